import { isLive } from '../attempts/attempt.repository.ts'
import type { PaymentsContext } from '../payable/payable.ts'
import { refuseOutage } from '../provider/map-provider-outage.ts'
import { failUnpaid } from '../settlement/charge-attempt.ts'
import { cancelAuthentication, resumeAttempt } from '../settlement/resume-unsettled.ts'
import { listAttempts } from './account-deletion.repository.ts'

/**
 * Ends a user's open payments before their account is deleted: new attempts are ended, those that
 * wait for authentication are cancelled, and charged ones are settled.
 *
 * @throws {Refusal} `payment-unavailable` while the provider cannot be reached.
 */
export const closeOpenPayments = (context: PaymentsContext, userId: string): Promise<void> =>
  refuseOutage(context.log, async () => {
    for (const attempt of await listAttempts(context.db, userId)) {
      if (!isLive(attempt)) continue
      if (attempt.state === 'new')
        await failUnpaid(context, attempt.id, { code: 'account-deleted', sentence: '' })
      else if (attempt.state === 'requires_action') await cancelAuthentication(context, attempt)
      else await resumeAttempt(context, attempt)
    }
  })
