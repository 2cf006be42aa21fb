/** Backups are kept for as long as the privacy page promises. */
const keptDays = 30

const pattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)$/

/** The directory of a backup made at an instant. Not every system allows colons in a name. */
export const backupNameAt = (at: Temporal.Instant): string =>
  at.toString({ smallestUnit: 'second' }).replaceAll(':', '-')

/** Returns when a backup was made; null for a name that is not a complete backup's. */
export function madeAt(name: string): Temporal.Instant | null {
  const [, hour, minute, second] = pattern.exec(name) ?? []
  return hour ? Temporal.Instant.from(`${hour}:${minute}:${second}`) : null
}

/** Lists the complete backups among the names of a directory, the newest last. */
export const selectBackups = (names: readonly string[]): string[] =>
  names.filter((name) => madeAt(name) !== null).toSorted()

/** Lists the backups that are older than 30 days. The newest one is always kept. */
export function selectExpired(names: readonly string[], now: Temporal.Instant): string[] {
  const limit = now.subtract({ hours: keptDays * 24 })
  return selectBackups(names)
    .slice(0, -1)
    .filter((name) => Temporal.Instant.compare(madeAt(name) ?? now, limit) < 0)
}
