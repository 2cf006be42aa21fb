import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const names = readdirSync(join(import.meta.dirname, '../server/migrations')).filter((name) =>
  name.endsWith('.sql'),
)

/** The last migration that was numbered by domain; later names begin with the time. */
const lastNumbered = '0130-platform-server-secrets.sql'

const isTimeStamped = (name: string) =>
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d-[a-z0-9-]+\.sql$/.test(name)

test('the name of a new migration begins with the minute of its writing, so that it runs last', () => {
  expect(names.filter((name) => name > lastNumbered && !isTimeStamped(name))).toEqual([])
  expect(isTimeStamped('202611221430-payments-refunds.sql')).toBe(true)
  expect(isTimeStamped('0131-payments-refunds.sql')).toBe(false)
  expect(isTimeStamped('202613221430-payments-refunds.sql')).toBe(false)
})

test('no numbered migration is added', () => {
  expect(names.filter((name) => name <= lastNumbered)).toHaveLength(28)
})

/** Later migrations follow docs/guides/write-a-migration.md. */
const lastUnmarked = '202611240000'

/** Matches a change after which an earlier release, which still runs or is started again, fails. */
const contraction =
  /\bdrop (column|table|type|view|schema)\b|\brename\b|\balter (column \S+ )?(set data )?type\b|\bset not null\b|\badd (column )?(if not exists )?\w+ (?!constraint)[^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i

const withoutComments = (text: string) => text.replace(/--.*$/gm, '').replace(/\s+/g, ' ')

/** Returns what is wrong with a migration; undefined if nothing is. */
function findFault(name: string, text: string, earlier: readonly string[]): string | undefined {
  const oldestReader = /^-- oldest reader: (\S+)$/m.exec(text)?.[1]
  if (oldestReader !== undefined && !earlier.includes(`${oldestReader}.sql`))
    return `${name}: ${oldestReader} is not an earlier migration`
  const statements = withoutComments(text)
  const found = contraction.exec(statements)?.[0]
  if (found !== undefined && oldestReader === undefined)
    return `${name}: "${found}" needs a line -- oldest reader`
  const table = /\bcreate (?:unique )?index (?!concurrently)[^;]*? on (\w+)/i.exec(statements)?.[1]
  if (table !== undefined && !new RegExp(`create table ${table}\\b`, 'i').test(statements))
    return `${name}: the index of ${table} must be made concurrently`
  return undefined
}

test('a migration after which an earlier release cannot run names its oldest reader, and an index is made concurrently (OPS-36)', () => {
  const folder = join(import.meta.dirname, '../server/migrations')
  const faults = names
    .filter((name) => name > lastUnmarked)
    .map((name) =>
      findFault(
        name,
        readFileSync(join(folder, name), 'utf8'),
        names.filter((one) => one < name),
      ),
    )
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

const inUse = '202701010000-stars-grow.sql'

test.each([
  'alter table stars drop column hue',
  'drop table stars',
  'alter table stars rename to suns',
  'alter table stars rename column hue to color',
  'alter table stars alter column hue type text',
  'alter table stars alter column hue set data type text',
  'alter table stars alter hue\n  set not null',
  'alter table stars add column hue integer not null',
  'create index stars_by_hue on stars (hue)',
  '-- oldest reader: 209901010000-nothing\nalter table stars drop column hue',
])('the migration "%s" is refused (OPS-36)', (text) =>
  expect(findFault('202703010000-stars.sql', text, [inUse])).toBeDefined(),
)

test.each([
  'alter table stars add column hue integer',
  'alter table stars add column hue integer not null default 0',
  'create table suns (name text not null); create index suns_by_name on suns (name);',
  '-- no transaction\ncreate index concurrently stars_by_hue on stars (hue)',
  '-- oldest reader: 202701010000-stars-grow\nalter table stars drop column hue',
  '-- The next one is to drop column hue.\nupdate stars set hue = 0',
])('the migration "%s" is accepted (OPS-36)', (text) =>
  expect(findFault('202703010000-stars.sql', text, [inUse])).toBeUndefined(),
)
