import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Acknowledged } from './load.ts'
import { waitUntil } from './wait.ts'

/** A job of a killed process is taken over once its heartbeat has expired. */
const secondsToTakeOver = 150

/** Waits until everybody has got the emails that came with what was acknowledged; lists those who have not. */
export async function findUnsentEmails(
  dataDir: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const find = () => {
    const counts = countEmails(join(dataDir, 'outbox'))
    return acknowledged.flatMap(({ email, purchase }) => {
      // One of welcome, and a receipt.
      const wanted = purchase ? 2 : 1
      const sent = counts.get(email) ?? 0
      return sent >= wanted ? [] : [`${email}: was sent ${sent} of ${wanted} emails`]
    })
  }
  await waitUntil('all emails', () => find().length === 0, secondsToTakeOver).catch(() => {})
  return find()
}

function countEmails(folder: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.eml'))) {
    const [, to = ''] =
      /^to:\s*<?([^<>\r\n]*)>?/im.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    counts.set(to, (counts.get(to) ?? 0) + 1)
  }
  return counts
}
