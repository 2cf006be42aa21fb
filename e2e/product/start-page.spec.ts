import { call, productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const getPage = async (address: string, cookie = '') =>
  (await fetch(productUrl() + address, { headers: { cookie } })).text()
const toText = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
const findPosition = (html: string, text: string) => {
  const position = html.indexOf(text)
  expect(position, text).toBeGreaterThan(0)
  return position
}

test('the start page names itself for what it is, in its title, its heading and shared links (ENT-01)', async () => {
  const html = await getPage('/')
  const title = 'Moonsign horoscopes from the real sky'
  expect(html).toContain(`<title>${title} · Rashi</title>`)
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
  expect(html).toMatch(/<meta name="description" content="[^"]*moon[^"]*born[^"]*"/i)
  expect([...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([
    'Where was the Moon when you were born?',
  ])
})

test('the start page can be read without JavaScript: the Moon, the signs, a chapter, the free weeks, prices and method (ENT-01, ENT-02, ENT-03, ENT-05, ENT-07)', async () => {
  const [{ body: sky }, { body: open }, { body: config }, html] = await Promise.all([
    call('GET /api/tonight'),
    call('GET /api/horoscope/open-chapter'),
    call('GET /api/config'),
    getPage('/'),
  ])
  const text = toText(html)
  const { tonight } = sky
  expect(html).toContain(`src="${tonight.mediaUrl}"`)
  expect(text).toContain(
    `Tonight the Moon is at ${Math.floor(tonight.degrees_in_sign)}° ${tonight.sign}`,
  )
  for (const sign of ['aries', 'leo', 'pisces'])
    expect(html).toContain(`href="/horoscope/weekly/${sign}"`)
  const [english] = open.chapter.translations
  for (const paragraph of english.description.match(/<p>.*?<\/p>/gs))
    expect(text).toContain(toText(paragraph).trim())
  const end = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  expect(text).toContain(`Your week is free until ${end.format(new Date(config.trial.ends_at))}.`)
  for (const price of ['£1.99 per week', '£5.99 per month', '£49.99 per year'])
    expect(text).toContain(price)
  expect(text).not.toContain('Diamond Combo')
  expect(html).toContain('href="/payment-plan-select"')
  expect(text).toContain('about 79')
  expect(text).toContain('Within 10 arcseconds of Swiss Ephemeris')
})

test('the start page gives away its chapter alone: its HTML has no text of the rest of that week (ENT-03)', async () => {
  const { body } = await call('GET /api/horoscope/open-chapter')
  const html = await getPage('/')
  expect(html.split('<p>').length).toBeGreaterThan(2)
  expect(html).toContain(body.chapter.translations[0].week)
  expect([...html.matchAll(/Days to note/g)]).toEqual([])
})

test('the start page asks for a birth first and then shows sign-in, but with a redirect the other way round (ENT-04, ENT-06)', async () => {
  const positions = (html: string) => ({
    birth: findPosition(html, 'Find my Moonsign'),
    signIn: findPosition(html, 'Forgot password?'),
  })
  const plain = positions(await getPage('/'))
  expect(plain.birth).toBeLessThan(plain.signIn)
  const sent = positions(await getPage('/?redirect=consultations'))
  expect(sent.signIn).toBeLessThan(sent.birth)
})

test('the start page is in Hindi for a reader of Hindi (ENT-01)', async () => {
  const html = await getPage('/?lang=hi')
  const text = toText(html)
  for (const words of ['आज रात चंद्रमा', 'आपके जन्म के समय चंद्रमा कहाँ थे?', 'मुफ़्त'])
    expect(text).toContain(words)
})

/** The most bytes of JavaScript, compressed by brotli, that the start page loads at first. */
const mostScriptBytes = 115_000

test('the start page loads at most 115 KB of JavaScript at first (ENT-111)', async () => {
  const addresses = new Set((await getPage('/')).match(/\/assets\/[\w.-]+\.js/g))
  expect(addresses.size).toBeGreaterThan(5)
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const headers = { 'accept-encoding': 'br' }
      const { ok, headers: sent } = await fetch(productUrl() + address, { method: 'HEAD', headers })
      expect([ok, sent.get('content-encoding')], address).toEqual([true, 'br'])
      return Number(sent.get('content-length'))
    }),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(mostScriptBytes)
})

/** Reads a script of the build and all that it imports, at once or later. */
async function readScripts(address: string, known: Map<string, string>): Promise<void> {
  if (known.has(address)) return
  known.set(address, '')
  const text = await (await fetch(new URL(address, productUrl()))).text()
  known.set(address, text)
  for (const [, file] of text.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g))
    if (!file?.startsWith('manifest-')) await readScripts(`/assets/${file}`, known)
}

test('no page of customers loads a file with code or texts of the studio (STU-21)', async () => {
  const listOf = async (page: string) => {
    const address = /\/assets\/manifest-[\w-]+\.js/.exec(await getPage(page))?.[0] ?? ''
    return (await fetch(productUrl() + address)).text()
  }
  expect(await listOf('/')).toContain('features/legal/terms.page')
  expect(await listOf('/')).not.toContain('studio')
  const text = await listOf('/studio/sign-in')
  const { routes, entry } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const all = Object.values<{ id: string; module: string; css?: string[] }>(routes)
  const readAll = async (some: typeof all) => {
    const files = new Map<string, string>()
    for (const { module, css = [] } of some)
      for (const file of [module, ...css]) await readScripts(file, files)
    return [...files.values()].join('\n')
  }
  const isStudio = ({ id }: { id: string }) => id.includes('/studio/')
  const marks = [/\/studio\/sign-in\/passkey/, /Sign in to the studio/, /स्टूडियो में साइन इन/]
  const own = await readAll(all.filter(isStudio))
  for (const mark of marks) expect(own).toMatch(mark)
  const customers = await readAll([
    { id: 'entry', module: entry.module, css: [] },
    ...all.filter((one) => !isStudio(one)),
  ])
  expect(customers).toContain('/payment-plan/purchases')
  // The texts are too long to be printed by a failure.
  expect(marks.filter((mark) => mark.test(customers))).toEqual([])
})
