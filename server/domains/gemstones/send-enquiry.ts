import type { ParsedBodyOf, ResponseOf } from '@rashi/contract'
import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context/context.ts'
import { readEmailContext } from '../../mail/email.ts'
import { enqueueEmail } from '../../mail/email-queue.ts'
import { write } from '../../platform/database/write.ts'
import { takeToken } from '../../platform/http/rate-limits/shared-buckets.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translate } from '../languages/index.ts'
import { readCatalogue, type Stone } from './catalogue.ts'
import { enquiryCopyEmail, enquiryEmail } from './enquiry.email.ts'
import { insertEnquiry } from './enquiry.repository.ts'
import { presentStone } from './gemstone.rules.ts'

export type EnquiryContext = Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>

/** Mails an account (docs/product/decisions.md section 2): the copy may go to an address that is not the user's. */
const enquiriesAnAccount = { capacity: 5, secondsPerToken: 60 }

/**
 * Keeps an enquiry and mails it to the operator, and a copy to who asked; all three or none.
 *
 * @throws {Refusal} `invalid` where the stone asked about does not exist.
 */
export async function sendEnquiry(
  context: EnquiryContext,
  enquiry: ParsedBodyOf<'POST /gemstone-enquiry/enquiry'>,
  { userId, languageId }: { userId: string; languageId: number },
): Promise<ResponseOf<'POST /gemstone-enquiry/enquiry'>> {
  const { config, clock, db } = context
  const { gemstoneId = null, fullName, email, phone } = enquiry
  const question = enquiry.question ?? ''
  const stone = await stoneAskedAbout(context, gemstoneId)
  await takeToken(context, `gemstone enquiry ${userId}`, enquiriesAnAccount)
  const details = { fullName, email, phone, question }
  const titleIn = (language: number) => stone && presentStone(stone, language).title
  const operatorLanguageId = languageIdOf(defaultLanguage)
  const messages = [
    enquiryEmail(await readEmailContext(context, operatorLanguageId), {
      ...details,
      to: config.operatorMail,
      gemstone: titleIn(operatorLanguageId),
      address: stone && `${config.publicUrl}/gemstone/${encodeURIComponent(stone.slug)}`,
    }),
    enquiryCopyEmail(await readEmailContext(context, languageId), {
      ...details,
      gemstone: titleIn(languageId),
    }),
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

async function stoneAskedAbout(
  context: EnquiryContext,
  id: number | null,
): Promise<Stone | undefined> {
  if (id === null) return undefined
  const stone = (await readCatalogue(context)).byId.get(id)
  if (!stone) throw new Refusal('invalid', { errors: { gemstoneId: ['gemstones.not-found'] } })
  return stone
}
