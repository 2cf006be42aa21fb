import { succeed } from '../../../testing/second-factors.ts'
import { callStudio, createStaff, signInStaff, type TestStaff } from '../../../testing/staff.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { ensureEditions } from '../periods/ensure-editions.ts'
import { scorpio } from './horoscope-fixtures.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

/** Starts a product with editions, an owner, an editor and an approver, and calls of the desk. */
export async function createDesk() {
  const product = await createTestApp({ now: '2026-11-21T09:00:00Z' })
  await ensureEditions(product.context, composeEdition)
  const owner = await createStaff(product, 'owner')
  const editor = await createStaff(product, 'editor')
  const approver = await createStaff(product, 'approver')

  const call = async (name: string, body?: object, by: TestStaff = editor) => {
    const cookies = callStudio(product, name, { cookie: by.cookie, ...(body ? { body } : {}) })
    const answer = await cookies
    if (answer.status !== 401) return answer
    // The clock was moved beyond the end of the session.
    const cookie = await signInStaff(product, by)
    return callStudio(product, name, { cookie, ...(body ? { body } : {}) })
  }
  const show = (id: number, by?: TestStaff) =>
    succeed(call(`GET /horoscope?id=${id}`, undefined, by))
  const act = (name: string, text: any, more: object = {}, by?: TestStaff) => {
    const { part_id, language_id, version } = text
    return call(`POST /${name}-horoscope-text`, { part_id, language_id, version, ...more }, by)
  }
  return {
    product,
    owner,
    editor,
    approver,
    call,
    list: (query = '') => succeed(call(`GET /horoscopes${query}`)),
    show,
    act,
    save: (text: any, markup: string, asks_approval = true, by?: TestStaff) =>
      act('save', text, { text: markup, asks_approval }, by),
    /** The last acts about texts of horoscopes, the newest first. */
    lastActs: async (count: number) => {
      const { acts } = await succeed(call('GET /acts?object=horoscope-text', undefined, owner))
      return acts.slice(0, count)
    },
    findWeek: async (startsOn: string, signId = scorpio): Promise<number> => {
      const { id } = await product.context.db
        .selectFrom('periods')
        .select('id')
        .where('reading_period', '=', 'weekly')
        .where('starts_on', '=', startsOn)
        .where('sign_id', '=', signId)
        .executeTakeFirstOrThrow()
      return id
    },
    readText: async (periodId: number, position: number, languageId: number, by?: TestStaff) => {
      const { parts } = await show(periodId, by)
      return parts[position - 1].texts.find(({ language_id }: any) => language_id === languageId)
    },
  }
}

export type Desk = Awaited<ReturnType<typeof createDesk>>

export const english = 1
export const hindi = 2

/** A text in which the checks find no error. */
export const goodText =
  '<p>The week is quiet, and a letter that waits can be answered on a slow evening without any hurry at all.</p>'
