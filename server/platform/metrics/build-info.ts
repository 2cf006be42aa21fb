import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Gauge, Registry } from 'prom-client'
import packageJson from '../../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Reads the commit that a checkout is at, without git, which refuses the checkout of another account. */
export function readCommit(checkout: string): string {
  const head = read(join(checkout, '.git/HEAD'))
  const branch = /^ref: (\S+)$/.exec(head)?.[1]
  const commit =
    branch === undefined
      ? head
      : read(join(checkout, '.git', branch)) ||
        read(join(checkout, '.git/packed-refs'))
          .split('\n')
          .find((line) => line.endsWith(` ${branch}`))
          ?.slice(0, 40)
  return commit !== undefined && /^[\da-f]{40}$/.test(commit) ? commit : 'unknown'
}

export const buildInfo = new Registry()

new Gauge({
  name: 'build_info',
  help: 'Always 1; the labels name the release that runs. The commit is unknown in a container image.',
  labelNames: ['version', 'commit'],
  registers: [buildInfo],
}).set({ version: packageJson.version, commit: readCommit(root) }, 1)
