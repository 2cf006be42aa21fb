import type { Outcome } from './outcomes.rules.ts'

/** A kill and what its callers saw, from the kill until the next one. */
export interface Episode {
  readonly fault: string
  readonly killedAt: number
  /** When what was killed worked again. */
  readonly backAt: number
  readonly endedAt: number
  /** Whether callers may see a refused or lost connection: nothing stands before the balancer. */
  readonly mayDisconnect: boolean
}

export interface EpisodeResult {
  readonly fault: string
  readonly backSeconds: number
  readonly requests: number
  readonly unavailable: number
  readonly disconnected: number
  readonly wrong: number
  /** From the kill until the last error was answered; 0 without errors. */
  readonly errorSeconds: number
  readonly slowestSeconds: number
  readonly brokenPromises: readonly string[]
}

/** Errors end before this, as the product promises. */
export const mostErrorSeconds = 10
/** Connections are refused for no longer than HAProxy takes to be started again. */
export const mostDisconnectedSeconds = 3

/** Sums up what callers saw of a kill, and names each promise that was broken. */
export function summarise(episode: Episode, outcomes: readonly Outcome[]): EpisodeResult {
  const { fault, killedAt, backAt, endedAt, mayDisconnect } = episode
  const seen = outcomes.filter((one) => one.endedAt >= killedAt && one.endedAt < endedAt)
  const withEnding = (ending: Outcome['ending']) => seen.filter((one) => one.ending === ending)
  const [unavailable, disconnected, wrong] = [
    withEnding('unavailable'),
    withEnding('disconnected'),
    withEnding('wrong'),
  ]
  const secondsTo = (some: readonly Outcome[]) =>
    some.reduce((latest, one) => Math.max(latest, one.endedAt - killedAt), 0) / 1000
  const errorSeconds = secondsTo([...unavailable, ...disconnected, ...wrong])
  const disconnectedSeconds = secondsTo(disconnected)
  return {
    fault,
    backSeconds: (backAt - killedAt) / 1000,
    requests: seen.length,
    unavailable: unavailable.length,
    disconnected: disconnected.length,
    wrong: wrong.length,
    errorSeconds,
    slowestSeconds: seen.reduce((most, one) => Math.max(most, one.endedAt - one.beganAt), 0) / 1000,
    brokenPromises: [
      ...wrong.map(({ name, detail }) => `${fault}: ${name} ended with ${detail}`),
      ...(mayDisconnect
        ? []
        : disconnected.map(({ name, detail }) => `${fault}: ${name} was not answered: ${detail}`)),
      ...(errorSeconds >= mostErrorSeconds
        ? [`${fault}: errors for ${errorSeconds.toFixed(1)} s, not less than ${mostErrorSeconds} s`]
        : []),
      ...(mayDisconnect && disconnectedSeconds >= mostDisconnectedSeconds
        ? [`${fault}: no connection for ${disconnectedSeconds.toFixed(1)} s`]
        : []),
      ...(seen.length === 0 ? [`${fault}: nobody asked for anything`] : []),
    ],
  }
}

const columns = [
  'killed',
  'works again after',
  'requests',
  '503 with Retry-After',
  'not connected',
  'other errors',
  'last error after',
  'slowest answer',
]

/** Formats the results as a table of Markdown. */
export function formatTable(results: readonly EpisodeResult[]): string {
  const rows = results.map((one) => [
    one.fault,
    `${one.backSeconds.toFixed(1)} s`,
    String(one.requests),
    String(one.unavailable),
    String(one.disconnected),
    String(one.wrong),
    one.errorSeconds === 0 ? '–' : `${one.errorSeconds.toFixed(1)} s`,
    `${one.slowestSeconds.toFixed(1)} s`,
  ])
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [formatRow(columns), rule, ...rows.map(formatRow)].join('\n')
}
