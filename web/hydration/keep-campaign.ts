/**
 * In the page, from its head, before anything else: stores the marks in the address of an opened page about where the
 * visitor came from (R137). A later campaign takes the place of the first. Sent as text
 * (campaign-script.server.ts): it may use nothing from outside of itself.
 */
export function keepCampaign(utmMarks: readonly string[], clickMarks: readonly string[]): void {
  const query = new URLSearchParams(location.search)
  const valueOf = (name: string) => query.get(name) ?? ''
  const clicks = clickMarks.filter((name) => valueOf(name) !== '')
  const isCampaign = valueOf('utm_source') !== ''
  const keep = (key: string, names: readonly string[]) =>
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(names.map((name) => [name, valueOf(name)]))),
    )
  try {
    if (isCampaign) keep('utm_data', utmMarks)
    if (isCampaign || clicks.length > 0) keep('click_data', clicks)
  } catch {
    // The browser forbids storage.
  }
}
