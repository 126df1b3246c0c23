import type { Locator, Page } from 'playwright-core'

/** A person at the editor: everything that they do is counted. An action is a click, or what is typed into one field. */
export class Hand {
  actions = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1
    await target.click()
  }

  async type(target: Locator, text: string): Promise<void> {
    this.actions += 1
    await target.fill(text)
  }

  /** Opens a list of the left side. */
  async openList(name: string): Promise<void> {
    await this.click(this.page.getByRole('treeitem', { name: new RegExp(`^${name}( \\d+)?$`) }))
  }

  /**
   * Begins a new entry of the list that is open, and waits until the page is idle. The editor sets its fields up after
   * it has drawn them, and drops what is typed in between.
   */
  async begin(): Promise<void> {
    await this.click(this.page.getByRole('button', { name: 'Создать новую запись' }))
    await this.page.getByRole('textbox').first().waitFor()
    for (let quiet = 0; quiet < 3; quiet++)
      await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
  }

  /** Opens an entry of the list that is open. */
  async openEntry(name: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole('row').filter({ hasText: name }))
  }

  /** Chooses from a list that opens under its field: a click on the field and one on the option. */
  async choose(field: Locator, option: string | RegExp): Promise<void> {
    await this.click(field.getByRole('combobox'))
    await this.click(this.page.getByRole('option', { name: option }))
  }

  /** A text in three languages: one field each. */
  async typeThree(
    within: Page | Locator,
    label: string,
    texts: readonly [ru: string, kk: string, en: string],
  ): Promise<void> {
    for (const [index, language] of ['по-русски', 'по-казахски', 'по-английски'].entries())
      await this.type(fieldOf(within, `${label}: ${language}`).getByRole('textbox'), texts[index] ?? '')
  }

  /** Goes from an entry back to its list. */
  async leave(): Promise<void> {
    await this.click(this.page.getByRole('button', { name: 'Отменить редактирование' }))
  }

  /** Saves, and waits until the editor says so: in a message, and by a button that has nothing left to save. */
  async save(): Promise<void> {
    await this.click(this.page.getByRole('button', { name: 'Сохранить', exact: true }))
    await this.page
      .getByText(/Сохранен[оа] \S*\d/)
      .first()
      .waitFor()
    await this.page.getByRole('button', { name: 'Сохранить', exact: true, disabled: true }).waitFor()
  }
}

/** A field of the form by its label, within the page or another field. */
export function fieldOf(within: Page | Locator, label: string): Locator {
  // The editor puts signs of direction around names.
  return within.getByRole('group', { name: `Поле «\u2068${label}\u2069»`, exact: true })
}
