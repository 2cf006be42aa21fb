import type { Context } from '../../../context/context.ts'
import { returnToken, takeToken } from '../../../platform/http/rate-limits/shared-buckets.ts'
import type { BucketRule } from '../../../platform/http/rate-limits/token-bucket.rules.ts'
import { hashToken } from './secret-token.ts'

type Limited = Pick<Context, 'db' | 'clock' | 'config'>

// docs/product/decisions.md section 2.
const wrongSignInsPerAccount: BucketRule = { capacity: 20, secondsPerToken: 10 }
const wrongSignInsPerAddress: BucketRule = { capacity: 100, secondsPerToken: 10 }
const signUpsPerAddress: BucketRule = { capacity: 120, secondsPerToken: 5 }
const mailsPerAccount: BucketRule = { capacity: 5, secondsPerToken: 60 }
const mailsPerAddress: BucketRule = { capacity: 60, secondsPerToken: 60 }

/** Identifies an account by the email that was entered, so that emails without an account are limited alike. */
const hashEmail = (email: string) => hashToken(email.toLowerCase())

export const limitSignUps = (context: Limited, address: string): Promise<void> =>
  takeToken(context, `sign-up address ${address}`, signUpsPerAddress)

/** Limits emails with links; links of all purposes share the buckets. */
export async function limitMails(context: Limited, email: string, address: string): Promise<void> {
  await takeToken(context, `mail address ${address}`, mailsPerAddress)
  await takeToken(context, `mail account ${hashEmail(email)}`, mailsPerAccount)
}

/**
 * Runs a sign-in that resolves to undefined if the credentials are wrong. Only a wrong one counts: the rate
 * limits' tokens are taken before and returned after a right one, so that parallel guesses cannot share them.
 */
export async function limitWrongSignIns<T>(
  context: Limited,
  { email, address }: { email: string; address: string },
  signIn: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const byAddress = `sign-in address ${address}`
  const byAccount = `sign-in account ${hashEmail(email)}`
  await takeToken(context, byAddress, wrongSignInsPerAddress)
  const returnAddressToken = () => returnToken(context, byAddress, wrongSignInsPerAddress)
  try {
    await takeToken(context, byAccount, wrongSignInsPerAccount)
  } catch (refusal) {
    await returnAddressToken()
    throw refusal
  }
  const result = await signIn()
  if (result !== undefined) {
    await returnAddressToken()
    await returnToken(context, byAccount, wrongSignInsPerAccount)
  }
  return result
}
