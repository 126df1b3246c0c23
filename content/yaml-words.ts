import type { YAMLError } from 'yaml'
import { staffText } from '#domain/staff/staff-text.ts'

/**
 * The mistakes of a file that is not YAML: the first one, which the others mostly follow from, or every field that
 * stands twice.
 */
export function firstErrors(errors: readonly YAMLError[]): readonly YAMLError[] {
  const [first] = errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .toSorted(({ pos: [a] }, { pos: [b] }) => a - b)
  return first === undefined ? errors : [first]
}

/** A mistake of YAML to an editor, with what to do (R762). */
export function yamlWords({ code, message, pos: [start, end] }: YAMLError, text: string): string {
  const rest = /^[^\n]*/.exec(text.slice(start))?.[0] ?? ''
  switch (code) {
    case 'BLOCK_IN_FLOW':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:(\s|$)/.test(rest)
        ? staffText('the text has a colon with a space: put the whole text in quotes')
        : wrongIndent()
    case 'MULTILINE_IMPLICIT_KEY':
      return staffText(
        'a field is its name, a colon, a space and the value: is a space missing, or does a line begin at another column than its neighbours?',
      )
    case 'TAB_AS_INDENT':
      return staffText('the line begins with a tab: write spaces')
    case 'DUPLICATE_KEY':
      // What stands twice without a colon is a piece of a text in curly brackets.
      return /^[^:]*[,}]/.test(rest)
        ? staffText('the text has a comma: put the whole text in quotes')
        : staffText('«{field}» stands here twice', { field: /^[^\s:]*/.exec(rest)?.[0] ?? '' })
    case 'BAD_INDENT':
      return message.startsWith('Flow') ? staffText('a bracket above is not closed') : wrongIndent()
    case 'BAD_SCALAR_START':
      return staffText('a text that begins with {sign} must stand in quotes', {
        sign: text.slice(start, end),
      })
    case 'MISSING_CHAR':
      return message.startsWith('Missing closing')
        ? staffText('a quotation mark above is not closed')
        : staffText('a sign is missing: a colon behind the name of a field, or quotes around the text')
    case 'UNEXPECTED_TOKEN':
      return staffText(
        'this does not belong here: put the whole text in quotes, or begin the line at the column of its neighbours',
      )
    case 'BAD_DQ_ESCAPE':
      return staffText('in double quotes a backslash begins a special sign: put the text in single ones')
    case 'MULTIPLE_DOCS':
      return staffText('a line of three dashes divides the file: take it out')
    default:
      return staffText('cannot be read: {why}', { why: message })
  }
}

function wrongIndent(): string {
  return staffText(
    'a line begins at another column than the fields beside it: make the spaces before them equal',
  )
}
