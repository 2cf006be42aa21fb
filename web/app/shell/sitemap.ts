import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import type { Api } from '../lib/api.ts'
import { pageContext } from '../lib/page-context.ts'
import { fixedPublicPages } from '../lib/public-page.rules.ts'
import type { Route } from './+types/sitemap.ts'
import { maxAddresses, writeSitemap, type PublicPage } from './sitemap.rules.ts'

/** Lists every sign's week, month and year, each last modified at the start of its period. */
async function editions(api: Api): Promise<PublicPage[]> {
  const [{ horoscopes }, ...current] = await Promise.all([
    api.guest('GET /horoscope'),
    ...readingPeriods.map((timePeriod) =>
      api.guest('GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign', {
        params: { timePeriod, horoscopeSign: 'aries' },
        query: {},
      }),
    ),
  ])
  return readingPeriods.flatMap((timePeriod, index) =>
    horoscopes.map(({ key }) => ({
      path: `/horoscope/${timePeriod}/${key.toLowerCase()}`,
      changedOn: current[index]?.horoscope.horoscopeData.at(-1)?.date,
    })),
  )
}

async function gemstones(api: Api, most: number): Promise<PublicPage[]> {
  const found: PublicPage[] = []
  for (let page = 1, last = 1; page <= last && found.length < most; page++) {
    const { gemstones: list } = await api.guest('GET /gemstone', { query: { page, per_page: 100 } })
    found.push(...list.data.map(({ slug }) => ({ path: `/gemstone/${slug}` })))
    last = list.last_page
  }
  return found.slice(0, most)
}

/** Renders the sitemap of all public pages in every language. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, languages } = context.get(pageContext)
  const [read, { consultations }] = await Promise.all([
    editions(api),
    api.guest('GET /consultation'),
  ])
  const pages: PublicPage[] = [
    ...fixedPublicPages.map((path) => ({ path })),
    ...read,
    ...consultations.map(({ slug }) => ({ path: `/consultation-detail/${slug}` })),
  ]
  const room = Math.floor(maxAddresses / languages.length) - pages.length
  pages.push(...(await gemstones(api, room)))
  return new Response(writeSitemap(new URL(request.url).origin, languages, pages), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
