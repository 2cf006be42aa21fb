import { call, productUrl } from '../product.ts'
import { screens } from '../screens/screens.ts'
import { expect, test } from '../test.ts'

/** Fills in the parameters of a route such as `/gemstone/:slug?`; optional ones may be left out. */
function createAddress(route: string, values: Record<string, string>): string {
  const parts = route.split('/').map((part) => {
    const [, name, isOptional] = /^(?::(\w+)|\*)(\?)?$/.exec(part) ?? []
    if (name === undefined) return part === '*' ? 'no-such-page' : part
    const value = values[name]
    if (value === undefined && !isOptional) throw new Error(`${route} needs a value for ${name}`)
    return value
  })
  return parts.filter((part) => part !== undefined).join('/')
}

/** Lists addresses of every route that serves a page; a test in `architecture` checks that screens cover all routes. */
async function listAddresses(): Promise<string[]> {
  const [gemstones, consultations] = await Promise.all([
    call('GET /api/gemstone'),
    call('GET /api/consultation'),
  ])
  const values = {
    token: '0123456789abcdef',
    letter: 'weekly',
    email: 'asha@example.test',
    timePeriod: 'weekly',
    horoscopeSign: 'leo',
    slug: gemstones.body.gemstones.data[0].slug,
    url: consultations.body.consultations[0].slug,
    id: '0190a000-0000-7000-8000-000000000000',
    tabId: '2',
    questions: '101,103',
    consultationId: '1',
    lifeEventIds: '1,2',
    horoscopeId: '1',
    authToken: '0123456789abcdef',
  }
  const { slug, token, letter, email, timePeriod, horoscopeSign, id } = values
  const required = { slug, token, letter, email, timePeriod, horoscopeSign, id }
  const routes = [...screens.map(({ route }) => route), '/logout']
  const all = routes.flatMap((route) => [
    createAddress(route, values),
    createAddress(route, required),
  ])
  return [...new Set(all)]
}

async function getPage(address: string, headers: Record<string, string> = {}) {
  const html = await (await fetch(productUrl() + address, { headers })).text()
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    titles: [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title ?? ''),
  }
}

const titlePatterns = { en: /[A-Za-z]{3}.* · Rashi$/, hi: /\p{Script=Devanagari}{2}.* · Rashi$/u }

for (const language of ['en', 'hi'] as const)
  test(`the HTML of every page has one title, in the language of the request (${language}) (NAV-20)`, async () => {
    const faults: string[] = []
    const requested = await listAddresses()
    for (const address of requested) {
      const page = await getPage(`${address}?lang=${language}`)
      const isTitled =
        page.titles.length === 1 && titlePatterns[language].test(page.titles[0] ?? '')
      if (!isTitled || page.language !== language)
        faults.push(`${address}: ${page.language} ${JSON.stringify(page.titles)}`)
    }
    expect(faults).toEqual([])
    expect(requested.length).toBeGreaterThan(45)
  })

// Guard in web/app/entry.server.tsx: a page has its large parts in their places.
test('no page hides a part of its HTML until a script shows it (NAV-25)', async () => {
  const faults: string[] = []
  for (const address of await listAddresses()) {
    const html = await (await fetch(productUrl() + address)).text()
    if (/<div hidden(="")? id="S:|<template id="B:/.test(html)) faults.push(address)
  }
  expect(faults).toEqual([])
})

test('pages that are filled in the browser each have a title of their own (NAV-20)', async () => {
  const titles = await Promise.all(
    ['/dashboard', '/profile', '/account', '/my-subscriptions', '/payments', '/noticeboard'].map(
      async (address) => (await getPage(address)).titles[0],
    ),
  )
  expect(new Set(titles).size).toBe(titles.length)
})

test('a title is in the language that the reader has chosen (NAV-20)', async () => {
  const { titles } = await getPage('/dashboard', { cookie: 'language=2' })
  expect(titles).toEqual([expect.stringMatching(titlePatterns.hi)])
})

test('the fonts of a reading are at most 56 KB in English and 265 KB in Hindi (ENT-112)', async () => {
  const html = await (await fetch(`${productUrl()}/horoscope/weekly/leo`)).text()
  const addresses = [...new Set(html.match(/\/assets\/[\w.-]+\.woff2/g))]
  const sum = async (script: RegExp) => {
    const fonts = addresses.filter((address) => script.test(address))
    // A serif, its italic and a sans.
    expect(fonts).toHaveLength(3)
    const sizes = await Promise.all(
      fonts.map(async (address) => (await (await fetch(productUrl() + address)).bytes()).length),
    )
    return sizes.reduce((total, size) => total + size, 0)
  }
  const latin = await sum(/-latin-(400|wght)-/)
  expect(latin).toBeLessThanOrEqual(56_000)
  expect(latin + (await sum(/-devanagari-(400|wght)-/))).toBeLessThanOrEqual(265_000)
})
