/** How much of the week a vacancy takes. */
export const employments = ['full', 'part', 'shift', 'internship'] as const
export type Employment = (typeof employments)[number]

/** Years of experience that a vacancy asks for. */
export const experiences = ['none', '1-3', '3-6', '6+'] as const
export type Experience = (typeof experiences)[number]

export function isEmployment(code: string): code is Employment {
  return employments.some((known) => known === code)
}

export function isExperience(code: string): code is Experience {
  return experiences.some((known) => known === code)
}
