// Runs before the editor: it starts when start.js says so, and speaks Russian until its user chooses otherwise.
globalThis.CMS_MANUAL_INIT = true
const key = 'sveltia-cms.prefs'
const chosen = JSON.parse(localStorage.getItem(key) ?? '{}')
if (chosen.locale === undefined || chosen.locale === 'auto')
  localStorage.setItem(key, JSON.stringify({ ...chosen, locale: 'ru' }))
