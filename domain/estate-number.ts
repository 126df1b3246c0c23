import type { Category } from './categories.ts'

/**
 * The number on the door, out of the registry's value (R110–R112, A10).
 * Flats and commercial premises: the digits after the last hyphen («ЖК-2-114» → 114);
 * parking spaces: the digits after `#` or `№` («Паркинг №37» → 37); everything else as it is written.
 * A unit without a number has «—».
 * Not unique: «295/1» and «295а/1» stay apart, but two houses share their 114. Never use it as a key.
 */
export function estateNumber(category: Category, registered: string): string {
  if (registered === '') return '—'
  if (category === 'flat' || category === 'comm') return registered.match(/-(\d+)$/)?.[1] ?? registered
  if (category === 'garage') return registered.match(/[#№]\s*(\d+)/)?.[1] ?? registered
  return registered
}
