import './model-flats.css'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Model, ModelFlat } from '#contract/model.ts'
import { pages } from '#contract/pages.ts'
import { heightOf } from '#domain/model/model-bodies.ts'
import { levelTitle } from '../../../blocks/house/unit-words.ts'
import { estateTitle } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { usePlainLinks } from '../../../ui/use-plain-links.ts'
import type { ModelAddress } from './model-shown.ts'
import type { MomentFeed } from './moment-feed.ts'
import type { SunnyFlats } from './sunny-flats.ts'
import { useModelAddress, useMoment } from './use-moment.ts'

type ModelFlatsProps = { model: Model; feed: MomentFeed; sunnyAt: SunnyFlats }

/** The model in words: its houses, and each free flat with its page and its view. */
export const ModelFlats = memo(function ModelFlats({ model, feed, sunnyAt }: ModelFlatsProps) {
  const { t } = useI18n()
  // In a part of its own, before the lists are rendered: it is as much work as they are.
  useEffect(() => feed.follow('rest', () => void sunnyAt(feed.at('rest'))), [feed, sunnyAt])
  const sunny = sunnyAt(useMoment(feed, 'rest'))
  const at = useModelAddress(feed, model.slug)
  const list = useRef<HTMLElement>(null)
  usePlainLinks(list)
  const flatsOf = useMemo(() => Map.groupBy(model.flats, ({ house_id: house }) => house), [model])
  return (
    <section className="model-flats" ref={list} aria-labelledby="model-flats">
      <h2 id="model-flats">{t('model.flats')}</h2>
      {model.houses.map((house) => (
        <HouseFlats
          key={house.id}
          house={house}
          flats={flatsOf.get(house.id) ?? none}
          sunny={sunny}
          at={at}
        />
      ))}
    </section>
  )
})

const none: readonly ModelFlat[] = []

function hasWindow({ floor, windows }: ModelFlat): boolean {
  return floor > 0 && windows.length > 0
}

type HouseFlatsProps = {
  house: Model['houses'][number]
  flats: readonly ModelFlat[]
  sunny: ReadonlySet<number>
  at: ModelAddress
}

function HouseFlats({ house, flats, sunny, at }: HouseFlatsProps) {
  const [isOpen, setOpen] = useState(false)
  const lit = flats.reduce((sum, { id }) => (sunny.has(id) ? sum + 1 : sum), 0)
  const untold = flats.reduce((sum, flat) => (hasWindow(flat) ? sum : sum + 1), 0)
  const head = <HouseHead house={house} flats={flats.length} lit={lit} untold={untold} />
  return flats.length === 0 ? (
    <p className="model-house">{head}</p>
  ) : (
    <details name="model-flats" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="model-house">
        {head}
        <Icon name="chevron-down" />
      </summary>
      <FlatTable house={house.name} flats={flats} sunny={sunny} at={at} isOpen={isOpen} />
    </details>
  )
}

type HouseHeadProps = Pick<HouseFlatsProps, 'house'> & { flats: number; lit: number; untold: number }

/** A house in words, with how many of its free flats have sun, and of how many nobody told where they look (R1585). */
const HouseHead = memo(function HouseHead({ house, flats, lit, untold }: HouseHeadProps) {
  const { t, count, number } = useI18n()
  const words = [
    count(house.floors, 'project.houses.floors'),
    t('model.house.height', { metres: number(heightOf(house)) }),
    count(flats, 'model.flats.count'),
    lit > 0 ? t('model.flats.sunny', { count: lit }) : '',
    untold > 0 ? t('model.flats.untold', { count: untold }) : '',
  ]
  return (
    <>
      <b>{house.name}</b>
      <span className="figures">{words.filter(Boolean).join(', ')}</span>
    </>
  )
})

type FlatRowsProps = Pick<HouseFlatsProps, 'sunny' | 'at' | 'flats'> & { house: string }

/** A list that nobody sees does not follow the sun, and an open one does so in slices: there may be two thousand flats. */
const FlatTable = memo(
  function FlatTable({ sunny, at, ...list }: FlatRowsProps & { isOpen: boolean }) {
    return (
      <FlatRows
        house={list.house}
        flats={list.flats}
        sunny={useDeferredValue(sunny)}
        at={useDeferredValue(at)}
      />
    )
  },
  (_, { isOpen }) => !isOpen,
)

const FlatRows = memo(function FlatRows({ house, flats, sunny, at }: FlatRowsProps) {
  const i18n = useI18n()
  const { t, language, shortPrice } = i18n
  return (
    <table className="model-table figures" aria-label={`${t('model.flats')}, ${house}`}>
      <thead>
        <tr>
          <th scope="col">{t('model.flat')}</th>
          <th scope="col">{t('board.floor')}</th>
          <th scope="col">{t('model.flat.sun')}</th>
          <th scope="col">{t('model.crumb')}</th>
        </tr>
      </thead>
      <tbody>
        {flats.map((flat) => {
          const isSeen = hasWindow(flat)
          return (
            <tr key={flat.id}>
              <td>
                <a href={pages.estate(language, 'flat', flat.slug)}>
                  {[`№ ${flat.number}`, estateTitle({ ...flat, category: 'flat' }, i18n)].join(', ')}
                </a>
                <span>{flat.price === null ? t('estate.status.request') : shortPrice(flat.price)}</span>
              </td>
              <td>{flat.floor > 0 ? flat.floor : levelTitle(flat.floor, i18n)}</td>
              <td>
                {isSeen ? (
                  t(sunny.has(flat.id) ? 'model.flat.sun.yes' : 'model.flat.sun.no')
                ) : (
                  <Unknown words={t('model.flat.sun.untold')} />
                )}
              </td>
              <td>
                {isSeen && (
                  <a href={at(flat.id)} aria-label={t('model.flat.view.of', { number: flat.number })}>
                    {t('model.flat.view')}
                  </a>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})
