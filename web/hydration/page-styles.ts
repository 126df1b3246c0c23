const link = /<link(?: nonce="[^"]*")? rel="stylesheet" href="(\/assets\/(?!frame-)[^"#]+)(#?)"\/>/g

/**
 * Puts the styles that a page has beside those of every page into its head (decision 043). A browser has at most six
 * connections to an HTTP/1.1 server: on those that a handful of small files would take, the first picture comes. The
 * links stay, for the router looks for them, and are `disabled`: nothing is fetched. What has no built text stays.
 */
export function withPageStyles(html: string, textOf: (href: string) => string | undefined): string {
  return html.replaceAll(link, (tag, href: string, mark: string) => {
    const text = textOf(href)
    if (text === undefined) return tag
    // What would end the element early has no place in styles.
    if (/<\/style/i.test(text)) return tag
    return `<style data-of="${href}${mark}">${text}</style><link rel="stylesheet" href="${href}${mark}" disabled=""/>`
  })
}
