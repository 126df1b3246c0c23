// Takes away what the editor keeps of a draft that is saved.

/** The editor itself forgets it for a single file that was not there before, and would ask whether to bring it back. */
export async function dropKeptDraft({ entry }) {
  const { collection, path, newRecord } = entry.toJS()
  if (collection !== '_singletons' || !newRecord) return
  const key = [collection, path.replace(/^.*\//, '').replace(/\.\w+$/, '')]
  for (const { name } of await indexedDB.databases()) await drop(name, key)
}

async function drop(name, key) {
  const base = await done(indexedDB.open(name))
  const store = 'draft-backups'
  if (base.objectStoreNames.contains(store))
    await done(base.transaction(store, 'readwrite').objectStore(store).delete(key))
  base.close()
}

function done(asked) {
  return new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error))
  })
}
