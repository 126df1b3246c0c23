/** The colours of the model in space: those of the drawing. */
export const palette = {
  ours: '#e9dfcd',
  others: '#c3cbcb',
  ground: '#cfd6c8',
  edge: '#3b434c',
  window: '#ffb627',
  marked: '#ffffff',
  mountains: '#8fa3b3',
  mountainsByNight: '#232e3a',
  day: '#bcd6e2',
  night: '#1b2430',
  daySky: '#e8f1f6',
  nightSky: '#7f97c4',
  lowSun: '#ffe0b0',
  highSun: '#fff8ec',
} as const
