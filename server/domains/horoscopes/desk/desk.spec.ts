import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../../../testing/people.ts'
import { succeed } from '../../../testing/second-factors.ts'
import { callStudio, createStaff } from '../../../testing/staff.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { ensureEditions } from '../periods/ensure-editions.ts'
import { createDesk, type Desk, english, goodText, hindi } from '../testing/desk-fixtures.ts'
import { bornWithMoonInScorpio, leo, waitForContent } from '../testing/horoscope-fixtures.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.product.close())

/** Reads a part in a language as somebody who signs up now, and whose trial opens Scorpio. */
async function readAsReader(startsOn: string, position: number, languageId: number, zone = '') {
  const { token } = await createPerson(desk.product, bornWithMoonInScorpio)
  waitForContent(desk.product)
  const query = zone === '' ? '' : `?time_zone=${zone}`
  const { body } = await desk.product.call(
    `GET /api/horoscope/user-new-single-horoscope/weekly/scorpio${query}`,
    { token },
  )
  const period = body.horoscope.horoscopeData.find(({ date }: any) => date === startsOn)
  return period?.parts[position - 1]?.translations.find(
    ({ language_id }: any) => language_id === languageId,
  )
}

describe('the list of periods', () => {
  test('has the last to begin first, in pages by key, each once, with the state of both languages (STU-76)', async () => {
    const first = await desk.list()
    expect(first.periods).toHaveLength(24)
    expect(first.periods[0]).toMatchObject({ reading_period: 'monthly', starts_on: '2026-12-01' })
    const ids: number[] = []
    for (let after: number | null = 0; after !== null;) {
      const page: any = await desk.list(after === 0 ? '' : `?after=${after}`)
      ids.push(...page.periods.map(({ id }: { id: number }) => id))
      after = page.next
    }
    const { count } = await desk.product.context.db
      .selectFrom('periods')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(new Set(ids).size).toBe(count)
    expect(ids).toHaveLength(count)
    expect(first.periods[0].languages.map(({ language_id }: any) => language_id)).toEqual([1, 2])
  })

  test('is filtered by kind, sign and first day, and by state and language (STU-76)', async () => {
    const { periods } = await desk.list(
      '?reading_period=monthly&sign=Leo&from=2026-10-01&to=2026-11-30',
    )
    expect(periods.map(({ starts_on, sign }: any) => [starts_on, sign])).toEqual([
      ['2026-11-01', 'Leo'],
      ['2026-10-01', 'Leo'],
    ])
    const id = await desk.findWeek('2026-11-23', leo)
    await succeed(desk.save(await desk.readText(id, 2, hindi), '<p>अपना काम आराम से करें।</p>', false))
    await succeed(desk.save(await desk.readText(id, 3, english), '<p>On 5 May 2020 wait.</p>'))
    const idsOf = async (query: string) =>
      (await desk.list(query)).periods.map((period: { id: number }) => period.id)
    expect(await idsOf('?state=draft')).toEqual([id])
    expect(await idsOf('?state=draft&language_id=1')).toEqual([])
    expect(await idsOf('?state=waiting&language_id=1')).toEqual([id])
    expect(await idsOf('?state=almanac&sign=Leo&from=2026-11-23&to=2026-11-23')).toEqual([])
    const { periods: found, waiting } = await desk.list('?state=waiting')
    expect(waiting).toBe(1)
    expect(found[0].languages).toMatchObject([
      { language_id: 1, drafts: 0, waiting: 1, edited: 0, errors: 1 },
      { language_id: 2, drafts: 1, waiting: 0, edited: 0, errors: 0 },
    ])
  })

  test('refuses what is no sign, no day and no page (STU-76)', async () => {
    for (const query of ['?sign=Ophiuchus', '?from=yesterday', '?after=x', '?language_id=x'])
      expect((await desk.call(`GET /horoscopes${query}`)).status).toBe(422)
  })
})

