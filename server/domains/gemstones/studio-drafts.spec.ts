import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson } from '../../testing/people.ts'
import { addPicture } from '../../testing/pictures.ts'
import { succeed } from '../../testing/second-factors.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
let editor: TestStaff
beforeAll(async () => {
  product = await createTestApp()
  editor = await createStaff(product, 'editor', 'mira@example.org')
})
afterAll(() => product.close())

const call = (name: string, body?: object) =>
  callStudio(product, name, { cookie: editor.cookie, ...(body ? { body } : {}) })
const add = (title = 'Spinel ring', category_id = 1) =>
  succeed(call('POST /add-gemstone', { title, category_id }))
/** Sends a stone as it is, with changes. */
const change = ({ id, version, category_id, translations, pictures }: any, changes: object) => {
  const kept = pictures.map((one: any) => ({ id: one.id, translations: one.translations }))
  const body = { gemstone_id: id, version, category_id, translations, pictures: kept }
  return call('POST /change-gemstone', { ...body, ...changes })
}
const show = ({ id, version }: any, is_hidden = false) =>
  call('POST /hide-gemstone', { gemstone_id: id, version, is_hidden })
/** Waits until a process reads the catalogue again. */
const pass = () => product.clock.advance({ seconds: 3 })
const readers = async (slug: string) => {
  pass()
  return product.call(`GET /api/singleGemstone/${slug}`)
}
const texts = ['Spinel ring', 'लालड़ी की अँगूठी'].map((title, index) => ({
  language_id: index + 1,
  name: 'Spinel',
  title,
  description: '<p>Red as a lamp.</p>',
  video_link: null,
  skip_branding: false,
}))
const alt = (en: string, hi: string) => [
  { language_id: 1, alt: en },
  { language_id: 2, alt: hi },
]
/** Adds a stone that visitors see. */
async function publish(title: string) {
  const pictures = [
    {
      id: await addPicture(product, editor, [500, 400]),
      translations: alt('A ring', 'एक अँगूठी'),
    },
  ]
  const draft = await succeed(change(await add(title), { translations: texts, pictures }))
  return succeed(show(draft))
}

test('an editor adds a gemstone, which only the studio shows, and the record keeps it (STU-154)', async () => {
  const { total } = (await product.call('GET /api/gemstone')).body.gemstones
  const draft = await add('  Moonstone’s “Été” ring ', 3)
  expect(draft).toMatchObject({
    slug: 'moonstones-ete-ring',
    category_id: 3,
    is_hidden: true,
    was_shown: false,
    drawing: null,
    pictures: [],
  })
  // Ids of a release are smaller.
  expect(draft.id).toBeGreaterThan(100_000)
  expect(draft.translations.map(({ title, name }: any) => [title, name])).toEqual([
    ['Moonstone’s “Été” ring', ''],
    ['', ''],
  ])
  expect((await readers(draft.slug)).status).toBe(404)
  expect((await product.call('GET /api/gemstone')).body.gemstones.total).toBe(total)
  const drawing = await product.app.inject({ url: `/media/gemstones/${draft.slug}.svg` })
  expect(drawing.statusCode).toBe(404)
  const listed = await succeed(call('GET /gemstones?q=moonstones-ete'))
  expect(listed.gemstones).toMatchObject([{ id: draft.id, thumbnail: null, is_hidden: true }])
  const owner = await createStaff(product, 'owner')
  const { acts } = await succeed(
    callStudio(product, `GET /acts?object=gemstone&object_id=${draft.slug}`, owner),
  )
  expect(acts).toMatchObject([
    {
      act: 'gemstone add',
      who: 'mira@example.org',
      after: { category_id: 3, 'title en': 'Moonstone’s “Été” ring' },
    },
  ])
})

test('each gemstone has an address of its own, also when several are added at once (STU-154)', async () => {
  const added = await Promise.all([add('Ruby halo ring'), add('Ruby halo ring'), add('रत्न')])
  expect(added.map(({ slug }) => slug).toSorted()).toEqual([
    'gemstone',
    'ruby-halo-ring-2',
    'ruby-halo-ring-3',
  ])
  expect(new Set(added.map(({ id }) => id)).size).toBe(3)
})

