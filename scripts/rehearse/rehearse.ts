import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareStart } from '../../server/testing/started-product.ts'
import { root } from '../run-program.ts'
import { findUnsentEmails } from './emails.ts'
import { listFaults, type Fault } from './faults.ts'
import { startInstallation, type Installation } from './installation.ts'
import { startLoad, type Load } from './load.ts'
import { findPrograms } from './programs.ts'
import { type EpisodeResult, formatTable, summarise } from './report.rules.ts'
import { verify } from './verify.ts'
import { waitUntil } from './wait.ts'

/**
 * `npm run rehearse`: two processes of the product behind HAProxy, with PgBouncer, a primary and a replica, each of which
 * is killed under load. Prints what callers saw, and ends with 1 if a promise was broken: docs/guides/rehearse.md.
 */
const visitors = 4
/** Without an error for so long, what was killed no longer shows. */
const calmMilliseconds = 4_000
const mostSecondsUntilCalm = 120

const say = (text: string) => process.stderr.write(`${text}\n`)

/** Kills one thing, and waits until callers see nothing of it any more. */
async function rehearse(fault: Fault, load: Load): Promise<EpisodeResult> {
  say(`Killing ${fault.name} …`)
  const killedAt = performance.now()
  fault.cause()
  await fault.recovered()
  const backAt = performance.now()
  say(`… works again after ${((backAt - killedAt) / 1000).toFixed(1)} s`)
  await becomeCalm(load)
  const { name, mayDisconnect = false } = fault
  return summarise(
    { fault: name, killedAt, backAt, endedAt: performance.now(), mayDisconnect },
    load.outcomes,
  )
}

async function becomeCalm({ outcomes }: Load): Promise<void> {
  const begin = performance.now()
  await waitUntil(
    'an end of errors',
    () => {
      const now = performance.now()
      if (now - begin < calmMilliseconds) return false
      const recent = outcomes.filter((one) => one.endedAt > now - calmMilliseconds)
      return recent.length > 0 && recent.every((one) => one.ending === 'good')
    },
    mostSecondsUntilCalm,
  )
}

/** Runs `npm run reconcile`; returns its lines if provider and database differ. */
function reconcile({ settings, folder }: Installation): string[] {
  try {
    execFileSync(process.execPath, [join(root, 'server/reconcile.ts')], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...settings },
      encoding: 'utf8',
    })
    return []
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}${stderr}`.trim().split('\n')
  }
}

const programs = findPrograms()
await prepareStart()
say('Starting the installation …')
const installation = await startInstallation(programs)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void installation.stop().finally(() => process.exit(1)))
const broken: string[] = []
const results: EpisodeResult[] = []
try {
  const load = startLoad(installation.url, installation.sandbox, visitors)
  try {
    await becomeCalm(load)
    for (const fault of listFaults(installation)) {
      await installation.cluster.waitForReplica()
      results.push(await rehearse(fault, load))
    }
  } finally {
    await load.stop()
  }
  say('Looking for what was acknowledged …')
  const { cluster, sandbox, url } = installation
  const unsent = await findUnsentEmails(installation.settings.DATA_DIR, load.acknowledged)
  const verification = await verify(url, load.acknowledged, cluster.primary, sandbox)
  const differences = reconcile(installation)
  broken.push(
    ...results.flatMap(({ brokenPromises }) => brokenPromises),
    ...load.failures.map((failure) => `a visitor gave up: ${failure}`),
    ...verification.faults,
    ...unsent,
    ...differences.map((line) => `reconcile: ${line}`),
  )
  process.stdout.write(
    `${formatTable(results)}\n\n` +
      `Acknowledged and found: ${verification.accounts} accounts, ${verification.purchases} purchases; ` +
      `${verification.charges} charges; reconcile ${differences.length === 0 ? 'agrees' : 'differs'}.\n`,
  )
} catch (error) {
  broken.push(String(error))
} finally {
  await installation.stop()
}
if (broken.length > 0) say(`What the programs wrote is in ${installation.folder}`)
else rmSync(installation.folder, { recursive: true, force: true })
for (const line of broken) process.stdout.write(`BROKEN ${line}\n`)
process.stdout.write(
  broken.length === 0 ? 'Every promise was kept.\n' : `${broken.length} broken.\n`,
)
process.exit(broken.length === 0 ? 0 : 1)