test('a period is shown with what the sky does, the almanac’s words in both languages, and no draft (STU-77)', async () => {
  const id = await desk.findWeek('2026-11-23')
  const { period, facts, parts } = await desk.show(id)
  expect(period).toMatchObject({
    sign: 'Scorpio',
    starts_on: '2026-11-23',
    ends_on: '2026-11-29',
    is_published: false,
  })
  // Swiss Ephemeris: full Moon on 24 November 2026 at 14:53 UTC, in sidereal Taurus.
  const full = facts.events.find(({ at }: { at: string }) => at.startsWith('2026-11-24T14:53'))
  expect(full.translations.map(({ text }: { text: string }) => text)).toEqual([
    'Full Moon in Taurus',
    'वृषभ राशि में पूर्णिमा',
  ])
  expect(facts.places.map((one: any) => one.translations[0].text).join('\n')).toContain(
    'Saturn in Pisces, your fifth house, 29 March 2025 to 3 June 2027',
  )
  expect(parts).toHaveLength(9)
  expect(parts[0].texts[0]).toMatchObject({
    version: 0,
    state: 'almanac',
    approved: null,
    draft: null,
  })
  expect(parts[0].texts[0].almanac).toMatch(/^<p>.*<details><summary>Why\?/)
  expect((await desk.call('GET /horoscope?id=77')).status).toBe(404)
})

