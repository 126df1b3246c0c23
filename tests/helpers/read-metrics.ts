/** The samples of a text of Prometheus by their whole name: `site_leads_total{form="callback"}` → its value. */
export function readMetrics(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** Reads `/metrics` of a process. */
export async function fetchMetrics(url: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return readMetrics(await response.text())
}
