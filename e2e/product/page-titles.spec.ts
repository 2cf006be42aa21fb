import { call, productUrl } from '../product.ts'
import { screens } from '../screens/screens.ts'
import { expect, test } from '../test.ts'

/** An address of a route, `/gemstone/:slug?`, with these values; an optional parameter may be left out. */
function addressOf(route: string, values: Record<string, string>): string {
  const parts = route.split('/').map((part) => {
    const [, name, isOptional] = /^(?::(\w+)|\*)(\?)?$/.exec(part) ?? []
    if (name === undefined) return part === '*' ? 'no-such-page' : part
    const value = values[name]
    if (value === undefined && !isOptional) throw new Error(`${route} needs a value for ${name}`)
    return value
  })
  return parts.filter((part) => part !== undefined).join('/')
}

/** Every route of the site map that serves a page (a test in `architecture` proves the screens complete). */
async function addresses(): Promise<string[]> {
  const [stones, consultations] = await Promise.all([
    call('GET /api/gemstone'),
    call('GET /api/consultation'),
  ])
  const given = {
    token: '0123456789abcdef',
    email: 'asha@example.test',
    timePeriod: 'weekly',
    horoscopeSign: 'leo',
    slug: stones.body.gemstones.data[0].slug,
    url: consultations.body.consultations[0].slug,
    id: '0190a000-0000-7000-8000-000000000000',
    tabId: '2',
    questions: '101,103',
    consultationId: '1',
    lifeEventIds: '1,2',
    horoscopeId: '1',
    authToken: '0123456789abcdef',
  }
  const { slug, token, email, timePeriod, horoscopeSign, id } = given
  const required = { slug, token, email, timePeriod, horoscopeSign, id }
  const routes = [...screens.map(({ route }) => route), '/logout']
  const all = routes.flatMap((route) => [addressOf(route, given), addressOf(route, required)])
  return [...new Set(all)]
}

async function servedPage(address: string, headers: Record<string, string> = {}) {
  const html = await (await fetch(productUrl() + address, { headers })).text()
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    titles: [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title ?? ''),
  }
}

const inItsScript = { en: /[A-Za-z]{3}.* · Rashi$/, hi: /\p{Script=Devanagari}{2}.* · Rashi$/u }

for (const language of ['en', 'hi'] as const)
  test(`the HTML of every page has one title, in the language of the request (${language}) (NAV-20)`, async () => {
    const faults: string[] = []
    const asked = await addresses()
    for (const address of asked) {
      const page = await servedPage(`${address}?lang=${language}`)
      const isTitled = page.titles.length === 1 && inItsScript[language].test(page.titles[0] ?? '')
      if (!isTitled || page.language !== language)
        faults.push(`${address}: ${page.language} ${JSON.stringify(page.titles)}`)
    }
    expect(faults).toEqual([])
    expect(asked.length).toBeGreaterThan(45)
  })

test('pages that are filled in the browser are titled by their own name, not by one for all (NAV-20)', async () => {
  const titles = await Promise.all(
    ['/dashboard', '/profile', '/account', '/my-subscriptions', '/payments', '/noticeboard'].map(
      async (address) => (await servedPage(address)).titles[0],
    ),
  )
  expect(new Set(titles).size).toBe(titles.length)
})

test('a title is in the language that the reader has chosen before (NAV-20)', async () => {
  const { titles } = await servedPage('/dashboard', { cookie: 'language=2' })
  expect(titles).toEqual([expect.stringMatching(inItsScript.hi)])
})
