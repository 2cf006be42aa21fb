import type { ParsedBodyOf, ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/database/database.ts'
import { write } from '../../platform/database/write.ts'
import type { JobPayloads } from '../../platform/jobs/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  findSentEmail,
  listSentEmails,
  type SentEmail,
} from '../../platform/sent-emails/sent-email.repository.ts'
import { findEmail } from '../identity/index.ts'
import { recordAct, recordReading } from '../operations/index.ts'
import type { SupportCaller, SupportContext } from './support-context.ts'

const toEmail = ({ id, subject, state, job, at }: SentEmail) => ({
  id,
  subject,
  state,
  at: at.toString(),
  can_resend: job !== null,
})

/** Lists the newest emails to a customer. The caller records the reading. */
export async function listCustomerEmails(
  db: Db,
  page: { userId: string; beforeId: string | undefined },
): Promise<ResponseOf<'GET /studio/customer-emails'>> {
  const { emails, next } = await listSentEmails(db, page)
  return { emails: emails.map(toEmail), next }
}

export async function showOlderEmails(
  context: SupportContext,
  { id, before }: ParsedQueryOf<'GET /studio/customer-emails'>,
  caller: SupportCaller,
): Promise<ResponseOf<'GET /studio/customer-emails'>> {
  await recordReading(context, caller, { object: 'customer', ids: [id] })
  return listCustomerEmails(context.db, { userId: id, beforeId: before })
}

/**
 * Sends an email again by the job that sent it: a receipt as it was, a link with a new token. It goes to the email that the
 * account has now.
 *
 * @throws {Refusal} `not-found`; `conflict` for an email that makes no sense later
 */
export async function resendEmail(
  { clock, db, jobs }: SupportContext,
  { id, email_id, reason }: ParsedBodyOf<'POST /studio/resend-email'>,
  caller: SupportCaller,
): Promise<ResponseOf<'POST /studio/resend-email'>> {
  const sent = await findSentEmail(db, { id: email_id, userId: id })
  const email = await findEmail(db, id)
  if (sent === undefined || email === undefined) throw new Refusal('not-found')
  const { job, subject } = sent
  if (job === null) throw new Refusal('conflict')
  const payload = job.name === 'mailed-link' ? { ...job.payload, id: uuidv7(), email } : job.payload
  await write(db, async (trx) => {
    await jobs.enqueue(trx, job.name as keyof JobPayloads, payload as never)
    const about = { at: clock.now(), object: 'customer', objectId: id }
    await recordAct(trx, caller, { ...about, details: { job: job.name, reason } })
  })
  return { subject }
}
