/** Largest file of an application, in bytes (A14). */
export const fileLimit = 10 * 1024 * 1024

/** How the names of files end that an application takes: pdf, doc, docx, rtf, jpg (A14). */
export const resumeEndings = ['.pdf', '.doc', '.docx', '.rtf', '.jpg', '.jpeg'] as const

/**
 * Whether a file may be a CV, by its name and size: the API checks its content, this check saves the upload. A file
 * without content is refused: it may still be in a cloud and not on the device.
 */
export function mayBeResume({ name, size }: { name: string; size: number }): boolean {
  const lower = name.toLowerCase()
  return size > 0 && size <= fileLimit && resumeEndings.some((ending) => lower.endsWith(ending))
}
