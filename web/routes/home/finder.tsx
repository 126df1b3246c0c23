import './finder.css'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ComplexLink } from '#contract/complexes.ts'
import type { RoomsOffer } from '#contract/offers.ts'
import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { roomChoices } from '#domain/rooms.ts'
import { readSession, writeSession } from '../../data/session.ts'
import { roomsGroupTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFlatCount } from './use-flat-count.ts'

/** Name in the tab's memory: the last choice, as the query of the listing. */
const keptChoice = 'finder'

/** Round limits people think in; tenge and m². */
const priceSteps = [20, 30, 40, 50, 70, 100].map((millions) => millions * 1_000_000)
const areaSteps = [30, 40, 50, 60, 80, 100]

type FinderProps = {
  complexes: readonly Pick<ComplexLink, 'slug' | 'name'>[]
  /** The room counts on sale; empty where they are not known. */
  rooms: readonly Pick<RoomsOffer, 'rooms'>[]
}

/**
 * The first question of the site, on the lower edge of the picture: a plain GET form of the listing. With JavaScript
 * its button shows the number of flats for the choice, and a visitor who comes back finds the choice as it was
 * (R311).
 */
export function Finder({ complexes, rooms }: FinderProps) {
  const { t, language, shortPrice, area, count } = useI18n()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState('')
  const { total, isLoading } = useFlatCount(asked, language)

  useLayoutEffect(() => {
    if (form.current === null) return
    // A choice made before hydration is newer.
    if (searchIn(form.current, language) === '') choose(form.current, readSession(keptChoice))
    setAsked(searchIn(form.current, language))
  }, [language])

  const onSale = new Set(rooms.map((offer) => Math.min(offer.rooms, 4)))
  const offered = roomChoices.filter((number) => onSale.size === 0 || onSale.has(number))
  const fields = [
    {
      name: 'complex',
      label: t('home.finder.project'),
      any: t('home.finder.project.any'),
      options: complexes.map(({ slug, name }) => ({ value: slug, title: name })),
    },
    {
      name: 'rooms',
      label: t('home.finder.rooms'),
      any: t('home.finder.rooms.any'),
      options: offered.map((number) => ({ value: String(number), title: roomsGroupTitle(number, t) })),
    },
    {
      name: 'area_from',
      label: t('home.finder.area'),
      any: t('home.finder.any'),
      options: areaSteps.map((step) => ({ value: String(step), title: area(step) })),
    },
    {
      name: 'price_to',
      label: t('home.finder.price'),
      any: t('home.finder.any'),
      options: priceSteps.map((step) => ({ value: String(step), title: shortPrice(step) })),
    },
  ]
  function change(event: FormEvent<HTMLFormElement>): void {
    const search = searchIn(event.currentTarget, language)
    writeSession(keptChoice, search)
    setAsked(search)
  }

  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void navigate(pages.listing(language, 'flat', searchIn(event.currentTarget, language)))
  }

  return (
    <search aria-label={t('home.finder.label')}>
      <form
        className="finder"
        ref={form}
        action={pages.listing(language, 'flat')}
        method="get"
        onChange={change}
        onSubmit={show}
      >
        {fields.map((field) => (
          <div key={field.name} className="finder-field">
            <label htmlFor={`finder-${field.name}`}>{field.label}</label>
            <select id={`finder-${field.name}`} name={field.name}>
              <option value="">{field.any}</option>
              {field.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.title}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        ))}
        <Button type="submit" aria-busy={isLoading}>
          {total === null && !isLoading
            ? t('home.finder.submit')
            : `${t('listing.filters.show')} ${total === null ? '…' : count(total, 'category.flat.show')}`}
        </Button>
      </form>
    </search>
  )
}

/** The query of the listing for the choice. */
function searchIn(form: HTMLFormElement, language: Language): string {
  const params = new URLSearchParams()
  for (const [key, value] of new FormData(form)) params.append(key, String(value))
  return listingSearch(listingOfParams(params), language)
}

/** Makes the choice of a search, as far as it is offered. */
function choose(form: HTMLFormElement, search: unknown): void {
  if (typeof search !== 'string') return
  const criteria = new URLSearchParams(search)
  for (const field of form.querySelectorAll('select')) {
    for (const option of field.options) {
      if (option.value === criteria.get(field.name)) option.selected = true
    }
  }
}
