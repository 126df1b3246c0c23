import { checkEntry } from './check.js'
import { dropKeptDraft } from './kept-drafts.js'

// Starts the editor with the configuration that the page names, and teaches it how our texts show pictures.
const { language, config, picture, name, caption } = document.body.dataset
const settings = await (await fetch(config)).json()

/** A picture of a text is a paragraph of its own, `![caption](name)`: the name of its record, not of a file. */
globalThis.CMS.registerEditorComponent({
  id: 'content-picture',
  label: picture,
  icon: 'image',
  fields: [
    {
      name: 'name',
      label: name,
      widget: 'relation',
      collection: 'pictures',
      value_field: '{{slug}}',
      display_fields: ['alt.ru', '{{slug}}'],
    },
    { name: 'caption', label: caption, widget: 'string' },
  ],
  pattern: /^!\[(?<caption>[^\]\n]*)\]\((?<name>[a-z0-9-]+)\)$/m,
  fromBlock: ({ groups }) => ({ name: groups?.name ?? '', caption: groups?.caption ?? '' }),
  toBlock: ({ name, caption }) => `![${caption ?? ''}](${name ?? ''})`,
  toPreview: ({ caption }) => caption ?? '',
})
globalThis.CMS.registerEventListener({ name: 'preSave', handler: checkEntry })
globalThis.CMS.registerEventListener({ name: 'postSave', handler: dropKeptDraft })
document.documentElement.lang = language
await globalThis.CMS.init({ config: settings })
