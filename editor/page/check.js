// Asks the editor's host what is wrong with an entry before it is saved.

/** A listener of the editor. What it throws so stops a save, and is shown. */
export async function checkEntry({ entry }) {
  const { collection, path, slug, newRecord, data, i18n } = entry.toJS()
  const { openName, doubts: question } = document.body.dataset
  const name = document.querySelector('.editable-text input')
  if (newRecord && name !== null && name.value.trim() !== slug) refuse(collection, [openName])
  const place = collection === '_singletons' ? path.replace(/^.*\//, '').replace(/\.\w+$/, '') : collection
  // The languages of a text beside its record are files of their own.
  const record = place.endsWith('-texts')
    ? { ru: data.body, kk: i18n.kk?.data.body, en: i18n.en?.data.body }
    : data
  const verdict = await ask({ place, isNew: newRecord, name: slug, data: record })
  if (verdict === null) return
  if (verdict.problems.length > 0) refuse(collection, verdict.problems)
  if (verdict.doubts.length > 0 && !confirm([...verdict.doubts, '', question].join('\n')))
    refuse(collection, verdict.doubts)
}

/** Null where the host is away: the check of the folder says the same later. */
async function ask(record) {
  const body = JSON.stringify(record)
  const answer = await fetch('/check', { method: 'POST', body }).catch(() => null)
  return answer?.ok ? answer.json() : null
}

function refuse(collection, lines) {
  const words = lines.join('\n')
  // A record that is made inside the form of another has no place for more than that it was not added.
  if (!location.hash.startsWith(`#/collections/${collection}/`)) alert(words)
  throw new Error('saving_failed', { cause: new Error(words) })
}
