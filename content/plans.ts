import type { StoredPicture } from '#database/tables.ts'
import { foldedText } from '#domain/folded-text.ts'
import type { Localized } from '#domain/languages.ts'
import { planFiles } from '#media/plans/plan-files.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { ContentPicture } from './content-pictures.ts'
import type { Problem } from './problem.ts'
import type { Media } from './read-media.ts'

/** A plan that units may have. */
export type Plan = {
  /** What feeds call it, folded. */
  names: readonly string[]
  card: string
  detail: Localized
  width: number
  height: number
  rooms_list: readonly { name: Localized; area: number }[]
}

/**
 * All plans of a folder by code: the code of a drawing, the name of a picture. Two pictures with one name of a plan are a
 * problem (R603).
 */
export function plansOf(
  drawings: Media['plans'],
  pictures: readonly ContentPicture[],
  made: Readonly<Record<string, StoredPicture>>,
  problems: Problem[],
): Record<string, Plan> {
  const plans: Record<string, Plan> = Object.fromEntries(
    Object.entries(drawings).map(([code, drawing]) => [code, { ...drawing, names: [] }]),
  )
  const owners = new Map<string, string>()
  for (const { name, original, fileName } of pictures) {
    const picture = made[name]
    if (original.plans === undefined || picture === undefined) continue
    for (const plan of original.plans) {
      const owner = owners.get(foldedText(plan))
      if (owner !== undefined) {
        const message = staffText('the plan "{plan}" is also that of "{name}"', { plan, name: owner })
        problems.push({ file: fileName, line: null, message })
      }
      owners.set(foldedText(plan), name)
    }
    plans[name] = planOf(picture, original.plans)
  }
  return plans
}

function planOf(picture: StoredPicture, names: readonly string[]): Plan {
  const { card, detail } = planFiles(picture)
  return {
    names: names.map(foldedText),
    card,
    detail: { ru: detail, kk: detail, en: detail },
    width: picture.width,
    height: picture.height,
    rooms_list: [],
  }
}
