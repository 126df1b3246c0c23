import { type Language, languages } from '#domain/languages.ts'
import { formatMoney } from '#domain/money.ts'
import { dimensionFigures, dimensionLines } from './dimension-line.ts'
import { svgDocument } from './plan-card.ts'
import type { PlanDrawing } from './plan-drawing.ts'
import { detailFrame } from './plan-frame.ts'
import { type LabelSizes, lineHeight, type PlanLabel, placeLabels } from './plan-labels.ts'
import { planShapes } from './plan-shapes.ts'
import type { PlanSource } from './plan-sources.ts'
import { planInk, planInkSoft } from './plan-style.ts'

/** The width in CSS pixels up to which the figures of the narrow drawing are shown. */
const narrowUpTo = 520

/**
 * The drawing on a unit's own page. It holds its texts twice and a media query chooses by the width at which the
 * picture is shown: on a telephone letters must be larger in relation to the plan, and fewer names fit.
 */
export function planDetail(drawing: PlanDrawing, plan: PlanSource, language: Language): string {
  const frame = detailFrame(drawing.bounds)
  const distance = Math.round(frame.width * 0.042)
  const wide = texts(drawing, plan, language, frame.width / 700, distance)
  const narrow = texts(drawing, plan, language, frame.width / 350, distance)
  const line = Math.max(1.6, Math.round(frame.width / 50) / 10)
  return svgDocument(
    frame,
    [
      `<style>.n{display:none}@media(max-width:${narrowUpTo}px){.w{display:none}.n{display:inline}}</style>`,
      planShapes(drawing, { furniture: line, glass: line, door: line }),
      ...drawing.entrances.map(({ d, turn }) => `<path fill="${planInk}" d="${d}" transform="${turn}"/>`),
      dimensionLines(drawing.measured, distance, line),
      `<g font-family="'Golos Text',Inter,Roboto,'Segoe UI',Arial,'Noto Sans','Liberation Sans',sans-serif" text-anchor="middle">`,
      `<g class="w">${wide}</g><g class="n" display="none">${narrow}</g></g>`,
    ].join(''),
  )
}

/** All texts for one width of showing. `pixel` is the length of one CSS pixel in centimetres of the plan. */
function texts(
  drawing: PlanDrawing,
  plan: PlanSource,
  language: Language,
  pixel: number,
  distance: number,
): string {
  const sizes = { name: Math.round(12.5 * pixel), area: Math.round(13.5 * pixel) }
  const rooms = plan.rooms_list.map(({ id, type, name, area }) => ({
    id,
    // The car shows the purpose of the space, and its name is wider than the car.
    name: type === 'park' ? '' : name[language],
    area: formatMoney(area, { decimals: 1 }),
  }))
  const [width, depth] = plan.size_metres.map((metres) => formatMoney(metres))
  return [
    dimensionFigures(drawing.measured, distance, sizes.name, { width: width ?? '', depth: depth ?? '' }),
    ...placeLabels(drawing, rooms, sizes).map((label) => labelText(label, sizes)),
  ].join('')
}

/** A white edge keeps the letters legible where they meet a line of the drawing. */
function labelText({ name, area, x, y }: PlanLabel, sizes: LabelSizes): string {
  const height = (name.length * sizes.name + sizes.area) * lineHeight
  const halo = `stroke="#fff" stroke-opacity=".85" stroke-width="${Math.round(sizes.name / 4)}" stroke-linejoin="round" paint-order="stroke"`
  const top = y - height / 2
  const lines = name.map((line, index) => {
    const base = Math.round(top + (index + 0.86) * sizes.name * lineHeight)
    return `<text x="${x}" y="${base}" font-size="${sizes.name}" fill="${planInkSoft}">${escapeText(line)}</text>`
  })
  const base = Math.round(top + (name.length * sizes.name + sizes.area * 0.84) * lineHeight)
  const figure = `<text x="${x}" y="${base}" font-size="${sizes.area}" font-weight="600" fill="${planInk}">${area}</text>`
  return `<g ${halo}>${lines.join('')}${figure}</g>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The drawing in every language. */
export function planDetails(drawing: PlanDrawing, plan: PlanSource): Record<Language, string> {
  const [ru, kk, en] = languages.map((language) => planDetail(drawing, plan, language))
  return { ru: ru ?? '', kk: kk ?? '', en: en ?? '' }
}
