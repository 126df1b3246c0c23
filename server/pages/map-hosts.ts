import type { MapSettings } from '#contract/request-context.ts'
import type { ForeignHosts } from './foreign-hosts.ts'

const yandexApi = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru']
const yandexFiles = 'https://yastatic.net'
const yandexTiles = 'https://*.maps.yandex.net'

/**
 * The hosts in Yandex's page «Enabling the API when using CSP» (rules of December 2025), without 'unsafe-eval':
 * that one is for its vector engine, and ours is the raster mode.
 */
const yandexHosts: ForeignHosts = {
  script: [...yandexApi, yandexFiles],
  style: [...yandexApi, yandexFiles],
  image: [...yandexApi, yandexFiles, yandexTiles],
  connect: [...yandexApi, yandexFiles, yandexTiles],
  worker: [...yandexApi, 'data:', 'blob:'],
}

/** The hosts of the enabled maps; none without a setting. With a key the tiles are not requested. */
export function mapHosts({ yandexKey, tiles }: MapSettings): ForeignHosts {
  if (yandexKey !== null) return yandexHosts
  return tiles === null ? {} : { image: [tileOrigin(tiles.url)] }
}

/** The origin of the tiles; their several hosts (`{s}`) become a wildcard. */
function tileOrigin(url: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(url) ?? []
  return origin.replace('{s}', '*')
}
