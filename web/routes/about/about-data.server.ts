import type { ApiClient } from '#contract/api-client.ts'
import { getAwards } from '#contract/awards.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { type Employee, getEmployees } from '#contract/employees.ts'
import { getHandovers } from '#contract/houses.ts'
import { getPhotos, getVideos } from '#contract/photos-videos.ts'
import { getProgress } from '#contract/progress.ts'
import { getReviews } from '#contract/reviews.ts'
import { noData, optional } from '../../data/optional.server.ts'

/** Pictures of the gallery; the newest of many. */
const maxPhotos = 18

/** The data of the page about the company, all of it from the content (R47). */
export async function loadAbout(apiClient: ApiClient) {
  const [complexes, handovers, awards, employees, reviews, photos, films, progress] = await Promise.all([
    optional(apiClient(getComplexesNavigation, {}), noData),
    optional(apiClient(getHandovers, {}), noData),
    optional(apiClient(getAwards, {}), noData),
    optional(apiClient(getEmployees, {}), noData),
    optional(apiClient(getReviews, {}), noData),
    optional(apiClient(getPhotos, {}), []),
    optional(apiClient(getVideos, {}), []),
    optional(apiClient(getProgress, { month: 'latest' }), noData),
  ])
  return {
    facts: {
      projects: complexes.data.length,
      ready: sum(complexes.data.map(({ houses_ready: ready }) => ready)),
      // A project that is only planned has no building site yet.
      building: sum(
        complexes.data
          .filter(({ status }) => status === 'selling')
          .map(({ houses_building: building }) => building),
      ),
    },
    cities: [...new Set(complexes.data.map(({ city }) => city.name))].filter((city) => city !== ''),
    projects: complexes.data.map(({ id, slug, name }) => ({ id, slug, name })),
    sites: progress.data
      .filter(({ house, percent }) => house === null && percent < 100)
      .map(({ id, complex, title, percent, date }) => ({ id, complex, title, percent, date })),
    handovers: handovers.data,
    awards: awards.data.filter(({ title }) => title !== ''),
    departments: byDepartment(employees.data),
    reviews: reviews.data,
    photos: photos.slice(0, maxPhotos),
    films,
  }
}

export type AboutData = Awaited<ReturnType<typeof loadAbout>>

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** People by department, both in the order of the company. */
function byDepartment(employees: readonly Employee[]) {
  const departments = new Map<string, Employee[]>()
  for (const employee of employees) {
    departments.set(employee.department, [...(departments.get(employee.department) ?? []), employee])
  }
  return [...departments].map(([title, people]) => ({ title, people }))
}
