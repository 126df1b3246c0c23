/** Widths a page may ask for, in pixels; 2560 is for full-bleed pictures whose original is that large. */
export const pictureWidths = [480, 768, 1200, 1920, 2560] as const

/** Width of the blurred placeholder shown until the picture arrives, in pixels. */
export const placeholderWidth = 20

/** AVIF at 52 looks right on brickwork and foliage; effort 4 saves a tenth over effort 2. */
export const avifOptions = { quality: 52, effort: 4 } as const

/** The width that phones ask for, in pixels: their screens are dense. */
export const phoneWidth = 768

/** At two or three device pixels per CSS pixel 46 looks like 52, and it is a fifth lighter. */
export const denseAvifOptions = { quality: 46, effort: 4 } as const

/** The fallback for browsers without AVIF. */
export const webpOptions = { quality: 72, effort: 5, smartSubsample: true } as const

/** Widths of the cut for tall screens, in pixels: 400 for a phone of 412 CSS pixels as Lighthouse has it. */
export const tallWidths = [400, 768, 1080] as const

/** Raise it when the code that makes the files changes in a way the options above do not show. */
const pipelineVersion = 1

/** Everything that decides how a derived picture looks; part of its hash, so a change makes new files. */
export const pictureSettings = JSON.stringify([
  pipelineVersion,
  pictureWidths,
  placeholderWidth,
  avifOptions,
  phoneWidth,
  denseAvifOptions,
  webpOptions,
])

/** What an original may cost at most: bytes of its file, pixels, seconds to decode it, bytes of memory. */
export const maxBytes = 50_000_000
export const maxPixels = 100_000_000
export const maxSeconds = 20
export const maxMemory = 1_000_000_000

/** Seconds until a process for pictures is ready to work. */
export const maxStartingSeconds = 60

/** Seconds for the files of a picture that is decoded: 2,560 pixels wide at most, so only the machine decides. */
export const maxMakingSeconds = 300

/** Size and frames per second of the videos: a move over a picture needs no more. */
export const videoFrame = { width: 1280, height: 720, rate: 25 } as const

/** The label in the corner of every video made of pictures, in words common to all three languages. */
export const videoMark = 'Визуализация · Visualisation'

/** Everything that decides how a video looks; part of its hash. The number grows with changes of the code. */
export const videoSettings = JSON.stringify([1, videoFrame, videoMark])

/** Bytes that a file of a company's font may have, and those that a first visit may load of all fonts. */
export const maxFontBytes = 2_000_000
export const maxFirstFontBytes = 45_000
