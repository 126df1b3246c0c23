import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { FileFault } from '#media/apart/file-fault.ts'
import { runApart } from '#media/apart/run-apart.ts'
import { makeShown } from '#media/pictures/own-pictures.ts'
import { pictureHash } from '#media/pictures/make-picture.ts'
import { lookApart, makeApart } from '#media/pictures/picture-apart.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

const original = { alt: { ru: 'Дом', kk: 'Үй', en: 'House' }, project: null, kind: 'hero' } as const
const limits = { starting: 60, reading: 20, making: 60, memory: 1_000_000_000 }

/** A picture in a folder, and the folder for what is made of it. */
function inFolder(t: TestContext, bytes: Uint8Array) {
  const folder = temporaryFolder(t)
  const path = join(folder, 'house.png')
  writeFileSync(path, bytes)
  const picture = { name: 'house', hash: pictureHash(bytes, original), original, path }
  return { picture, folder: pathToFileURL(`${folder}/`) }
}

const plain = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#345' } })

/** Ninety megapixels in a file of some hundred kilobytes. */
const large = () => plain(9500).png().toBuffer()

const small = () => plain(30).png().toBuffer()

/** A program that does its work as that of pictures does. */
function programOf(t: TestContext, lines: string): URL {
  const program = join(temporaryFolder(t), 'program.ts')
  const apart = new URL('../media/apart/', import.meta.url)
  writeFileSync(program, `import { workApart } from '${apart.href}work-apart.ts'\n${lines}\n`)
  return pathToFileURL(program)
}

const says = (words: RegExp) => (error: unknown) => error instanceof FileFault && words.test(error.message)

test('R515 a picture that takes too long is given up, and named by what it takes', async (t) => {
  const { picture, folder } = inFolder(t, await large())
  const began = performance.now()
  await assert.rejects(
    makeApart(picture, null, folder, { ...limits, reading: 0.05 }),
    says(/^takes more than 0.05 s to read$/),
  )
  assert.ok(performance.now() - began < 3000)
  assert.deepEqual(readdirSync(folder), ['house.png'])
})

test('R515 a picture that needs too much memory ends its own process and nothing else', async (t) => {
  // An interlaced file is in memory whole, 147 MB.
  const interlaced = await plain(7000).png({ progressive: true }).toBuffer()
  const { picture } = inFolder(t, interlaced)
  const little = { ...limits, memory: 180_000_000 }
  await assert.rejects(lookApart(picture, little), says(/^needs more than 180 MB of memory to read$/))
  // The process itself fits: what is too much are the pixels.
  await lookApart(inFolder(t, await small()).picture, little)
  await lookApart(picture, limits)
})

test('R515 the process that reads pictures sees no settings of the site', async (t) => {
  process.env['SMTP_URL_OF_TEST'] = 'smtp://user:secret@host'
  t.after(() => delete process.env['SMTP_URL_OF_TEST'])
  const names = await runApart(programOf(t, 'workApart(async () => Object.keys(process.env))'), {})
  assert.deepEqual(
    (names as string[]).filter((name) => /_OF_TEST|DATABASE/.test(name)),
    [],
  )
})

