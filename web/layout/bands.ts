/** Bands that links on the same page lead to. */
export const bands = {
  projects: 'projects',
  callback: 'callback',
} as const
