import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/**
 * Makes the folder where there is none, closed to other accounts.
 *
 * @throws {StartError} when it cannot be made, read or written.
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