describe('a draft', () => {
  test('is saved with what the checks find, sanitised, and recorded with before and after (STU-78)', async () => {
    const id = await desk.findWeek('2026-11-16')
    const text = await desk.readText(id, 1, english)
    const saved = await succeed(
      desk.save(text, `${goodText}<script>alert(1)</script><p>Wait until 12 May 2020.</p>`, false),
    )
    expect(saved).toMatchObject({
      version: 1,
      state: 'draft',
      approved: null,
      almanac: text.almanac,
      draft: { text: `${goodText}<p>Wait until 12 May 2020.</p>`, written_by: 'Asha Rao' },
    })
    expect(saved.draft.findings).toContainEqual({
      code: 'date-outside',
      is_error: true,
      values: { words: '12 May 2020' },
    })
    const [last] = await desk.lastActs(1)
    expect(last).toMatchObject({
      act: 'horoscope-text save',
      who: desk.editor.email,
      object_id: `${text.part_id}`,
      before: { draft: null },
      after: { draft: saved.draft.text, asks_approval: false },
      details: { language: 'en' },
    })
    const discarded = await succeed(desk.act('discard', saved))
    expect(discarded).toMatchObject({ version: 2, state: 'almanac', draft: null })
  })

  test('of two people at a time is one: the second is refused by its version number, also on the first text of a part (STU-79)', async () => {
    const id = await desk.findWeek('2026-11-16')
    const text = await desk.readText(id, 2, english)
    const both = await Promise.all([
      desk.save(text, goodText),
      desk.save(text, `${goodText}<p>More.</p>`),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('changed-meanwhile')
    const discard = await desk.act('discard', text)
    expect([discard.status, discard.body.code]).toEqual([409, 'changed-meanwhile'])
    await succeed(desk.act('discard', await desk.readText(id, 2, english)))
  })

  test('that says what the almanac says is none, and records nothing (STU-78)', async () => {
    const text = await desk.readText(await desk.findWeek('2026-11-16'), 4, hindi)
    const before = await desk.lastActs(1)
    expect(await succeed(desk.save(text, text.almanac))).toMatchObject({
      state: 'almanac',
      version: 0,
    })
    expect(await desk.lastActs(1)).toEqual(before)
  })

  test('of a part or language that does not exist is not found, and an empty or endless one is refused (STU-78)', async () => {
    const text = await desk.readText(await desk.findWeek('2026-11-16'), 4, hindi)
    expect((await desk.save({ ...text, part_id: text.part_id + 50 }, goodText)).status).toBe(404)
    expect((await desk.save({ ...text, language_id: 3 }, goodText)).status).toBe(404)
    expect((await desk.save(text, ' ')).status).toBe(422)
    expect((await desk.save(text, 'x'.repeat(20_001))).status).toBe(422)
  })
})

describe('an approved text', () => {
  test('of a running period is read within two seconds, in the language alone in which it was written, and marked as an editor’s (STU-80)', async () => {
    const id = await desk.findWeek('2026-11-16')
    const saved = await succeed(
      desk.save(await desk.readText(id, 1, hindi), '<p>इस हफ़्ते आराम से चलें।</p>'),
    )
    expect(saved.state).toBe('waiting')
    const inEnglish = await readAsReader('2026-11-16', 1, english)
    expect((await readAsReader('2026-11-16', 1, hindi)).description).toBe(saved.almanac)
    const approved = await succeed(desk.act('approve', saved, {}, desk.approver))
    expect(approved).toMatchObject({
      state: 'edited',
      draft: null,
      approved: { written_by: 'Asha Rao', approved_by: 'Asha Rao', is_published: true },
    })
    expect(await readAsReader('2026-11-16', 1, hindi)).toMatchObject({
      description: '<p>इस हफ़्ते आराम से चलें।</p>',
      is_edited: true,
    })
    expect(await readAsReader('2026-11-16', 1, english)).toEqual(inEnglish)
    expect(inEnglish).not.toHaveProperty('is_edited')
    const withdrawn = await desk.act('withdraw', approved, {}, desk.approver)
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'text-published'])
  })

  test('of a coming period is read from its first day, also after the almanac has composed it again (STU-80)', async () => {
    const id = await desk.findWeek('2026-11-23')
    const markup = `<p>On <time datetime="2026-11-24T14:53:36Z">Tuesday 24 November</time> the Moon is full in Taurus, and a letter that waits can be answered on a slow evening.</p>`
    const saved = await succeed(desk.save(await desk.readText(id, 1, english), markup))
    await succeed(desk.act('approve', saved, {}, desk.approver))
    await desk.product.context.db
      .updateTable('periods')
      .set({ edition: 1, translations: JSON.stringify([]) })
      .where('id', '=', id)
      .execute()
    await desk.product.context.db
      .updateTable('parts')
      .set({ translations: JSON.stringify([]) })
      .where('period_id', '=', id)
      .execute()
    await ensureEditions(desk.product.context, composeEdition)
    expect(await readAsReader('2026-11-23', 1, english)).toBeUndefined()
    expect((await desk.readText(id, 1, english)).almanac).toMatch(/^<p>/)

    desk.product.clock.set('2026-11-23T00:00:01Z')
    expect(await readAsReader('2026-11-23', 1, english)).toMatchObject({
      description: markup,
      is_edited: true,
    })
    const inAuckland = await readAsReader('2026-11-23', 1, english, 'Pacific/Auckland')
    expect(inAuckland.description).toContain('Wednesday 25 November')
    expect((await readAsReader('2026-11-23', 1, hindi)).description).not.toBe(markup)
    desk.product.clock.set('2026-11-21T09:00:00Z')
  })

  test('is read by guests where the chapter is open to everybody, and no longer kept by a cache (STU-80)', async () => {
    const { body } = await desk.product.call('GET /api/horoscope/open-chapter')
    const partId = body.chapter.id
    const { period_id, position } = await desk.product.context.db
      .selectFrom('parts')
      .select(['period_id', 'position'])
      .where('id', '=', partId)
      .executeTakeFirstOrThrow()
    const saved = await succeed(
      desk.save(await desk.readText(period_id, position, english), goodText),
    )
    await succeed(desk.act('approve', saved, {}, desk.approver))
    desk.product.clock.advance({ seconds: 3 })
    const after = await desk.product.call('GET /api/horoscope/open-chapter')
    expect(after.body.chapter.translations[0].description).toBe(goodText)
  })

  test('of the list of days is read in every time zone as it was written (STU-80)', async () => {
    const id = await desk.findWeek('2026-11-16')
    const saved = await succeed(desk.save(await desk.readText(id, 7, english), goodText))
    await succeed(desk.act('approve', saved, {}, desk.approver))
    expect((await readAsReader('2026-11-16', 7, english, 'Asia/Tokyo')).description).toBe(goodText)
  })

  test('gives way to a newer one, and to the almanac’s words where those are approved again (STU-80)', async () => {
    const id = await desk.findWeek('2026-11-16')
    const first = await succeed(desk.save(await desk.readText(id, 5, english), goodText))
    const approved = await succeed(desk.act('approve', first, {}, desk.approver))
    const again = await succeed(desk.save(approved, approved.almanac))
    expect(again).toMatchObject({ state: 'waiting', approved: { text: goodText } })
    expect((await readAsReader('2026-11-16', 5, english)).description).toBe(goodText)
    const back = await succeed(desk.act('approve', again, {}, desk.approver))
    expect(back).toMatchObject({ state: 'almanac', approved: null, draft: null })
    expect((await readAsReader('2026-11-16', 5, english)).description).toBe(back.almanac)
  })

  test('of a coming period waits again when its approval is withdrawn, and each step is recorded (STU-87)', async () => {
    const id = await desk.findWeek('2026-11-30')
    const saved = await succeed(desk.save(await desk.readText(id, 1, english), goodText))
    const approved = await succeed(desk.act('approve', saved, {}, desk.approver))
    expect(approved.approved.is_published).toBe(false)
    expect((await desk.act('withdraw', approved, {}, desk.editor)).status).toBe(403)
    const withdrawn = await succeed(desk.act('withdraw', approved, {}, desk.approver))
    expect(withdrawn).toMatchObject({ state: 'waiting', approved: null, draft: { text: goodText } })
    expect((await desk.lastActs(3)).map((one: { act: string }) => one.act)).toEqual([
      'horoscope-text withdraw',
      'horoscope-text approve',
      'horoscope-text save',
    ])
    desk.product.clock.set('2026-11-30T00:00:01Z')
    expect((await readAsReader('2026-11-30', 1, english)).description).toBe(withdrawn.almanac)
    desk.product.clock.set('2026-11-21T09:00:00Z')
  })
})

