import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { csvLine } from '../../platform/csv.rules.ts'
import { write } from '../../platform/database/write.ts'
import { type ActRow, listActs } from './act.repository.ts'
import { recordAct, type StaffActor } from './record-act.ts'

const pageSize = 50

type Page = ResponseOf<'GET /studio/acts'>

const toAct = (row: ActRow): Page['acts'][number] => ({
  id: row.id,
  at: row.done_at.toString(),
  who: row.operator,
  staff_id: row.staff_id,
  os_account: row.os_account,
  act: row.act,
  object: row.object,
  object_id: row.object_id,
  before: row.before,
  after: row.after,
  details: row.details,
  address: row.address,
  request_id: row.request_id,
})

/** Returns a page of the acts that match, the newest first. */
export async function listActPage(
  { db }: Pick<Context, 'db'>,
  filter: ParsedQueryOf<'GET /studio/acts'>,
): Promise<Page> {
  const rows = await listActs(db, pageSize + 1, filter)
  const acts = rows.slice(0, pageSize).map(toAct)
  return { acts, next: rows.length > pageSize ? (acts.at(-1)?.id ?? null) : null }
}

const columns = [
  'at',
  'who',
  'os_account',
  'act',
  'object',
  'object_id',
  'before',
  'after',
  'details',
  'address',
  'request_id',
] as const

const toField = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const linesPerRead = 1000

/** Records the export, and then yields all acts that match as CSV. */
export async function exportActs(
  context: Pick<Context, 'db' | 'clock'>,
  actor: StaffActor,
  filter: ParsedQueryOf<'GET /studio/acts.csv'>,
): Promise<AsyncGenerator<string>> {
  const { db, clock } = context
  const recorded = Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, value ?? null]),
  )
  await write(db, (trx) =>
    recordAct(trx, actor, {
      at: clock.now(),
      object: 'acts',
      objectId: null,
      details: recorded,
    }),
  )
  return writeLines()

  async function* writeLines() {
    yield csvLine(columns)
    for (let before: string | undefined; ;) {
      const rows = await listActs(db, linesPerRead, { ...filter, before })
      yield rows
        .map(toAct)
        .map((act) => csvLine(columns.map((column) => toField(act[column]))))
        .join('')
      before = rows.at(-1)?.id
      if (rows.length < linesPerRead) return
    }
  }
}
