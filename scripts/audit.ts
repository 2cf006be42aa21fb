import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { root } from './run-program.ts'

/**
 * `npm run audit`: the known advisories of what the product runs on. Fails for high and critical ones; says so, and
 * does not fail, where the registry does not answer.
 */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
})

const { stdout } = spawnSync('npm', ['audit', '--audit=true', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
})
const parsed = report.safeParse(parse(stdout))
if (parsed.success) {
  const found = Object.entries(parsed.data.vulnerabilities)
  for (const [name, { severity, range, isDirect }] of found)
    console.log(`${severity}: ${name} ${range}${isDirect ? '' : ' (of another package)'}`)
  const serious = found.filter(([, { severity }]) => /^(high|critical)$/.test(severity))
  console.log(`audit: ${found.length} advisories, ${serious.length} high or critical`)
  if (serious.length > 0) process.exitCode = 1
} else {
  console.log('audit: not checked, the registry did not answer the question for advisories')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
