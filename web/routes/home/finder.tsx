import './finder.css'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ComplexLink } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import { listingOfParams, listingSearch } from '#domain/listing-query.ts'
import { roomChoices } from '#domain/rooms.ts'
import { roomsGroupTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Round limits people think in; tenge and m². */
const priceSteps = [20, 30, 40, 50, 70, 100].map((millions) => millions * 1_000_000)
const areaSteps = [30, 40, 50, 60, 80, 100]

/** The first question of the site, on the lower edge of the picture: a plain GET form of the listing. */
export function Finder({ complexes }: { complexes: readonly ComplexLink[] }) {
  const { t, language, shortPrice, area } = useI18n()
  const navigate = useNavigate()
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
      options: roomChoices.map((rooms) => ({ value: String(rooms), title: roomsGroupTitle(rooms, t) })),
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
  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const params = new URLSearchParams()
    for (const [key, value] of new FormData(event.currentTarget)) params.append(key, String(value))
    void navigate(pages.listing(language, 'flat', listingSearch(listingOfParams(params), language)))
  }
  return (
    <search aria-label={t('home.finder.label')}>
      <form className="finder" action={pages.listing(language, 'flat')} method="get" onSubmit={show}>
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
        <Button type="submit">{t('home.finder.submit')}</Button>
      </form>
    </search>
  )
}
