import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context/context.ts'
import { readEmailContext } from '../../mail/email.ts'
import { enqueueEmail } from '../../mail/email-queue.ts'
import { write } from '../../platform/database/write.ts'
import { networkOf } from '../../platform/http/rate-limits/network.rules.ts'
import { takeToken } from '../../platform/http/rate-limits/shared-buckets.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translate } from '../languages/index.ts'
import { readCatalogue, type Stone } from './catalogue.ts'
import { enquiryConfirmationEmail, enquiryEmail } from './enquiry.email.ts'
import { insertEnquiry } from './enquiry.repository.ts'
import { presentStone } from './gemstone.rules.ts'

export type EnquiryContext = Pick<Context, 'config' | 'clock' | 'db' | 'jobs'> & {
  /** Returns the email of an account. */
  readonly emailOf: (userId: string) => Promise<string | undefined>
}

/** Each enquiry is an email to the operator, who answers it. */
const enquiriesPerAccount = { capacity: 5, secondsPerToken: 60 }
const enquiriesPerAddress = { capacity: 20, secondsPerToken: 60 }

/**
 * Stores an enquiry and enqueues its emails to the operator and to the account, in one transaction.
 *
 * @throws {Refusal} `invalid` if the stone does not exist.
 */
export async function sendEnquiry(
  context: EnquiryContext,
  enquiry: ParsedBodyOf<'POST /gemstone-enquiry/enquiry'>,
  { userId, languageId, address }: { userId: string; languageId: number; address: string },
): Promise<ResponseOf<'POST /gemstone-enquiry/enquiry'>> {
  const { config, clock, db } = context
  const { gemstoneId = null, fullName, email, phone } = enquiry
  const question = enquiry.question ?? ''
  const stone = await resolveStone(context, gemstoneId)
  await takeToken(context, `gemstone enquiry address ${networkOf(address)}`, enquiriesPerAddress)
  await takeToken(context, `gemstone enquiry ${userId}`, enquiriesPerAccount)
  const account = await context.emailOf(userId)
  const details = { fullName, email, phone, question }
  const getTitle = (language: number) => stone && presentStone(stone, language).title
  const operatorLanguageId = languageIdOf(defaultLanguage)
  const messages = [
    enquiryEmail(await readEmailContext(context, operatorLanguageId), {
      ...details,
      to: config.operatorMail,
      gemstone: getTitle(operatorLanguageId),
      address: stone && `${config.publicUrl}/gemstone/${encodeURIComponent(stone.slug)}`,
    }),
    ...(account === undefined
      ? []
      : [
          {
            ...enquiryConfirmationEmail(await readEmailContext(context, languageId), {
              to: account,
              gemstone: getTitle(languageId),
            }),
            record: { userId },
          },
        ]),
  ]
  await write(db, async (trx) => {
    await insertEnquiry(trx, {
      id: uuidv7(),
      user_id: userId,
      gemstone_id: stone?.id ?? null,
      full_name: fullName,
      email,
      phone,
      question,
      language_id: languageId,
      created_at: clock.now(),
      answered_at: null,
    })
    for (const message of messages) await enqueueEmail(trx, context, message)
  })
  return { msg: await translate(db, languageId, 'gemstones.enquiry.sent') }
}

async function resolveStone(
  context: EnquiryContext,
  id: number | null,
): Promise<Stone | undefined> {
  if (id === null) return undefined
  const stone = (await readCatalogue(context)).byId.get(id)
  if (!stone) throw new Refusal('invalid', { errors: { gemstoneId: ['gemstones.not-found'] } })
  return stone
}
