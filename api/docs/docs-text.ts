/** Text between tags and in attributes: nothing of it becomes markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A block of code; it scrolls, so the keyboard has to reach it. */
export function code(text: string, label: string): string {
  return `<pre tabindex="0" role="region" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>`
}

/** Ready rows of a table that scrolls sideways on a narrow screen. */
export function table(heads: readonly string[], rows: readonly string[], label: string): string {
  if (rows.length === 0) return ''
  const head = heads.map((word) => `<th scope="col">${escaped(word)}</th>`).join('')
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(label)}"><table>
<thead><tr>${head}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}