describe('approval', () => {
  test('is refused to an editor, to the author where somebody else may approve, and for a draft that does not ask for it (STU-88)', async () => {
    const id = await desk.findWeek('2026-11-16')
    const saved = await succeed(
      desk.save(await desk.readText(id, 3, english), goodText, true, desk.approver),
    )
    expect((await desk.act('approve', saved, {}, desk.editor)).status).toBe(403)
    expect((await desk.readText(id, 3, english, desk.approver)).draft.may_approve).toBe(false)
    expect((await desk.readText(id, 3, english, desk.owner)).draft.may_approve).toBe(true)
    const own = await desk.act('approve', saved, {}, desk.approver)
    expect([own.status, own.body.code]).toEqual([409, 'own-draft'])
    const unready = await succeed(desk.save(saved, `${goodText}<p>More.</p>`, false, desk.editor))
    const refused = await desk.act('approve', unready, {}, desk.owner)
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    const ready = await succeed(desk.save(unready, goodText, true, desk.editor))
    expect((await succeed(desk.act('approve', ready, {}, desk.owner))).state).toBe('edited')
  })

  test('is refused while the checks find an error (STU-88)', async () => {
    const id = await desk.findWeek('2026-11-16')
    const saved = await succeed(
      desk.save(
        await desk.readText(id, 3, hindi),
        '<p>12 मई 2020 तक यह तय है, रोग भी ठीक हो जाएगा।</p>',
      ),
    )
    expect(saved.draft.findings.filter((one: any) => one.is_error)).not.toEqual([])
    const refused = await desk.act('approve', saved, {}, desk.approver)
    expect([refused.status, refused.body.code]).toEqual([409, 'text-has-errors'])
  })

  test('compares with the same part of earlier periods of the sign (STU-84)', async () => {
    const before = await desk.readText(await desk.findWeek('2026-11-09'), 6, english)
    const saved = await succeed(
      desk.save(await desk.readText(await desk.findWeek('2026-11-16'), 6, english), before.almanac),
    )
    expect(saved.draft.findings).toContainEqual({
      code: 'like-earlier',
      is_error: true,
      values: { date: '2026-11-09', share: '100' },
    })
  })
})

test('a single owner approves their own draft where nobody else may approve (STU-88)', async () => {
  const alone = await createTestApp({ now: '2026-11-21T09:00:00Z' })
  try {
    const { cookie } = await createStaff(alone, 'owner')
    await createStaff(alone, 'editor')
    const studio = (name: string, body?: object) =>
      succeed(callStudio(alone, name, { cookie, ...(body ? { body } : {}) }))
    const { periods } = await studio('GET /horoscopes?sign=Leo&reading_period=weekly')
    const { parts } = await studio(`GET /horoscope?id=${periods[0].id}`)
    const { part_id, language_id, version } = parts[0].texts[0]
    const body = { part_id, language_id, version, text: goodText, asks_approval: true }
    const saved = await studio('POST /save-horoscope-text', body)
    const approved = await studio('POST /approve-horoscope-text', {
      part_id,
      language_id,
      version: saved.version,
    })
    expect(approved.state).toBe('edited')
  } finally {
    await alone.close()
  }
})
