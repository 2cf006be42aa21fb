import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from './context/context.ts'
import { currentAccount, modeOf } from './domains/payments/index.ts'

/** How long the start waits for the payment provider to say whose keys it was given. */
const accountMilliseconds = 3_000

/** Logs at every start with what the product takes payments, sends emails and limits callers. */
export async function reportInstallation(context: Context): Promise<void> {
  const { config, log, payments } = context
  const mode = modeOf(payments.name, payments.isLive)
  // Without an answer the product starts too: it asks again with the first call that needs the account.
  const account = await Promise.race([
    currentAccount(context).then(
      ({ accountId }) => accountId,
      (err: unknown) => {
        log.warn({ err }, 'the account of the payment provider is not known yet')
        return null
      },
    ),
    delay(accountMilliseconds, null, { ref: false }),
  ])
  const mails = config.smtpUrl === null ? 'files' : 'smtp'
  const limits = config.rateLimits ? 'on' : 'off'
  const { publicUrl } = config
  log.info({ payments: payments.name, mode, account, mails, limits, publicUrl }, 'installation')
  if (config.warning !== null) log.warn(config.warning)
}
