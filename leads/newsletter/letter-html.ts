import type { Language } from '#domain/languages.ts'

type LetterHtml = {
  language: Language
  company: string
  title: string
  lead: string
  /** The picture at the top and the text, as HTML; an empty picture is none. */
  picture: string
  body: string
  words: { read: string; leave: string; reason: string }
  links: { site: string; article: string; leave: string }
}

/**
 * The frame of a letter. Mail programs differ more than browsers do: tables carry the layout, styles stand in the
 * tags, and the column is 560 px wide or as wide as the screen.
 */
export function letterHtml({
  language,
  company,
  title,
  lead,
  picture,
  body,
  words,
  links,
}: LetterHtml): string {
  const link = (address: string) => escapedHtml(address)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f2f2f0;color:#1d1d1b;-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f2f2f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:608px;background:#ffffff">
<tr><td style="padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:25px;text-align:left;overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 24px;font-size:18px;font-weight:bold"><a href="${link(links.site)}" style="color:#1d1d1b;text-decoration:none">${escapedHtml(company)}</a></p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:33px">${escapedHtml(title)}</h1>
<p style="margin:0 0 24px;font-size:18px;line-height:27px;color:#404040">${escapedHtml(lead)}</p>
${picture === '' ? '' : `<p style="margin:0 0 24px">${picture}</p>\n`}${body}
<p style="margin:32px 0 8px"><a href="${link(links.article)}" style="display:inline-block;padding:12px 24px;background:#1d1d1b;color:#ffffff;text-decoration:none">${escapedHtml(words.read)}</a></p>
</td></tr>
<tr><td style="padding:20px 24px 24px;border-top:1px solid #d9d9d6;font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:21px;color:#595959;text-align:left">
<p style="margin:0 0 8px">${escapedHtml(words.reason)}</p>
<p style="margin:0"><a href="${link(links.leave)}" style="color:#595959">${escapedHtml(words.leave)}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Text as HTML, in tags and in attributes. */
export function escapedHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
