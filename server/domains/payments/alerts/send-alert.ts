import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import { readEmailContext } from '../../../mail/email.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import type { PaymentAlert } from './alert-operator.ts'
import { listEmail, paymentAlertEmail } from './payment-alert.email.ts'

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payment-differences': { readonly lines: readonly string[]; readonly count: number }
    'customers-to-delete': { readonly lines: readonly string[] }
  }
}

type MailContext = Pick<PaymentsContext, 'config' | 'db' | 'mailer'>

const operatorLanguage = languageIdOf(defaultLanguage)

export async function sendAlert(context: MailContext, alert: PaymentAlert): Promise<void> {
  const emailContext = await readEmailContext(context, operatorLanguage)
  const to = context.config.operatorMail
  await context.mailer.send(paymentAlertEmail(emailContext, { to, ...alert }))
}

export async function sendDifferences(
  context: MailContext,
  found: { readonly lines: readonly string[]; readonly count: number },
): Promise<void> {
  const emailContext = await readEmailContext(context, operatorLanguage)
  const to = context.config.operatorMail
  await context.mailer.send(listEmail(emailContext, 'differences', { to, ...found }))
}

export async function sendCustomersToDelete(
  context: MailContext,
  { lines }: { readonly lines: readonly string[] },
): Promise<void> {
  const emailContext = await readEmailContext(context, operatorLanguage)
  const to = context.config.operatorMail
  await context.mailer.send(
    listEmail(emailContext, 'customers-to-delete', { to, lines, count: lines.length }),
  )
}
