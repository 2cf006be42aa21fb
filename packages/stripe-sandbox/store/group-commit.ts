import type { DatabaseSync } from 'node:sqlite'

/** Runs `work`, which must not wait for anything, and resolves when what it wrote is on the disk. */
export type Durably = <T>(work: () => T) => Promise<T>

/**
 * Requests that arrive together share one commit, for the disk is what a commit waits for. Each runs
 * alone: a fault takes back its own writes and nobody else's. Reads go the same way, so that nothing is
 * answered that a `kill -9` could still undo.
 */
export function groupCommits(database: DatabaseSync): Durably {
  let open: PromiseWithResolvers<void> | null = null

  const begin = () => {
    database.exec('BEGIN IMMEDIATE')
    const group = Promise.withResolvers<void>()
    // Whoever is in the group waits for it; a group whose only member failed has nobody who would.
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
