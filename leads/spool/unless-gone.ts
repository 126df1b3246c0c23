/** The result of work with a file; null when the file is not there. Every other failure stays one. */
export async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
