import type { Context } from '../../context/context.ts'
import { forgetUses } from './mailboxes/mailbox-uses.ts'

/** The work of this domain outside requests. */
export function accessJobs(context: Pick<Context, 'clock' | 'db' | 'jobs'>): void {
  context.jobs.schedule('forget-mailbox-uses', '37 4 * * *', () => forgetUses(context))
}
