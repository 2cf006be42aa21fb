import { daysReplyDueSoon, daysToReply } from '@rashi/contract/enquiries.rules'
import type { ParsedBodyOf, ParsedQueryOf, ResponseOf } from '@rashi/contract'
import type { Context } from '../../context/context.ts'
import { write } from '../../platform/database/write.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct, recordReading, type StaffActor } from '../operations/index.ts'
import type { StaffSession } from '../../platform/http/studio-access.ts'
import {
  countOpenEnquiries,
  findEnquiry,
  listEnquiryPage,
  markEnquiryAnswered,
} from './enquiry.repository.ts'

type EnquiryContext = Pick<Context, 'clock' | 'db'>
type Shown = ResponseOf<'GET /studio/enquiries'>['enquiries'][number]
type EnquiryRow = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>

const pageSize = 25
const hoursPerDay = 24
const object = 'enquiry'

const promised = { hours: daysToReply * hoursPerDay }
const dueSoon = { hours: daysReplyDueSoon * hoursPerDay }
const hasCome = (instant: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(instant, now) <= 0

function stateOf(row: EnquiryRow, now: Temporal.Instant): Shown['state'] {
  if (row.answered_at !== null) return 'answered'
  const due = row.created_at.add(promised)
  if (hasCome(due, now)) return 'overdue'
  return hasCome(due.subtract(dueSoon), now) ? 'due-soon' : 'open'
}

const present = (row: EnquiryRow, now: Temporal.Instant): Shown => ({
  id: row.id,
  state: stateOf(row, now),
  created_at: row.created_at.toString(),
  due_at: row.created_at.add(promised).toString(),
  gemstone: row.slug,
  full_name: row.full_name,
  email: row.email,
  phone: row.phone,
  question: row.question,
  language_id: row.language_id,
  answered_at: row.answered_at?.toString() ?? null,
  answered_by: row.answered_by,
  note: row.answer_note,
})

/** Lists enquiries, and records whose it shows. */
export async function listStudioEnquiries(
  context: EnquiryContext,
  { list, after }: ParsedQueryOf<'GET /studio/enquiries'>,
  actor: StaffActor,
): Promise<ResponseOf<'GET /studio/enquiries'>> {
  const rows = await listEnquiryPage(context.db, { list, after, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const ids = shown.map(({ id }) => id)
  if (ids.length > 0) await recordReading(context, actor, { object, ids })
  return {
    enquiries: shown.map((row) => present(row, context.clock.now())),
    next: rows.length > pageSize ? (ids.at(-1) ?? null) : null,
  }
}

export async function countWaitingEnquiries({
  clock,
  db,
}: EnquiryContext): Promise<ResponseOf<'GET /studio/enquiries-waiting'>> {
  const overdueBefore = clock.now().subtract(promised)
  const soonBefore = overdueBefore.add(dueSoon)
  const { open, overdue, due_soon } = await countOpenEnquiries(db, { overdueBefore, soonBefore })
  return { open: Number(open), overdue: Number(overdue), due_soon: Number(due_soon) }
}

/**
 * Marks an enquiry as answered.
 *
 * @throws {Refusal} `not-found`; `changed-meanwhile` if somebody else has marked it before
 */
export async function answerEnquiry(
  { clock, db }: EnquiryContext,
  { id, note }: ParsedBodyOf<'POST /studio/answer-enquiry'>,
  actor: StaffActor & { readonly staff: StaffSession },
): Promise<ResponseOf<'POST /studio/answer-enquiry'>> {
  const at = clock.now()
  const row = await write(db, async (trx) => {
    const isMarked = await markEnquiryAnswered(trx, id, at, { note, by: actor.staff.name })
    const enquiry = await findEnquiry(trx, id)
    if (!enquiry) throw new Refusal('not-found')
    if (!isMarked) throw new Refusal('changed-meanwhile')
    await recordAct(trx, actor, { at, object, objectId: id })
    return enquiry
  })
  return { enquiry: present(row, at) }
}
