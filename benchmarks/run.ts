import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run bench [name …]`: every benchmark, or those named, one after the other on a quiet machine. */
const wished = process.argv.slice(2)
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wished.length === 0 || wished.some((name) => file.startsWith(`${name}.`)))

for (const file of files) {
  console.log(`\n## ${file.replace('.bench.ts', '')}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exitCode = 1
}
