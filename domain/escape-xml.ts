const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text with the five signs of XML as entities (XML 1.0 §4.6). The caller removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return text.toWellFormed().replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
