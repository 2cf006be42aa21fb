import type { ParsedBodyOf } from '@rashi/contract'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../../../platform/refusal.ts'
import { sanitiseRichText } from '../../../platform/rich-text.ts'
import type { ActValues, StaffActor } from '../../operations/index.ts'
import {
  type CatalogueContext,
  changeCatalogue,
  type StudioConsultation,
} from './change-catalogue.ts'
import { updateConsultation } from './studio-catalogue.repository.ts'

/** The texts of every language for the record, each under its name and language. */
export const toValues = (
  translations: readonly ({ language_id: number } & Record<string, unknown>)[],
): ActValues =>
  Object.fromEntries(
    translations.flatMap(({ language_id, ...texts }) =>
      Object.entries(texts).map(([name, text]) => [
        `${name}_${languageCodeOf(language_id)}`,
        String(text),
      ]),
    ),
  )

/** Changes the texts of a consultation. */
export const changeConsultationTexts = (
  context: CatalogueContext,
  body: ParsedBodyOf<'POST /studio/change-consultation'>,
  actor: StaffActor,
): Promise<StudioConsultation> => {
  const translations = body.translations.map((texts) => ({
    ...texts,
    description: sanitiseRichText(texts.description).trim(),
  }))
  if (translations.some(({ description }) => description === ''))
    throw new Refusal('invalid', { errors: { translations: ['validation.other'] } })
  return changeCatalogue(context, body, actor, async (trx, { id, translations: known }) => {
    const [before, after] = [toValues(known), toValues(translations)]
    if (isDeepStrictEqual(before, after)) return undefined
    await updateConsultation(trx, id, { translations })
    return { before, after }
  })
}

/** Changes the price for new orders. Who has seen another one is told before they pay. */
export const changeConsultationPrice = (
  context: CatalogueContext,
  body: ParsedBodyOf<'POST /studio/change-consultation-price'>,
  actor: StaffActor,
): Promise<StudioConsultation> =>
  changeCatalogue(context, body, actor, async (trx, { id, amount_pence }) => {
    if (amount_pence === body.amount_pence) return undefined
    await updateConsultation(trx, id, { amount_pence: body.amount_pence })
    return { before: { amount_pence }, after: { amount_pence: body.amount_pence } }
  })

/** Offers a consultation, or hides it from who buys; its orders stay. */
export const offerConsultation = (
  context: CatalogueContext,
  body: ParsedBodyOf<'POST /studio/offer-consultation'>,
  actor: StaffActor,
): Promise<StudioConsultation> =>
  changeCatalogue(context, body, actor, async (trx, { id, hidden_at }, at) => {
    const was = hidden_at === null
    if (was === body.is_offered) return undefined
    await updateConsultation(trx, id, { hidden_at: body.is_offered ? null : at })
    return { before: { is_offered: was }, after: { is_offered: body.is_offered } }
  })
