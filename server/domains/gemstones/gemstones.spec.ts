import type { Gemstone } from '@rashi/contract'
import { richTextTags } from '@rashi/contract/rich-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedGemstones } from './index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const list = async (query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )
  return (await product.call(`GET /api/gemstone?${search}`)).body.gemstones
}
const slugs = (page: { data: Gemstone[] }) => page.data.map(({ slug }) => slug)
const search = async (text: string) => slugs(await list({ search: text, per_page: 100 }))

describe('a new installation', () => {
  test('has at least 60 gemstones in 5 categories, each in English and Hindi (GEM-17, LANG-08)', async () => {
    const { categories } = (await product.call('GET /api/gemstoneCategory')).body
    expect(categories).toHaveLength(5)
    const { data, total } = await list({ per_page: 100 })
    expect(total).toBeGreaterThanOrEqual(60)
    expect(data).toHaveLength(total)
    for (const { translations } of [...categories, ...data]) {
      expect(translations.map((texts: { language_id: number }) => texts.language_id)).toEqual([
        1, 2,
      ])
      expect(translations[0].title).toMatch(/^[A-Z][\w’' -]+$/)
      expect(translations[1].title).toMatch(/\p{Script=Devanagari}/u)
    }
    expect(new Set(data.map((stone: Gemstone) => stone.category_id)).size).toBe(5)
  })

  test('claims neither healing nor luck, and uses only allowed markup', async () => {
    const { data } = await list({ per_page: 100 })
    for (const { translations } of data as Gemstone[])
      for (const { description } of translations) {
        expect(description).not.toMatch(/\b(heals?|cures?|brings? (good )?luck|guarantee)/i)
        for (const [, tag] of description.matchAll(/<\/?(\w+)/g))
          expect(richTextTags as readonly string[]).toContain(tag)
      }
  })

  test('has videos by id, some with branding to skip (GEM-08, GEM-09)', async () => {
    const { data } = await list({ per_page: 100 })
    const english = (data as Gemstone[]).map(({ translations }) => translations[0]!)
    const withVideo = english.filter(({ video_link }) => video_link !== null)
    expect(withVideo.length).toBeGreaterThanOrEqual(6)
    for (const { video_link } of withVideo) expect(video_link).toMatch(/^[\w-]{11}$/)
    expect(new Set(withVideo.map(({ skip_branding }) => skip_branding)).size).toBe(2)
  })
})

describe('the list of gemstones', () => {
  test('has pages of 24 that together contain every stone once (API-45, GEM-02)', async () => {
    const first = await list()
    expect(first).toMatchObject({ current_page: 1, per_page: 24 })
    expect(first.last_page).toBe(Math.ceil(first.total / 24))
    const pages = [first]
    for (let page = 2; page <= first.last_page; page++) pages.push(await list({ page }))
    expect(pages.slice(0, -1).every(({ data }) => data.length === 24)).toBe(true)
    expect(new Set(pages.flatMap(slugs)).size).toBe(first.total)
    expect(await list({ page: first.last_page + 1 })).toMatchObject({
      data: [],
      total: first.total,
    })
  })

  test('has rows with every field (API-45)', async () => {
    const { data } = await list({ per_page: 1 })
    expect(data[0]).toEqual({
      id: 1,
      slug: 'ruby-halo-ring',
      name: 'Ruby',
      title: 'Ruby halo ring',
      description: expect.stringContaining('<p>'),
      mediaUrl: '/media/gemstones/ruby-halo-ring.svg',
      pictures: [],
      category_id: 1,
      translations: [1, 2].map((language_id) => ({
        language_id,
        name: expect.any(String),
        title: expect.any(String),
        description: expect.any(String),
        video_link: expect.any(String),
        skip_branding: true,
      })),
    })
  })

  test('contains one category if the query names one (API-45, GEM-04)', async () => {
    const rings = await list({ category_id: 1, per_page: 100 })
    expect(rings.total).toBe(13)
    expect(rings.data.every((stone: Gemstone) => stone.category_id === 1)).toBe(true)
    expect((await list({ category_id: 1, search: 'emerald' })).total).toBeLessThan(
      (await list({ search: 'emerald' })).total,
    )
    expect((await list({ category_id: 999 })).total).toBe(0)
    expect((await list({ category_id: '' })).total).toBeGreaterThan(60)
  })

  test('is in the language of the query, or else of the header (LANG-06, LANG-07)', async () => {
    expect((await list({ language_id: 2 })).data[0].title).toBe('माणिक की घेरदार अँगूठी')
    expect((await list({ language_id: 7 })).data[0].title).toBe('Ruby halo ring')
    const byHeader = await product.call('GET /api/singleGemstone/ruby-halo-ring', {
      headers: { 'accept-language': 'hi' },
    })
    expect(byHeader.body.gemstone.name).toBe('माणिक')
  })

  test.each([
    'page=0',
    'page=x',
    'per_page=101',
    'per_page=-1',
    'category_id=1.5',
    'language_id=x',
  ])('refuses %s (API-45)', async (query) => {
    const answer = await product.call(`GET /api/gemstone?${query}`)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(Object.keys(answer.body.errors)).toEqual([query.split('=')[0]])
  })
})

describe('the search for gemstones', () => {
  test('finds words of the title or the description in either language (API-45)', async () => {
    expect(await search('pomegranate')).toContain('garnet-pomegranate-earrings')
    expect(await search('collarbone')).toEqual(['sapphire-river-necklace'])
    expect(await search('हँसुली')).toEqual(['sapphire-river-necklace'])
    expect(await search('माणिक')).toEqual(expect.arrayContaining(await search('rubies')))
    expect(await search('RUBY ring')).toContain('ruby-halo-ring')
    expect(await search('ruby necklace')).toContain('ruby-procession-necklace')
  })

  test.each([
    ['emerlad', 'emerald-step-cut-ring'],
    ['saphire', 'sapphire-river-necklace'],
    ['pomegrenate', 'garnet-pomegranate-earrings'],
    ['turqoise', 'turquoise-bell-earrings'],
    ['ammethyst', 'amethyst-pear-ring'],
    ['amythest', 'amethyst-pear-ring'],
    ['cornflowr', 'blue-sapphire-cushion-ring'],
    ['माणक', 'ruby-halo-ring'],
    ['पना', 'emerald-step-cut-ring'],
    ['फिरोजा', 'turquoise-bell-earrings'],
    ['चन्द्रकान्त', 'moonstone-full-moon-pendant'],
  ])('tolerates typing errors: %s finds %s', async (typed, slug) => {
    expect(await search(typed)).toContain(slug)
  })

  test('finds nothing for unknown words and punctuation, and everything for blanks', async () => {
    expect(await search('qwrtzpsdf')).toEqual([])
    expect(await search('%_%')).toEqual([])
    expect((await list({ search: '  ' })).total).toBeGreaterThan(60)
    expect((await product.call(`GET /api/gemstone?search=${'x'.repeat(201)}`)).status).toBe(422)
  })
})

test('a gemstone is found by its slug, and an unknown slug gets 404 (API-46)', async () => {
  const { status, body } = await product.call('GET /api/singleGemstone/emerald-garden-pendant')
  expect(status).toBe(200)
  expect(body.gemstone).toMatchObject({ slug: 'emerald-garden-pendant', name: 'Emerald' })
  for (const slug of ['nothing', 'ruby-halo-ring%00', '..%2f', '__proto__'])
    expect(await product.call(`GET /api/singleGemstone/${slug}`)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
})

test('each stone has its own picture, which browsers may cache (GEM-07)', async () => {
  const { data } = await list({ per_page: 100 })
  const pictures = await Promise.all(
    (data as Gemstone[]).map(({ mediaUrl }) => product.call(`GET ${mediaUrl}`)),
  )
  expect(pictures.every(({ status }) => status === 200)).toBe(true)
  expect(pictures.every(({ text }) => text.startsWith('<svg'))).toBe(true)
  expect(new Set(pictures.map(({ text }) => text)).size).toBe(data.length)
  const { headers } = pictures[0]!
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(headers['cache-control']).toContain('max-age=604800')
  const again = await product.call(`GET ${data[0].mediaUrl}`, {
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.status).toBe(304)
  expect((await product.call('GET /media/gemstones/nothing.svg')).status).toBe(404)
  expect((await product.call('GET /media/gemstones/ruby-halo-ring')).status).toBe(404)
})

test('a change of a gemstone is visible within two seconds and survives seeding', async () => {
  const own = await createTestApp()
  const readTitle = async () =>
    (await own.call('GET /api/singleGemstone/ruby-halo-ring')).body.gemstone.title
  expect(await readTitle()).toBe('Ruby halo ring')
  const words = {
    language_id: 1,
    name: 'Ruby',
    title: 'Sold',
    description: '<p onclick="x()">Gone <script>x()</script></p>',
    video_link: null,
    skip_branding: false,
  }
  await own.context.db
    .updateTable('gemstones')
    .set({
      translations: JSON.stringify([words]),
      changed_at: Temporal.Instant.from('2030-01-01T00:00:00Z'),
    })
    .where('slug', '=', 'ruby-halo-ring')
    .execute()
  await seedGemstones(own.context.db)
  own.clock.advance({ seconds: 2 })
  expect(await readTitle()).toBe('Sold')
  const { gemstone } = (await own.call('GET /api/singleGemstone/ruby-halo-ring')).body
  expect(gemstone.description).toBe('<p>Gone </p>')
  await own.close()
})

describe('an enquiry', () => {
  const form = {
    fullName: 'Asha Rao',
    email: 'asha@example.org',
    phone: '+44 (0)20 7946-0018',
    question: 'Is it <b>unheated</b>?\nAnd what does it weigh?',
    gemstoneId: 1,
  }
  const send = (body: object, token?: string, headers: Record<string, string> = {}) =>
    product.call('POST /api/gemstone-enquiry/enquiry', {
      body,
      headers,
      ...(token === undefined ? {} : { token }),
    })
  const findEnquiries = (userId: string) =>
    product.context.db
      .selectFrom('gemstone_enquiries')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()

  // Guard in server/domains/gemstones/enquiry.email.ts: nobody sends their words to strangers in our name.
  test('is stored, emailed to the operator and confirmed to the account without its words (API-47, GEM-16, SEC-09)', async () => {
    const { token, user } = await createPerson(product)
    product.mails.length = 0
    const answer = await send(form, token)
    expect(answer).toMatchObject({ status: 200, body: { msg: 'Your enquiry has been sent.' } })
    expect(await findEnquiries(user.id)).toEqual([
      {
        id: expect.any(String),
        user_id: user.id,
        gemstone_id: 1,
        full_name: form.fullName,
        email: form.email,
        phone: form.phone,
        question: form.question,
        language_id: 1,
        created_at: product.clock.now(),
        answered_at: null,
        answer_note: null,
        answered_by: null,
      },
    ])
    await product.jobs.run()
    const [operator, confirmation] = product.mails
    expect(product.mails).toHaveLength(2)
    expect(operator).toMatchObject({
      to: 'no-reply@localhost',
      replyTo: form.email,
      subject: 'Gemstone enquiry: Ruby halo ring',
    })
    expect(operator?.text).toContain('/gemstone/ruby-halo-ring')
    const typed = [form.fullName, form.phone, 'Is it <b>unheated</b>?']
    for (const value of typed) expect(operator?.text).toContain(value)
    expect(operator?.html).toContain('Is it &lt;b&gt;unheated&lt;/b&gt;?<br>And what')
    expect(confirmation).toMatchObject({
      to: user.email,
      subject: 'Your gemstone enquiry to Rashi',
    })
    expect(confirmation?.text).toContain('within 28 days')
    expect(confirmation?.text).toContain('Ruby halo ring')
    for (const value of [...typed, form.email]) expect(confirmation?.text).not.toContain(value)
  })

  test('is confirmed in the language of the sender and emailed to the operator in English (LANG-06)', async () => {
    const { token } = await createPerson(product)
    product.mails.length = 0
    await send({ ...form, gemstoneId: null }, token, { 'accept-language': 'hi' })
    await send(form, token, { 'accept-language': 'hi' })
    await product.jobs.run()
    expect(product.mails.map(({ subject }) => subject)).toEqual([
      'Gemstone enquiry: no piece in particular',
      'Rashi को भेजा गया आपका प्रश्न',
      'Gemstone enquiry: Ruby halo ring',
      'Rashi को भेजा गया आपका प्रश्न',
    ])
    expect(product.mails[3]?.text).toContain('माणिक की घेरदार अँगूठी')
  })

  test('belongs to the caller, whichever user the payload names (API-47)', async () => {
    const [caller, other] = [await createPerson(product), await createPerson(product)]
    await send({ ...form, userId: other.user.id, user_id: other.user.id }, caller.token)
    expect(await findEnquiries(caller.user.id)).toHaveLength(1)
    expect(await findEnquiries(other.user.id)).toHaveLength(0)
  })

  test('without a token gets 401 (API-05)', async () => {
    expect((await send(form)).status).toBe(401)
  })

  const a = (count: number) => 'a'.repeat(count)
  const required = 'Please enter the required information'
  test.each<[field: string, value: string | number, sentence: string, id: string]>([
    ['fullName', '', required, 'GEM-12'],
    ['fullName', '   ', required, 'GEM-12'],
    ['fullName', a(51), 'Maximum 50 characters allowed', 'GEM-12'],
    ['email', '', required, 'GEM-13'],
    ['email', 'asha@', 'Please check the email format', 'GEM-13'],
    ['email', 'a b@example.org', 'Please check the email format', 'GEM-13'],
    ['email', `${a(39)}@example.org`, 'Maximum 50 characters allowed', 'GEM-13'],
    ['phone', '', required, 'GEM-14'],
    ['phone', '+44 20 7946 0018 12345', 'Maximum 20 characters allowed', 'GEM-14'],
    ['phone', '12345', 'Invalid phone number', 'GEM-14'],
    ['phone', '1234567890123456', 'Invalid phone number', 'GEM-14'],
    ['phone', '12+3456789', 'Invalid phone number', 'GEM-14'],
    ['phone', '020 7946 001x', 'Invalid phone number', 'GEM-14'],
    ['question', a(501), 'Maximum 500 characters allowed', 'GEM-15'],
    ['question', 'a\u0000b', 'This value is not valid.', 'GEM-15'],
    ['gemstoneId', 'one', 'This value is not valid.', 'API-47'],
    ['gemstoneId', 999_999, 'No Gemstone Found', 'API-47'],
  ])('with %s %j is refused: %s (%s)', async (field, value, sentence) => {
    const { token, user } = await createPerson(product)
    const answer = await send({ ...form, [field]: value }, token)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(answer.body.errors).toEqual({ [field]: [sentence] })
    expect(await findEnquiries(user.id)).toHaveLength(0)
  })

  test('is accepted with the maximum lengths and without a question (GEM-12, GEM-13, GEM-14, GEM-15)', async () => {
    const { token, user } = await createPerson(product)
    const longest = {
      fullName: a(50),
      email: `${a(38)}@example.org`,
      phone: '+12 345 678 901 2345',
      question: a(500),
      gemstoneId: 2,
    }
    expect((await send(longest, token)).status).toBe(200)
    const { question: _, ...without } = form
    expect((await send(without, token)).status).toBe(200)
    expect((await send({ ...form, question: null }, token)).status).toBe(200)
    expect(
      (await findEnquiries(user.id)).map(({ question }) => question.length).toSorted(),
    ).toEqual([0, 0, 500])
  })

  test('is limited to five at once and then one a minute', async () => {
    const { token } = await createPerson(product)
    for (let count = 0; count < 5; count++) expect((await send(form, token)).status).toBe(200)
    const answer = await send(form, token)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    product.clock.advance({ minutes: 1 })
    expect((await send(form, token)).status).toBe(200)
  })
})
