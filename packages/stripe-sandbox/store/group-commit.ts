import type { DatabaseSync } from 'node:sqlite'

/** Runs `work`, which must be synchronous, and resolves when its writes are on the disk. */
export type Durably = <T>(work: () => T) => Promise<T>

/**
 * Commits requests that arrive together in one transaction, since a commit waits for the disk. Each has its own
 * savepoint, so that an error rolls back its own writes alone. Reads wait for the commit too, so that no response
 * contains data that a `kill -9` could still undo.
 */
export function groupCommits(database: DatabaseSync): Durably {
  let open: PromiseWithResolvers<void> | null = null

  const begin = () => {
    database.exec('BEGIN IMMEDIATE')
    const group = Promise.withResolvers<void>()
    // Members of the group await it, but if its only member failed, nobody does.
    group.promise.catch(() => undefined)
    open = group
    setImmediate(() => {
      open = null
      try {
        database.exec('COMMIT')
        group.resolve()
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        group.reject(error)
      }
    })
    return group
  }

  return async (work) => {
    const group = open ?? begin()
    database.exec('SAVEPOINT one')
    let result
    try {
      result = work()
    } catch (error) {
      database.exec('ROLLBACK TO one; RELEASE one')
      throw error
    }
    database.exec('RELEASE one')
    await group.promise
    return result
  }
}
