// Runs before the editor: it starts when start.js says so, and speaks Russian until its user chooses otherwise.
globalThis.CMS_MANUAL_INIT = true
const key = 'sveltia-cms.prefs'
const chosen = JSON.parse(localStorage.getItem(key) ?? 'null')
// What was saved stays open: from a single file the editor would go to the first of its lists.
if (chosen === null) localStorage.setItem(key, JSON.stringify({ locale: 'ru', closeOnSave: false }))
else if (chosen.locale === undefined || chosen.locale === 'auto')
  localStorage.setItem(key, JSON.stringify({ ...chosen, locale: 'ru' }))

// A folder is opened from the start: where the editor first looks at a forge, it keeps no typed work of this session.
const user = 'sveltia-cms.user'
if (document.body.dataset.place === 'folder' && localStorage.getItem(user) === null)
  localStorage.setItem(user, JSON.stringify({ backendName: 'local' }))
