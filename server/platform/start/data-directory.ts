import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Creates the directory if it is missing, without access for other accounts.
 *
 * @throws {StartError} if it cannot be created, read or written, or holds an unfinished restore
 */
export function openDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    readdirSync(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/, .*/s, '') : String(error)
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${reason}`)
  }
  if (existsSync(unfinishedRestore(dataDir)))
    throw new StartError(
      `DATA_DIR ${dataDir} holds an unfinished restore: run npm run restore again, or remove the directory`,
    )
}

/** The directory that exists in DATA_DIR while a backup is restored there. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'unfinished-restore')
