import type { Page } from 'playwright-core'

/**
 * From now on a script of the site arrives with broken exports: every call of them fails.
 *
 * @param name its name in `assets/`, without hash and ending
 * @returns makes it whole again
 */
export async function breakScript(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`)
  await page.route(pattern, async (route) => {
    // A page that closes meanwhile takes its requests along.
    const response = await route.fetch().catch(() => null)
    if (response === null) return
    const code = await response.text()
    const [, list = ''] = /export\s*\{([^}]*)\}/.exec(code) ?? []
    const names = list.split(',').map((each) => each.split(' as ').at(-1)?.trim())
    const broken = names.map((exported) => `broken as ${exported}`).join(',')
    await route.fulfill({
      contentType: 'text/javascript',
      body: `function broken(){throw new Error('a broken part')}export{${broken}}`,
    })
  })
  return () => page.unroute(pattern)
}
