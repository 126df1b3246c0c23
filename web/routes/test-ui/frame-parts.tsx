import type { Picture } from '#contract/common.ts'
import type { EstateCard } from '#contract/estates.ts'
import type { Address } from '#contract/pages.ts'
import { pages } from '#contract/pages.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { LostPart } from '../../blocks/safe-part/safe-part.tsx'
import type { DialogState } from '../../layout/dialogs/dialog-state.ts'
import { DialogLink } from '../../layout/dialogs/dialog-link.tsx'
import { ErrorView } from '../../layout/error-view.tsx'
import { IconLinks } from '../../layout/icon-links.tsx'
import { LanguageChips } from '../../layout/language/language-chips.tsx'
import { offersByFinish, offersByRooms } from '../../layout/menus/category-offers.ts'
import { PriceLinks } from '../../layout/menus/price-links.tsx'
import { PromotionCard } from '../../layout/menus/promotion-card.tsx'
import { errorWays } from '../../layout/navigation.ts'
import { SocialLinks } from '../../layout/social-links.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { Part, State, type Words } from './part.tsx'

type FramePartsProps = {
  words: Words
  header: 'plain' | 'project'
  picture: Picture
  estate: EstateCard | undefined
}

type DialogName = 'callback' | 'consultation' | 'question' | 'reserve' | 'video'

/** The frame is around the page itself; here are its styles, its parts, its dialogs and error pages. */
export function FrameParts({ words, header, picture, estate }: FramePartsProps) {
  const i18n = useI18n()
  const { t, language, number } = i18n
  const root = useRootData()
  const here = pages.testUi(language)
  const onPicture = pages.testUi(language, 'header=project')
  const flats = root?.categories.find(({ code }) => code === 'flat')
  const dialogs: Readonly<Record<DialogName, { opens: DialogState; to: Address }>> = {
    callback: { opens: { kind: 'callback' }, to: pages.callback(language) },
    consultation: {
      opens: {
        kind: 'callback',
        title: 'consultation.projects',
        image: { id: 0, src: picture.src, alt: picture.alt },
      },
      to: pages.callback(language),
    },
    question: { opens: { kind: 'question' }, to: pages.question(language) },
    reserve: {
      opens: { kind: 'reserve', about: { estate_id: estate?.id ?? 0 } },
      to: pages.reserve(language, estate?.id ?? 0),
    },
    video: { opens: { kind: 'video', video_url: '' }, to: here },
  }
  return (
    <Part title={words.frame}>
      <p>{words['frame.note']}</p>
      <TabLinks
        label={words['frame.header']}
        tabs={[
          { title: words['frame.header.plain'], to: here, current: header === 'plain' },
          { title: words['frame.header.project'], to: onPicture, current: header === 'project' },
        ]}
      />
      <State title={words['frame.menus']}>
        <div className="test-ui-row">
          <IconLinks />
          <SocialLinks networks={root?.company.networks ?? []} />
          <LanguageChips />
        </div>
        <div className="test-ui-columns">
          {flats !== undefined && (
            <>
              <PriceLinks title={t('menu.rooms')} links={offersByRooms(flats, i18n)} />
              <PriceLinks title={t('menu.restorations')} links={offersByFinish(flats, i18n)} />
            </>
          )}
          {root !== undefined && root.promotion !== null && <PromotionCard promotion={root.promotion} />}
        </div>
      </State>
      <State title={words['frame.dialogs']}>
        <div className="test-ui-row">
          {(Object.keys(dialogs) as DialogName[]).map((name) => (
            <DialogLink key={name} className={buttonClass('outlined')} {...dialogs[name]}>
              {words[`frame.dialog.${name}`]}
            </DialogLink>
          ))}
        </div>
      </State>
      {(['not_found', 'some'] as const).map((kind) => (
        <div key={kind} className="test-ui-state">
          <ErrorView
            level={3}
            title={t(kind === 'some' ? 'some-page-error' : 'page-not-found')}
            text={t(`error.${kind}.text`)}
            label={t('error.ways')}
            ways={errorWays(language).map(({ title, to }) => ({ title: t(title), to }))}
            picture={t(kind === 'some' ? 'error.image.some' : 'error.image')}
            {...(kind === 'some'
              ? { again: t('error.reload') }
              : { measure: t('error.image.measure', { value: number(4.04, 2) }) })}
          />
        </div>
      ))}
      <div className="test-ui-state">
        <LostPart again={() => {}} />
      </div>
    </Part>
  )
}
