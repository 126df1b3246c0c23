import { endpoints } from '#contract/endpoints.ts'
import type { FeedbackImage } from '#contract/feedback-images.ts'
import { type ConsultationSection, nextPicture } from '#domain/consultation.ts'
import { isRobot } from '#domain/robots.ts'
import { wasLeadSent } from '../../data/sent-leads.ts'
import { readSessionList, writeSession } from '../../data/session.ts'
import { hasDirtyForm, isInForm } from '../../ui/form/forms-in-use.ts'
import type { Dialogs } from '../dialogs/use-dialogs.ts'

/** Names in the tab's memory (R127, A12). */
const keys = { sections: 'consultation_shown', pictures: 'feedback_images_shown' } as const

/** Where the window has room for its picture, beside the form or above it (A35); elsewhere none is fetched. */
const roomy = '(width >= 760px), (height >= 700px)'

/** How long the offer waits for its picture, in milliseconds: after that it comes without. */
const timeoutMs = 4000

/**
 * The section's offer, ready to be made; null where it is not to be made at all. Made, it answers false when the visitor
 * is in the middle of something: it may be made later.
 */
export async function prepareOffer(
  section: ConsultationSection,
  open: Dialogs['open'],
): Promise<(() => Promise<boolean>) | null> {
  const shown = readSessionList<string>(keys.sections, 'string')
  // A tab without a memory would make its offer again and again.
  const remembers = writeSession(keys.sections, shown)
  if (!remembers || shown.includes(section) || isRobot(navigator.userAgent)) return null
  const picture = matchMedia(roomy).matches ? await inTime(findPicture()) : null
  return async () => {
    if (wasLeadSent()) return true
    if (isBusy()) return false
    const image = picture?.image ?? null
    if (!(await open({ kind: 'callback', image, title: `consultation.${section}` }))) return true
    writeSession(keys.sections, [...readSessionList(keys.sections, 'string'), section])
    if (picture !== null) writeSession(keys.pictures, picture.shown)
    return true
  }
}

/** A page that was moved so lately is being read, in milliseconds. */
const scrolling = 1000

let scrolledAt = -scrolling
addEventListener('scroll', () => (scrolledAt = performance.now()), { capture: true, passive: true })

/** Whether the visitor is in the middle of something (A12, R1334). */
function isBusy(): boolean {
  const hasOpened = document.querySelector('dialog[open], :popover-open') !== null
  const isScrolling = performance.now() - scrolledAt < scrolling
  return hasOpened || isScrolling || isInForm() || hasDirtyForm()
}

/** The next picture that was not shown yet, loaded, and the list with it (R125, R126). */
async function findPicture(): Promise<{ image: FeedbackImage; shown: number[] } | null> {
  const { method, path } = endpoints.feedbackImages
  const answer = await fetch(path, {
    method,
    headers: { 'Accept-Language': document.documentElement.lang },
  })
  if (!answer.ok) return null
  // The whole body is the list; another server may say it in `data` (A30).
  const body: FeedbackImage[] | { data?: FeedbackImage[] | null } = await answer.json()
  const images = (Array.isArray(body) ? body : body.data) ?? []
  const ids = images.map(({ id }) => id)
  const next = nextPicture(ids, readSessionList(keys.pictures, 'number'), Math.random())
  const image = images.find(({ id }) => id === next?.id)
  if (next === null || image === undefined) return null
  const loading = new Image()
  loading.src = image.src
  await loading.decode()
  return { image, shown: next.shown }
}

async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs))
  return Promise.race([promise.catch(() => null), late])
}