test('R515 too many pixels and a picture that changes meanwhile are said in words', async (t) => {
  const bytes = await sharp({ create: { width: 10_001, height: 10_000, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const { picture } = inFolder(t, bytes)
  await assert.rejects(lookApart(picture), says(/^has more than 100 megapixels$/))
  writeFileSync(picture.path, await small())
  await assert.rejects(lookApart(picture), says(/^has changed meanwhile$/))
})

test('R516 a full disk or a missing right is no mistake of the editor', async (t) => {
  const { picture, folder } = inFolder(t, await small())
  const made = new URL('house.png/', folder)
  await assert.rejects(makeApart(picture, null, made), (error: unknown) => {
    assert.ok(error instanceof Error && !(error instanceof FileFault) && 'code' in error)
    assert.equal(error.code, 'ENOTDIR')
    return true
  })
  await assert.rejects(
    makeShown([{ ...picture, path: join(picture.path, 'x') }], { shipped: {}, made: folder }),
    { code: 'ENOTDIR' },
  )
})

const ofMachine = (words: RegExp) => (error: unknown) =>
  error instanceof Error && !(error instanceof FileFault) && words.test(error.message)

test('R563 a process that cannot be started is an error of the machine, and ends nothing else', async (t) => {
  const { picture } = inFolder(t, await small())
  const own = process.execPath
  process.execPath = join(temporaryFolder(t), 'node')
  const looked = lookApart(picture)
  process.execPath = own
  await assert.rejects(looked, ofMachine(/ENOENT/))
})

test('R563 a program that cannot be loaded is no mistake of a picture, and tells why', async (t) => {
  await assert.rejects(
    runApart(programOf(t, "import 'a-package-that-is-not-there'"), {}),
    ofMachine(/^a process ended before its work \(exit code 1\): [^]*a-package-that-is-not-there/),
  )
})

test('R563 a process that the system kills says nothing about its picture', async (t) => {
  const killed = programOf(t, "workApart(async () => process.kill(process.pid, 'SIGKILL'))")
  await assert.rejects(runApart(killed, {}), ofMachine(/^the system killed a process/))
})

test('R563 the time to read a picture begins when the process has started', async (t) => {
  const slow = programOf(
    t,
    "await new Promise((resolve) => setTimeout(resolve, 3000))\nworkApart(async () => 'done')",
  )
  assert.equal(await runApart(slow, {}, { ...limits, reading: 2 }), 'done')
})

test('R563 a process that is not ready in time is an error of the machine, in words of its own', async (t) => {
  const never = programOf(t, 'await new Promise((resolve) => setTimeout(resolve, 60_000))')
  await assert.rejects(
    runApart(never, {}, { ...limits, starting: 1 }),
    ofMachine(/^a process was not ready after 1 s: the machine is too busy, perhaps$/),
  )
})

test('R519 AVIF files that a broken run has made are not made again', async (t) => {
  const { picture, folder } = inFolder(t, await plain(900).png().toBuffer())
  const entry = await makeApart(picture, null, folder)
  const whole = await makeApart(picture, entry, folder)
  const files = [...whole.srcset_avif.matchAll(/\/media\/(\S+)/g)].map(
    ([, file = '']) => new URL(file, folder),
  )
  const [first, last] = [files[0], files.at(-1)]
  assert.ok(first !== undefined && last !== undefined && first !== last)
  writeFileSync(first, 'as it was')
  rmSync(last)
  assert.deepEqual(await makeApart(picture, entry, folder), whole)
  assert.equal(readFileSync(first, 'utf8'), 'as it was')
  assert.ok(existsSync(last))
})

/** The colour of the first pixel of what is shown of an original. */
async function shownColour(t: TestContext, bytes: Uint8Array): Promise<number[]> {
  const { picture, folder } = inFolder(t, bytes)
  const { src } = await makeApart(picture, null, folder)
  const file = fileURLToPath(new URL(src.slice('/media/'.length), folder))
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, info.channels)]
}

test('R521 sixteen bits, one channel and a profile become the same sRGB', async (t) => {
  const image = (background: string, size = 40) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
  const cases: [name: string, bytes: Buffer, colour: number[]][] = [
    ['16 bits', await image('#a93f26').toColourspace('rgb16').png().toBuffer(), [169, 63, 38]],
    ['grey', await image('#808080').greyscale().png().toBuffer(), [128, 128, 128]],
    ['grey of 16 bits', await image('#808080').toColourspace('grey16').png().toBuffer(), [128, 128, 128]],
    [
      'Display P3',
      await image('#a93f26').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
      [169, 63, 38],
    ],
  ]
  for (const [name, bytes, wanted] of cases) {
    const colour = await shownColour(t, bytes)
    assert.equal(colour.length, 3, name)
    for (const [channel, value] of wanted.entries())
      assert.ok(Math.abs((colour[channel] ?? 0) - value) <= 6, `${name}: ${colour.join()}`)
  }
})

test('R521 of an animated picture the first frame is shown', async (t) => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const animated = await sharp([await frame('#a93f26'), await frame('#134a45')], { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  assert.equal((await sharp(animated).metadata()).pages, 2)
  const [red = 0, green = 0] = await shownColour(t, animated)
  assert.ok(red > 150 && green < 80, `${red}, ${green}`)
})
