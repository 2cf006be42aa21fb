import { readConfig } from '../platform/config.ts'
import { formatFailure } from '../platform/start/format-failure.ts'
import { checks } from './checks.ts'
import type { Finding } from './doctor.rules.ts'

/** `npm run doctor`: prints one line for each thing that the product needs. The exit code is 1 if there is a fault. */
async function examine(): Promise<number> {
  const config = readConfig()
  const { warning } = config
  print('settings', { state: warning ? 'warning' : 'ok', text: warning ?? 'are valid' })
  let faults = 0
  for (const [subject, check] of checks) {
    const findings = await check(config).catch((error: unknown): Finding[] => [
      { state: 'fault', text: formatFailure(error).split('\n')[0] ?? '' },
    ])
    for (const found of findings) print(subject, found)
    faults += findings.filter(({ state }) => state === 'fault').length
  }
  return faults === 0 ? 0 : 1
}

function print(subject: string, { state, text }: Finding): void {
  process.stdout.write(`${state.padEnd(7)} ${subject}: ${text}\n`)
}

try {
  process.exit(await examine())
} catch (error) {
  process.stderr.write(`${formatFailure(error)}\n`)
  process.exit(1)
}
