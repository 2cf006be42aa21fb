import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, readSources, type Source } from './source-tree.ts'

/** SQL that a distributed engine with PostgreSQL's protocol lacks or runs differently. */
export interface DistributedSqlRule {
  /** As the table of docs/guides/distributed-database.md names it. */
  readonly name: string
  readonly pattern: RegExp
  /** Files that use it all the same, with the reason why each may. */
  readonly allowed: Readonly<Record<string, string>>
}

export const distributedSqlRules: readonly DistributedSqlRule[] = [
  {
    name: 'session advisory lock',
    pattern: /\bpg_(?:try_)?advisory_(?:lock|unlock)\w*/i,
    allowed: {},
  },
  {
    name: 'transaction advisory lock',
    pattern: /\bpg_(?:try_)?advisory_xact_lock\w*/i,
    allowed: {
      'server/platform/database/migrate.ts':
        'one process migrates at a time; without the lock the second one fails at the first migration that the first one made',
      'server/domains/identity/sessions/session.repository.ts':
        'sessions of one user are counted one opening at a time; without the lock one too many may stay',
      'server/domains/gemstones/studio-gemstones.repository.ts':
        'staff add one gemstone at a time; without the lock the second of two at once fails for its id, which is taken',
    },
  },
  {
    name: 'listen and notify',
    pattern:
      /\b(?:un)?listen\s+"?[a-z_]+"?\s*(?:[;`']|$)|\bnotify\s+[a-z_]+\s*[,;`]|\bpg_notify\b|\buseListenNotify\b/im,
    allowed: {},
  },
  {
    name: 'lock table',
    pattern: /\block\s+table\b/i,
    allowed: {
      'server/domains/streaming/streaming.repository.ts':
        'staff start and stop the stream some times a week; a row that always exists could be locked instead',
      'server/domains/payments/accounts/account.repository.ts':
        'taken once, when the product starts with the keys of an account that it does not know',
    },
  },
  {
    name: 'skip locked',
    pattern: /\.skipLocked\(\)|\bskip\s+locked\b/i,
    allowed: {
      'server/domains/letters/settings/letter-settings.repository.ts':
        'a row that is skipped, rightly or not, is taken by the next run',
      'server/domains/payments/attempts/attempt.repository.ts':
        'a row that is skipped, rightly or not, is taken by the next run',
      'server/domains/payments/cards/card-expiry.repository.ts':
        'a row that is skipped, rightly or not, is taken by the next run',
      'server/domains/subscriptions/groups/subscription.repository.ts':
        'a row that is skipped, rightly or not, is taken by the next run',
    },
  },
  {
    name: 'index made concurrently',
    pattern: /\b(?:create|drop|re)\s*(?:unique\s+)?index\s+concurrently\b/i,
    allowed: {
      'server/platform/database/run-migration.ts':
        'drops an index that a failure left invalid; only migrations with `-- no transaction` come here',
    },
  },
  {
    name: 'trigger or function of the database',
    pattern:
      /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:trigger|function|procedure)\b|\blanguage\s+plpgsql\b/i,
    allowed: {
      'server/migrations/202611221910-operations-append-only.sql':
        'the record of acts refuses changes by every program; the product itself only appends',
    },
  },
  { name: 'exclusion constraint', pattern: /\bexclude\s+using\b/i, allowed: {} },
  { name: 'deferrable constraint', pattern: /\b(?:not\s+)?deferrable\b/i, allowed: {} },
  {
    name: 'inheritance or partitions',
    pattern: /\binherits\s*\(|\bpartition\s+of\b|\bpartition\s+by\s+(?:range|list|hash)\b/i,
    allowed: {},
  },
  {
    name: 'GiST, GIN or BRIN index',
    pattern: /\busing\s+(?:gist|spgist|gin|brin)\b/i,
    allowed: {},
  },
  { name: 'extension', pattern: /\bcreate\s+extension\b/i, allowed: {} },
  {
    name: 'generated column',
    pattern: /\bgenerated\s+always\s+as\s*\(/i,
    allowed: {
      'server/migrations/202611280911-horoscopes-period-of-texts.sql':
        'stored, and computed from a column of its own row; an engine without it gets a column that the product sets',
    },
  },
  {
    name: 'temporary or unlogged table',
    pattern: /\bcreate\s+(?:temp|temporary|unlogged)\s+table\b/i,
    allowed: {
      'server/migrations/202611281000-platform-address-buckets.sql':
        'limits of addresses; an engine without unlogged tables makes it a plain one, whose commits wait for the disk',
    },
  },
  { name: 'prepared transaction', pattern: /\bprepare\s+transaction\b/i, allowed: {} },
  { name: 'system column', pattern: /\b(?:ctid|xmin|xmax|cmin|cmax)\b/, allowed: {} },
]

/** The first line of a migration that runs outside of a transaction. */
const noTransaction = /^-- no transaction\n/

/** Removes comments, which may name what the code avoids. */
const withoutComments = ({ path, text }: Source): string =>
  path.endsWith('.sql')
    ? text.replace(/--.*$/gm, '')
    : text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Returns whether a file has the SQL of a rule; an index may be made concurrently in a migration without a transaction. */
export const usesSql = ({ pattern, name }: DistributedSqlRule, source: Source): boolean =>
  pattern.test(withoutComments(source)) &&
  !(name === 'index made concurrently' && noTransaction.test(source.text))

/** Reads the server's code that runs in production, and its migrations. */
export function readSqlSources(): Source[] {
  const folder = join(import.meta.dirname, '../server/migrations')
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({
      path: `server/migrations/${name}`,
      text: readFileSync(join(folder, name), 'utf8'),
    }))
  const code = readSources().filter(({ path }) => path.startsWith('server/') && !isTest(path))
  return [...code, ...migrations]
}