test('a gemstone without a name or in no category is not added (STU-154)', async () => {
  for (const [field, body] of [
    ['title', { title: ' ', category_id: 1 }],
    ['title', { title: 'a'.repeat(101), category_id: 1 }],
    ['category_id', { title: 'Ring', category_id: 99 }],
  ] as const) {
    const { status, body: answer } = await call('POST /add-gemstone', body)
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
  }
  const support = await createStaff(product, 'support')
  const body = { title: 'Ring', category_id: 1 }
  const refused = await callStudio(product, 'POST /add-gemstone', { ...support, body })
  expect(refused.status).toBe(403)
})

// Guard in server/domains/gemstones/change-gemstone.ts: visitors never see half a gemstone.
test('a gemstone is shown once it has its texts and a picture with its text in both languages (STU-155)', async () => {
  let draft = await add()
  const refusal = async () => {
    const { status, body } = await show(draft)
    return [status, ...Object.keys(body.errors)]
  }
  const save = async (changes: object) => (draft = await succeed(change(draft, changes)))
  expect(await refusal()).toEqual([422, 'translations'])
  const [english, hindi] = texts
  await save({ translations: [english, { ...hindi, description: '<script>x</script>' }] })
  expect(await refusal()).toEqual([422, 'translations'])
  await save({ translations: texts })
  expect(await refusal()).toEqual([422, 'pictures'])
  const id = await addPicture(product, editor, [600, 400])
  await save({ pictures: [{ id, translations: alt('A red ring', '') }] })
  expect(await refusal()).toEqual([422, 'pictures'])
  await save({ pictures: [{ id, translations: alt('A red ring', 'एक लाल अँगूठी') }] })
  expect((await readers(draft.slug)).status).toBe(404)
  const seen = draft
  draft = await succeed(show(draft))
  expect((await show(seen, true)).body.code).toBe('changed-meanwhile')
  const { body } = await readers(draft.slug)
  expect(body.gemstone).toMatchObject({
    title: 'Spinel ring',
    mediaUrl: `/media/pictures/${id}/640.jpg`,
  })
  const found = await product.call('GET /api/gemstone?search=spinel')
  expect(found.body.gemstones.data).toMatchObject([{ slug: draft.slug }])
})

test('a gemstone that is shown keeps what it needs, and one with a drawing needs no picture (STU-155)', async () => {
  const stone = await publish('Garnet ring')
  const [english, hindi] = texts
  const faults: [field: string, changes: object][] = [
    ['pictures', { pictures: [] }],
    ['pictures', { pictures: [{ id: stone.pictures[0].id, translations: alt(' ', 'x') }] }],
    ['translations', { translations: [english, { ...hindi, title: '' }] }],
  ]
  for (const [field, changes] of faults) {
    const { status, body } = await change(stone, changes)
    expect([changes, status, Object.keys(body.errors)]).toEqual([changes, 422, [field]])
  }
  const drawn = await succeed(call('GET /gemstone?gemstone_id=7'))
  const hidden = await succeed(show(drawn, true))
  expect(await succeed(show(hidden))).toMatchObject({ is_hidden: false, pictures: [] })
})

