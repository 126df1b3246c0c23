import { isLanguage, type Language } from '#domain/languages.ts'
import type { Article } from './articles.ts'
import type { Picture } from './common.ts'
import type { Complex } from './complexes.ts'
import type { Estate } from './estates.ts'
import type { Promotion } from './promotions.ts'

/** The subject of a link with a picture of its own. `site` is for every other page. */
export type ShareSubject =
  | { kind: 'estate'; estate: Estate }
  | { kind: 'project'; project: ToldProject }
  | { kind: 'article'; article: Article }
  | { kind: 'promotion'; promotion: Promotion }
  | { kind: 'site'; title: string; picture: Picture | null }

/** What the picture of a project says. */
type ToldProject = Pick<
  Complex,
  'slug' | 'name' | 'city' | 'district' | 'status' | 'deadline' | 'price_from' | 'estates_count' | 'image'
>

export type ShareKind = ShareSubject['kind']

/** A picture as the head of a page names it. `src` is a path of our own site. */
export type SharePicture = { src: string; width: number; height: number; alt: string }

/** The size that messengers and social networks expect. Pixels. */
export const shareSize = { width: 1200, height: 630 }

/** The address of a link's picture: `version` changes with its content, so that another price is another address. */
export type SharePlace = { language: Language; kind: ShareKind; name: string; version: string }

/** Every address of such a picture begins so. */
export const sharePath = '/og'

const shape =
  /^\/og\/([a-z]{2})\/(estate|project|article|promotion|site)\/([a-z0-9-]{1,120})-([0-9a-f]{12})\.jpg$/

export function sharePicturePath({ language, kind, name, version }: SharePlace): string {
  return `${sharePath}/${language}/${kind}/${name}-${version}.jpg`
}

/** The place that an address names, or null where it names none. */
export function sharePlaceOfPath(path: string): SharePlace | null {
  const [, language = '', kind, name = '', version = ''] = shape.exec(path) ?? []
  if (kind === undefined || !isLanguage(language)) return null
  return { language, kind: kind as ShareKind, name, version }
}
