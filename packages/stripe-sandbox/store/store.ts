import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { groupCommits, type Durably } from './group-commit.ts'
import type { Hidden, Kind, Kinds, Row } from './kinds.ts'

/** Small settings that survive a restart. */
export interface Facts {
  read(name: string): string | null
  write(name: string, value: string): void
}

export interface Filter {
  customer?: string | undefined
  paymentIntent?: string | undefined
  paymentMethod?: string | undefined
  types?: readonly string[] | undefined
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined
  startingAfter?: string | undefined
  endingBefore?: string | undefined
  limit: number
}

export interface Store {
  durably: Durably
  /** Returns a prepared statement; each text is prepared once. */
  statement(sql: string): StatementSync
  facts: Facts
  find<K extends Kind>(kind: K, id: string): Row<K> | null
  /** Inserts an object or replaces the one with its id, at the same position in lists. */
  save<K extends Kind>(kind: K, object: Kinds[K], hidden: Hidden[K]): void
  /** Removes an object from lookups and lists; its id stays known as deleted. */
  retire(kind: Kind, id: string): void
  isRetired(kind: Kind, id: string): boolean
  /** Newest first, as at Stripe. Null if a cursor names no object of this kind. */
  list<K extends Kind>(kind: K, filter: Filter): { rows: Row<K>[]; hasMore: boolean } | null
}

export function createStore(database: DatabaseSync): Store {
  const findOne = database.prepare('SELECT object, hidden FROM objects WHERE id = ? AND kind = ?')
  const findPosition = database.prepare('SELECT position FROM objects WHERE id = ? AND kind = ?')
  const upsert = database.prepare(`
    INSERT INTO objects (id, kind, created, customer, payment_intent, type, object, hidden)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      customer = excluded.customer, object = excluded.object, hidden = excluded.hidden`)
  const retire = database.prepare('UPDATE objects SET kind = ? WHERE id = ? AND kind = ?')
  const readFact = database.prepare('SELECT value FROM facts WHERE name = ?')
  const writeFact = database.prepare(
    'INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )

  const positionOf = (kind: Kind, id: string) =>
    findPosition.get(id, kind)?.['position'] as number | undefined

  const statements = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, known)
    return known
  }

  return {
    statement,
    durably: groupCommits(database),
    facts: {
      read: (name) => (readFact.get(name)?.['value'] as string | undefined) ?? null,
      write: (name, value) => void writeFact.run(name, value),
    },
    find(kind, id) {
      const row = findOne.get(id, kind)
      return row === undefined ? null : toRow(row)
    },
    save(kind, object, hidden) {
      upsert.run(
        object.id,
        kind,
        object.created,
        textAt(object, 'customer'),
        textAt(object, 'payment_intent'),
        kind === 'event' ? textAt(object, 'type') : null,
        JSON.stringify(object),
        JSON.stringify(hidden),
      )
    },
    retire: (kind, id) => void retire.run(`deleted ${kind}`, id, kind),
    isRetired: (kind, id) => findPosition.get(id, `deleted ${kind}`) !== undefined,
    list(kind, filter) {
      const where = ['kind = ?']
      const values: SQLInputValue[] = [kind]
      const demand = (condition: string, ...given: SQLInputValue[]) => {
        where.push(condition)
        values.push(...given)
      }
      if (filter.customer !== undefined) demand('customer = ?', filter.customer)
      if (filter.paymentIntent !== undefined) demand('payment_intent = ?', filter.paymentIntent)
      if (filter.paymentMethod !== undefined)
        demand("json_extract(object, '$.payment_method') = ?", filter.paymentMethod)
      if (filter.types !== undefined)
        demand('type IN (SELECT value FROM json_each(?))', JSON.stringify(filter.types))
      for (const [name, sign] of comparisons) {
        const bound = filter.created?.[name]
        if (bound !== undefined) demand(`created ${sign} ?`, bound)
      }
      const { startingAfter, endingBefore } = filter
      const cursor = startingAfter ?? endingBefore
      if (cursor !== undefined) {
        const position = positionOf(kind, cursor)
        if (position === undefined) return null
        demand(`position ${startingAfter === undefined ? '>' : '<'} ?`, position)
      }
      const isBackwards = startingAfter === undefined && endingBefore !== undefined
      const found = statement(`SELECT object, hidden FROM objects WHERE ${where.join(' AND ')}
           ORDER BY position ${isBackwards ? 'ASC' : 'DESC'} LIMIT ?`).all(
        ...values,
        filter.limit + 1,
      )
      const page = found.slice(0, filter.limit)
      if (isBackwards) page.reverse()
      return { rows: page.map((row) => toRow(row)), hasMore: found.length > filter.limit }
    },
  }
}

function textAt(object: object, name: string): string | null {
  const value: unknown = Reflect.get(object, name)
  return typeof value === 'string' ? value : null
}

const comparisons = [
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
] as const

function toRow<K extends Kind>(row: Record<string, unknown>): Row<K> {
  return {
    object: JSON.parse(row['object'] as string),
    hidden: JSON.parse(row['hidden'] as string),
  }
}
