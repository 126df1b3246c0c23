import type { Context } from 'hono'
import type { Log } from '#api/http/log.ts'
import { isPictureFileName, pictureAddress } from '#media/pictures/picture-names.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { type FileKind, passedOnFiles } from './passed-on-files.ts'

/** A picture, by the end of its address. The bytes of its size are no text. */
function pictureKind(path: string): FileKind {
  const isAvif = path.endsWith('.avif')
  const beginning = isAvif ? /^[\s\S]{1,4}ftyp/ : /^RIFF[\s\S]{1,4}WEBP/
  return {
    types: [isAvif ? 'image/avif' : 'image/webp'],
    isBeginning: (text) => beginning.test(text),
    otherwise: 'the file is no picture',
  }
}

/**
 * With API_BASE_URL the pictures of the company are those of the other server, which may have made them: one that is
 * not here comes from there. Only names that a maker of pictures gives are asked for. Null for any other address.
 */
export function passedOnPictures(baseUrl: string, log: Pick<Log, 'error'>) {
  // A page has many pictures: they need no turn of work.
  const pass = passedOnFiles(baseUrl, pictureKind, { log, queue: { admit: async () => {} } })
  return async (c: Context<ServerContext>): Promise<Response | null> => {
    const { path } = c.req
    if (!path.startsWith(pictureAddress) || !isPictureFileName(path.slice(pictureAddress.length))) return null
    const answer = await pass(c)
    if (answer.status === 200 || answer.status === 304)
      answer.headers.set('Cache-Control', cachePolicy.hashedFile.lifetime)
    return answer
  }
}
