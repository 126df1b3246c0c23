import type { ApiClient } from '#contract/api-client.ts'
import { type Complex, getComplex } from '#contract/complexes.ts'
import { getHouse, type Legal } from '#contract/houses.ts'
import { getVideos, type Video } from '#contract/photos-videos.ts'
import { getProgress, type ProgressEntry } from '#contract/progress.ts'
import { getReviews, type Review } from '#contract/reviews.ts'
import { mainEntry } from '../../../blocks/progress/progress-words.ts'
import { latePicture } from '../../../data/late-picture.server.ts'
import { noData, optional } from '../../../data/optional.server.ts'
import { hasBoard } from '../../../data/has-board.server.ts'
import { hasModel } from '../../../data/has-model.server.ts'
import { hasFacade } from '../../../data/house-drawings.server.ts'

/** The facts that the law requires for a house under construction, by house: each has its own permit. */
export type Permit = { house: string; slug: string; legal: Legal }

/** As many of the newest reviews as a page of a project shows. */
const maxReviews = 6

/** Reviews of a project and its films, from the newest; only the shown number of each. */
async function loadVoices(apiClient: ApiClient, slug: string) {
  const [reviews, videos] = await Promise.all([
    optional(apiClient(getReviews, { complex: slug }), noData),
    optional(apiClient(getVideos, {}), []),
  ])
  return {
    reviewsOf: (complex: number) => reviews.data.filter(isOf(complex)).slice(0, maxReviews).map(reviewOf),
    filmsOf: (complex: number) => videos.filter(isOf(complex)).map(filmOf),
  }
}

/** Reviews of all projects come where the API does not know the one that was asked for. */
function isOf(complex: number): (thing: { complex_id: number | null }) => boolean {
  return ({ complex_id }) => complex_id === complex
}

function reviewOf({ id, author, text, rating, date, source, url, reply }: Review) {
  return { id, author, text, rating, date, source, url, reply }
}

function filmOf({ id, title, preview, src, youtube_id }: Video) {
  return { id, title, preview: preview && latePicture(preview), src, youtube_id }
}

export type ShownFilm = ReturnType<typeof filmOf>

/**
 * A project with the permits of its unfinished houses, the promises kept to its finished ones, the newest of its construction diary, its films and its
 * reviews.
 */
export async function loadProject(apiClient: ApiClient, slug: string) {
  const [{ data: project }, progress, voices] = await Promise.all([
    apiClient(getComplex, { slug }),
    optional(apiClient(getProgress, { complex: slug, month: 'latest' }), noData),
    loadVoices(apiClient, slug),
  ])
  const permits = project.houses.flatMap(({ name, slug: house, legal, handed_over_at }): Permit[] =>
    legal === null || handed_over_at !== null ? [] : [{ house: name, slug: house, legal }],
  )
  const handovers = project.houses.flatMap(({ slug: house, name, promised, handed_over_at }) =>
    promised === null || handed_over_at === null ? [] : [{ slug: house, name, promised, handed_over_at }],
  )
  const sold = project.houses.find(({ estates_count }) => estates_count > 0)
  const [hasBoards, isModelled] = await Promise.all([
    sold !== undefined && hasBoard(apiClient, sold.slug),
    hasModel(apiClient, slug, project.has_model),
  ])
  const entry = mainEntry(progress.data, null)
  return {
    project: shownProject(project),
    permits,
    handovers,
    /** Whether its houses have chessboards, and pages to choose on the facade or by floor. */
    hasBoards,
    hasModel: isModelled,
    entry: entry?.complex.slug === slug ? reportOf(entry) : null,
    films: voices.filmsOf(project.id),
    reviews: voices.reviewsOf(project.id),
  }
}

/** Of its pictures the first one alone has what the first view of a page needs; it is not shown again. */
function shownProject({ gallery, genplan, promotions, has_model: _told, ...project }: Complex) {
  return {
    ...project,
    gallery: gallery.filter(({ src }) => src !== project.image?.src).map(latePicture),
    genplan: shownGenplan(genplan),
    promotions: promotions.map((promotion) => ({
      ...promotion,
      cover: promotion.cover && latePicture(promotion.cover),
    })),
  }
}

export type ShownProject = ReturnType<typeof shownProject>

function shownGenplan(genplan: Complex['genplan']) {
  return genplan && { ...genplan, image: latePicture(genplan.image) }
}

function reportOf(entry: ProgressEntry) {
  return { ...entry, photos: entry.photos.map(latePicture) }
}

/**
 * A house, the data of its project for its page, and the newest of its construction diary. Where a house has
 * none of its own, that of its project says something as long as the house is being built.
 */
export async function loadQueue(apiClient: ApiClient, slug: string) {
  const { data: house } = await apiClient(getHouse, { slug })
  const [project, progress, hasBoards] = await Promise.all([
    house.complex.slug === '' ? null : optional(apiClient(getComplex, { slug: house.complex.slug }), null),
    optional(apiClient(getProgress, { house: slug, month: 'latest' }), noData),
    hasBoard(apiClient, slug),
  ])
  const entry = mainEntry(progress.data, slug)
  return {
    house,
    hasBoards,
    hasFacade: hasFacade(house),
    around: project === null ? nothingAround : aroundOf(project.data),
    entry:
      entry !== undefined && (entry.house !== null || house.handed_over_at === null) ? reportOf(entry) : null,
  }
}

function aroundOf({ district, image, genplan, houses, lat, lng }: Complex) {
  return { district, image, genplan: shownGenplan(genplan), houses, lat, lng }
}

const nothingAround: ReturnType<typeof aroundOf> = {
  district: '',
  image: null,
  genplan: null,
  houses: [],
  lat: 0,
  lng: 0,
}
