import { z } from 'zod'
import { feedPaths } from '#contract/feeds.ts'

/** The addresses of a site to visit: slugs of records, paths of the flats on sale. */
export type SiteAddresses = { estates: string[]; projects: string[]; houses: string[]; articles: string[] }

const Units = z.object({
  complexes: z.array(z.object({ slug: z.string() })),
  houses: z.array(z.object({ slug: z.string() })),
  units: z.array(z.object({ url: z.url(), category: z.string(), status: z.string() })),
})

const Articles = z.object({ data: z.array(z.object({ slug: z.string() })) })

/** Reads them off the site's own feed of units and its list of news. */
export async function siteAddresses(url: string): Promise<SiteAddresses> {
  const [units, articles] = await Promise.all([
    read(url + feedPaths.json, Units),
    read(`${url}/api/articles`, Articles),
  ])
  const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)
  return {
    estates: units.units
      .filter(({ category, status }) => category === 'flat' && status !== 'sold')
      .map(({ url }) => new URL(url).pathname),
    projects: slugs(units.complexes),
    houses: slugs(units.houses),
    articles: slugs(articles.data),
  }
}

async function read<T extends z.ZodType>(url: string, schema: T): Promise<z.output<T>> {
  const response = await fetch(url)
  return schema.parse(await response.json())
}
