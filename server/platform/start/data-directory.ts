import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/**
 * Creates the directory if it is missing, without access for other accounts.
 *
 * @throws {StartError} if it cannot be created, read or written
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
}