test('a gemstone that is hidden again is not found at its address, and enquiries about it stay (STU-155)', async () => {
  const stone = await publish('Peridot ring')
  await readers(stone.slug)
  const { token, user } = await createPerson(product)
  const enquiry = { fullName: 'Asha Rao', email: 'asha@example.org', phone: '+44 7700 900123' }
  const ask = () =>
    product.call('POST /api/gemstone-enquiry/enquiry', {
      token,
      body: { ...enquiry, gemstoneId: stone.id },
    })
  expect((await ask()).status).toBe(200)
  await succeed(show(stone, true))
  expect((await readers(stone.slug)).status).toBe(404)
  expect((await ask()).body.errors).toHaveProperty('gemstoneId')
  const support = await createStaff(product, 'support')
  const { enquiries } = await succeed(
    callStudio(product, 'GET /enquiries?list=open', { cookie: support.cookie }),
  )
  expect(enquiries).toMatchObject([{ gemstone: stone.slug, full_name: 'Asha Rao' }])
  const { gemstone_id } = await product.context.db
    .selectFrom('gemstone_enquiries')
    .select('gemstone_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(gemstone_id).toBe(stone.id)
})

const remove = ({ id, version }: any, by: TestStaff = editor) =>
  callStudio(product, 'POST /delete-gemstone', { ...by, body: { gemstone_id: id, version } })

// Guard in server/domains/gemstones/delete-gemstone.ts: nothing that visitors have seen is deleted.
test('a gemstone that visitors have never seen is deleted, and the record keeps what it was (STU-222)', async () => {
  const id = await addPicture(product, editor, [610, 400])
  const pictures = [{ id, translations: alt('A blue ring', 'एक नीली अँगूठी') }]
  const added = await add('Iolite ring')
  const draft = await succeed(change(added, { translations: texts, pictures }))
  expect((await remove(added)).body.code).toBe('changed-meanwhile')
  const support = await createStaff(product, 'support')
  expect((await remove(draft, support)).status).toBe(403)
  expect(await succeed(remove(draft))).toEqual({})
  expect((await remove(draft)).body.code).toBe('not-found')
  expect((await call(`GET /gemstone?gemstone_id=${draft.id}`)).status).toBe(404)
  expect((await succeed(call('GET /gemstones?q=iolite'))).gemstones).toEqual([])
  const owner = await createStaff(product, 'owner')
  const { acts } = await succeed(
    callStudio(product, `GET /acts?object=gemstone&object_id=${draft.slug}`, owner),
  )
  expect(acts[0]).toMatchObject({
    act: 'gemstone delete',
    who: 'mira@example.org',
    before: {
      category_id: 1,
      'title en': 'Spinel ring',
      pictures: [`${id} · A blue ring · एक नीली अँगूठी`],
    },
    after: null,
  })
  // Its picture is deleted a day after its last use.
  const isServed = async () =>
    (await product.app.inject({ url: `/media/pictures/${id}/320.jpg` })).statusCode === 200
  const sweep = () => product.jobs.runScheduled('remove-unused-pictures')
  await sweep()
  expect(await isServed()).toBe(true)
  product.clock.advance({ hours: 25 })
  await sweep()
  expect(await isServed()).toBe(false)
  editor = { ...editor, cookie: await signInStaff(product, editor) }
})

test('a page that still shows a deleted draft changes no later one (STU-222)', async () => {
  const deleted = await add('Jade ring')
  await succeed(remove(deleted))
  product.clock.advance({ seconds: 1 })
  await add('Jade pendant', 2)
  expect((await change(deleted, { translations: texts })).body.code).toBe('not-found')
})

test('a gemstone that visitors have seen is not deleted, hidden or not (STU-222)', async () => {
  const shown = await publish('Opal ring')
  const hidden = await succeed(show(shown, true))
  const released = await succeed(call('GET /gemstone?gemstone_id=8'))
  const refusalOf = async (stone: object) => (await remove(stone)).body.code
  expect((await remove(hidden)).status).toBe(409)
  expect(await refusalOf(hidden)).toBe('gemstone-shown')
  expect(await refusalOf(released)).toBe('gemstone-shown')
  expect(await refusalOf(await succeed(show(released, true)))).toBe('gemstone-shown')
  expect(await succeed(call(`GET /gemstone?gemstone_id=${hidden.id}`))).toEqual(hidden)
  for (const [field, body] of [
    ['gemstone_id', { gemstone_id: 'x', version: 1 }],
    ['version', { gemstone_id: 8 }],
  ] as const) {
    const { status, body: answer } = await call('POST /delete-gemstone', body)
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
  }
})
