/** Characters of an address; longer ones are no addresses of pictures. */
const longest = 2_000

/**
 * The first of these texts that is an address which can be asked for a picture, as browsers write it; empty where none
 * is. One without a protocol (`//cdn.example/1.png`) is asked by https; one with a password in it is none of ours to use.
 */
export function pictureAddress(...texts: readonly string[]): string {
  for (const text of texts) {
    if (text === '' || text.length > longest) continue
    const url = URL.parse(text.startsWith('//') ? `https:${text}` : text)
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username + url.password !== '')
      continue
    url.hash = ''
    if (url.href.length <= longest) return url.href
  }
  return ''
}
