import { afterAll, beforeAll, expect, test } from 'vitest'
import { succeed } from '../../testing/second-factors.ts'
import { callStudio, createStaff, type TestStaff } from '../../testing/staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const english = 1
const hindi = 2

let product: TestApp
let owner: TestStaff
let editor: TestStaff
beforeAll(async () => {
  product = await createTestApp()
  owner = await createStaff(product, 'owner')
  editor = await createStaff(product, 'editor', 'mira@example.org')
})
afterAll(() => product.close())

const call = (name: string, body?: object, { cookie }: { cookie: string } = editor) =>
  callStudio(product, name, { cookie, ...(body ? { body } : {}) })
const list = (query = '') => succeed(call(`GET /texts${query}`))
const read = async (key: string, languageId: number) => {
  const { texts } = await list(`?q=${key}`)
  const found = texts.find((text: { key: string }) => text.key === key)
  return found.languages.find(({ language_id }: any) => language_id === languageId)
}
const change = (key: string, language_id: number, text: string, version: number) =>
  call('POST /change-text', { key, language_id, text, version })
const listActs = async () => (await succeed(call('GET /acts?object=text', undefined, owner))).acts

test('lists every text in both languages by pages, each once (STU-123)', async () => {
  const first = await list()
  expect(first.counts).toMatchObject({ missing: 0, uneven: 0, changed: 0 })
  expect(first.texts).toHaveLength(25)
  const keys: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: any = await list(after === '' ? '' : `?after=${after}`)
    keys.push(...page.texts.map(({ key }: { key: string }) => key))
    after = page.next
  }
  expect(keys).toHaveLength(first.counts.all)
  expect(new Set(keys).size).toBe(keys.length)
  const { texts } = await list('?q=shell.sign-in')
  expect(texts[0]).toEqual({
    key: 'shell.sign-in',
    placeholders: [],
    languages: [
      { language_id: 1, built_in: 'Sign in', changed: null, changed_at: null, version: 0 },
      { language_id: 2, built_in: 'साइन इन', changed: null, changed_at: null, version: 0 },
    ],
  })
})

test('an editor changes a text, which then stands first until the other language follows, and goes back to the built-in one (STU-124, STU-125)', async () => {
  const key = 'shell.menu'
  const { version } = await read(key, hindi)
  expect(version).toBe(0)
  const changed = await succeed(change(key, hindi, '  सूची  ', 0))
  const after = changed.languages[1]
  expect(after).toMatchObject({ changed: 'सूची', changed_at: product.clock.now().toString() })
  const { body } = await product.call('GET /api/language/list')
  expect(body.languages[1].systemValues[key]).toBe('सूची')
  const { texts, counts } = await list()
  expect(texts[0].key).toBe(key)
  expect(counts).toMatchObject({ uneven: 1, changed: 1 })
  expect((await list('?state=changed')).texts).toHaveLength(1)
  expect((await list('?q=सूची')).texts.map((text: { key: string }) => text.key)).toContain(key)
  await succeed(change(key, english, 'Contents', 0))
  expect((await list('?state=uneven')).texts).toEqual([])

  const body2 = { key, language_id: hindi, version: after.version }
  const restored = await succeed(call('POST /restore-text', body2))
  expect(restored.languages[1]).toMatchObject({ changed: null, version: 0 })
  const now = await product.call('GET /api/language/list')
  expect(now.body.languages[1].systemValues[key]).toBe('मेनू')
  const [back, other, first] = await listActs()
  expect(back).toMatchObject({
    act: 'text restore',
    who: 'mira@example.org',
    object_id: key,
    before: { text: 'सूची' },
    after: { text: 'मेनू' },
    details: { language: 'hi' },
  })
  expect(other).toMatchObject({ act: 'text change', details: { language: 'en' } })
  expect(first).toMatchObject({ before: { text: 'मेनू' }, after: { text: 'सूची' } })
})

// Guard in server/domains/languages/change-text.ts: a change never overwrites one that its author has not seen.
test('refuses a change of a text that somebody else has changed since, also after it went back to the built-in one (STU-125)', async () => {
  const key = 'shell.close'
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((text) => change(key, english, text, 0)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile')
  const seen = (await read(key, english)).version
  await succeed(call('POST /restore-text', { key, language_id: english, version: seen }))
  await succeed(change(key, english, 'Four', 0))
  expect((await change(key, english, 'Five', seen)).status).toBe(409)
  const stale = { key, language_id: english, version: seen }
  expect((await call('POST /restore-text', stale)).status).toBe(409)
  expect((await read(key, english)).changed).toBe('Four')
})

// Guard in server/domains/languages/change-text.ts: a value that has no place would be missing in a mail.
test('refuses a text that loses or adds a placeholder, and keys and languages that do not exist (STU-124)', async () => {
  const key = 'mail.staff-invitation.subject'
  for (const text of [
    'Your invitation',
    'To {{brand}} and {{name}}',
    'To {{brand}',
    'To {brand}',
  ]) {
    const { status, body } = await change(key, english, text, 0)
    expect([text, status, Object.keys(body.errors)]).toEqual([text, 422, ['text']])
  }
  expect((await change(key, english, ' \n ', 0)).status).toBe(422)
  expect((await change('shell.nothing', english, 'Text', 0)).status).toBe(404)
  expect((await change('toString', english, 'Text', 0)).status).toBe(404)
  expect((await change('shell.menu', 3, 'Text', 0)).status).toBe(404)
  expect((await read(key, english)).changed).toBeNull()
})

test('records nothing where nothing is changed (STU-125)', async () => {
  const before = (await listActs()).length
  const { built_in, version } = await read('shell.sign-in', english)
  await succeed(change('shell.sign-in', english, built_in, version))
  await succeed(call('POST /restore-text', { key: 'shell.sign-in', language_id: 1, version }))
  expect(await listActs()).toHaveLength(before)
})

test('a change reaches refusals and emails of a process that has read the texts before (STU-126)', async () => {
  const refusal = async () => (await product.call('GET /api/nope')).body.message
  const before = await refusal()
  await succeed(change('refusal.not-found', english, 'Nothing is here.', 0))
  expect(before).toBe('There is nothing at this address.')
  await expect.poll(refusal).toBe('Nothing is here.')
  await succeed(change('mail.staff-invitation.subject', english, 'Join {{brand}}', 0))
  const invite = async () => {
    await succeed(call('POST /invite-staff', { email: 'k@example.org', role: 'viewer' }, owner))
    await product.jobs.run()
    return product.mails.at(-1)?.subject
  }
  await expect.poll(invite).toBe('Join Rashi')
})
