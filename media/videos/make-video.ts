import { spawn } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { videoFrame, videoMark } from '../settings.ts'
import type { VideoOriginal, View } from './video-originals.ts'

/** The picture is magnified this many times before the camera moves over it: whole pixels would make it tremble. */
const magnified = 4

/**
 * Makes a video out of a picture: the camera moves from one view to the other, slowly at both ends. A mark in the
 * corner says that it is a drawing and no footage.
 *
 * @throws Error when ffmpeg is missing or refuses, with its last words
 */
export async function makeVideo(picture: URL, font: URL, original: VideoOriginal, file: URL): Promise<void> {
  const part = new URL(`${file.href}.part`)
  try {
    const filters = [...cameraMove(original), mark(font), 'format=yuv420p'].join(',')
    const input = ['-v', 'error', '-y', '-i', fileURLToPath(picture), '-vf', filters]
    const coding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '29', '-movflags', '+faststart', '-an']
    await ffmpeg([...input, ...coding, '-threads', '1', '-f', 'mp4', fileURLToPath(part)])
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}

function cameraMove({ seconds, from, to }: VideoOriginal): string[] {
  const { width, height, rate } = videoFrame
  const frames = seconds * rate
  // From 0 to 1, slow at both ends.
  const share = `(1-cos(PI*on/${frames - 1}))/2`
  const between = (key: keyof View) => `(${from[key]}+(${to[key]}-${from[key]})*${share})`
  // The top left corner of the visible part, kept inside the picture.
  const corner = (middle: string, side: string) =>
    `max(0,min(${side}-${side}/zoom,${side}*${middle}-${side}/zoom/2))`
  return [
    `scale=${width * magnified}:${height * magnified}:force_original_aspect_ratio=increase`,
    `crop=${width * magnified}:${height * magnified}`,
    `zoompan=z='${between('zoom')}':x='${corner(between('x'), 'iw')}':y='${corner(between('y'), 'ih')}'` +
      `:d=${frames}:s=${width}x${height}:fps=${rate}`,
  ]
}

function mark(font: URL): string {
  const text = videoMark.replaceAll(':', '\\:')
  return (
    `drawtext=fontfile='${fileURLToPath(font)}':text='${text}':fontsize=20:fontcolor=white@0.9` +
    ':box=1:boxcolor=black@0.35:boxborderw=8:x=24:y=h-th-24'
  )
}

async function ffmpeg(options: string[]): Promise<void> {
  const program = spawn('ffmpeg', options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  program.stderr.on('data', (chunk) => (said += String(chunk)))
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  program.on('error', reject)
  program.on('close', resolve)
  const code = await promise.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error('ffmpeg is not installed; on Debian: apt-get install ffmpeg', { cause: error })
  })
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1) || `ffmpeg ended with code ${String(code)}`)
}
