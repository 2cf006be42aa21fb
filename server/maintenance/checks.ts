import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { checkMailServer } from '../gateways/mail/smtp-mailer.ts'
import { examineStripe } from '../gateways/payment/account/examine-stripe.ts'
import { openMediaStore } from '../gateways/media/open-media-store.ts'
import { findStripe } from '../gateways/payment/open-payments.ts'
import type { Config } from '../platform/config.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { reachDatabase } from '../platform/start/reach-database.ts'
import { StartError } from '../platform/start-error.ts'
import { type Finding, judgeBackups, judgeClock, judgeDisk } from './doctor.rules.ts'

type Check = (config: Config) => Promise<Finding[]>

const ok = (text: string): Finding => ({ state: 'ok', text })
const patience = () => AbortSignal.timeout(10_000)

const checkDatabase: Check = async (config) => {
  const database = await reachDatabase(config)
  const db = connectDatabase(database.url, 1)
  try {
    const { rows } = await sql<{ version: string; now: Temporal.Instant }>`
      select current_setting('server_version') as version, clock_timestamp() as now`.execute(db)
    const [row] = rows
    if (!row) throw new StartError('it does not answer')
    const apart = row.now.until(Temporal.Now.instant()).total('seconds')
    const clock = config.databaseUrl ? [judgeClock('the clock of the server', apart)] : []
    return [ok(`PostgreSQL ${row.version} answers`), ...clock]
  } finally {
    await db.destroy()
    await database.stop()
  }
}

const checkDisk: Check = async ({ dataDir, backupDir }) => {
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  return Promise.all(
    [dataDir, backupDir].map(async (folder) => {
      const { bavail, bsize } = await statfs(existsSync(folder) ? folder : dirname(folder))
      return judgeDisk(folder, bavail * bsize)
    }),
  )
}

const checkBackups: Check = async ({ backupDir }) => [
  judgeBackups(existsSync(backupDir) ? readdirSync(backupDir) : [], Temporal.Now.instant()),
]

const checkMail: Check = async (config) => {
  if (config.smtpUrl === null) return [ok('emails are files in DATA_DIR/outbox')]
  await checkMailServer(config.smtpUrl, config)
  return [ok(`${new URL(config.smtpUrl).host} accepts our sign-in`)]
}

/** Puts, reads and deletes a file of its own. */
const checkPictures: Check = async (config) => {
  const store = openMediaStore(config)
  const key = `checks/${randomUUID()}`
  // Without the right to list the bucket, S3 answers 403 for a file that is not there.
  if ((await store.get(key)) !== null) throw new StartError(`${store.place} has a file ${key}`)
  const bytes = randomBytes(64)
  await store.put(key, bytes, 'application/octet-stream')
  const read = await store.get(key)
  await store.delete(key)
  if (!read?.equals(bytes)) throw new StartError(`${store.place} returns other bytes than it got`)
  return [ok(`${store.place} keeps and returns files`)]
}

/** From this machine: that others reach the address too is to be seen from elsewhere. */
const checkAddress: Check = async ({ publicUrl }) => {
  const { status } = await fetch(`${publicUrl}/readyz`, { signal: patience() })
  if (status !== 200) throw new StartError(`${publicUrl}/readyz answers ${status}`)
  return [ok(`${publicUrl} is ready`)]
}

/** As `npm run operator -- stripe check`, which also checks the sandbox. */
const checkStripe: Check = async (config) => {
  const settings = config.stripe && (await findStripe(config))
  if (!settings) return [ok('payments go to the sandbox')]
  const { findings, stripeTime } = await examineStripe(settings, config.publicUrl)
  const apart = stripeTime?.until(Temporal.Now.instant()).total('seconds')
  const clock = apart === undefined ? [] : [judgeClock('the clock of Stripe', apart)]
  return [
    ...clock,
    ...findings.map(({ state, subject, text }) => ({ state, text: `${subject}: ${text}` })),
  ]
}

/** In the order of their printing. */
export const checks: readonly (readonly [subject: string, check: Check])[] = [
  ['disk', checkDisk],
  ['database', checkDatabase],
  ['backups', checkBackups],
  ['pictures', checkPictures],
  ['mail', checkMail],
  ['public address', checkAddress],
  ['Stripe', checkStripe],
]
