import assert from 'node:assert/strict'
import { test } from 'node:test'
import readQr from 'qr/decode.js'
import sharp from 'sharp'
import { botLink } from '#domain/visitor-bot.ts'
import { qrPicture } from './qr-picture.server.ts'

test('R1578 the picture of a link into the bot is read by a camera as that link, and is small', async () => {
  for (const bot of ['a_bot', `${'x'.repeat(29)}bot`]) {
    const link = botLink(bot, 'Az09_-Az09_-Az09_-Az09_-Az09_-Az')
    const picture = qrPicture(link)
    assert.ok(picture.length < 6_000, `${picture.length}`)
    const [, svg = ''] = picture.split(',')
    const { data, info } = await sharp(Buffer.from(decodeURIComponent(svg)))
      .resize(400)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.equal(readQr({ width: info.width, height: info.height, data: new Uint8Array(data) }), link)
  }
})
