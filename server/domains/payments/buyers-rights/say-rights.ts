import { consentTexts } from '@rashi/contract/consent.rules'
import { formatDay } from '@rashi/contract/dates.rules'
import { sayTrader } from '@rashi/contract/trader.rules'
import type { EmailBlock, EmailContext } from '../../../mail/email.ts'
import { lastDayToWithdraw } from './withdrawal-period.rules.ts'

/** The email and the phone number at which a buyer reaches the seller. */
const sayContact = ({ supportPhone, trader }: EmailContext['config']): string =>
  trader ? `${trader.email}, ${supportPhone}` : supportPhone

/** Says until when the buyer can change their mind, and how. `at` is the day of purchase or renewal, by ISO 8601. */
export const sayChangeOfMind = (
  { config, language, translate }: EmailContext,
  { kind, at }: { readonly kind: 'subscription' | 'consultation' | 'renewal'; readonly at: string },
): string =>
  translate(`letter.change-mind-${kind}`, {
    until: formatDay(lastDayToWithdraw(Temporal.Instant.from(at)).toString(), language),
    contact: sayContact(config),
  })

/**
 * Confirms in a receipt what the buyer agreed to beside Pay and, where it can be given back, until when, how, and with
 * what words (Consumer Contracts Regulations 2013, reg. 16, schedules 2 and 3).
 */
export function sayRights(
  context: EmailContext,
  {
    kind,
    what,
    at,
  }: {
    readonly kind: keyof typeof consentTexts
    readonly what: string
    /** When it was bought, by ISO 8601. */
    readonly at: string
  },
): EmailBlock[] {
  const { config, language, translate } = context
  const consented = translate('letter.consented', { consent: translate(consentTexts[kind]) })
  if (kind === 'reading') return [{ kind: 'notes', lines: [consented] }]
  const form = translate('letter.form', {
    what,
    day: formatDay(at, language),
    seller: config.trader ? sayTrader(config.trader, translate).join(', ') : config.brandName,
  })
  return [
    { kind: 'notes', lines: [consented] },
    { kind: 'notes', lines: [sayChangeOfMind(context, { kind, at }), form] },
  ]
}
