import type { Context } from '../../platform/context.ts'
import './letters/letter-queue.ts'
import { sendLetter } from './letters/send-letter.ts'

export const consultationJobs = (
  context: Pick<Context, 'config' | 'db' | 'jobs' | 'mailer'>,
): void => context.jobs.handle('consultation-letter', (letter) => sendLetter(context, letter))
