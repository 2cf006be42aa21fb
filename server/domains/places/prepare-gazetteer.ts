import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gazetteerIsFresh } from './build-gazetteer.ts'

/** The built gazetteer: not in version control, without personal data. */
export const gazetteerFile = join(import.meta.dirname, '../../../build/gazetteer/places.bin')

/**
 * Builds the gazetteer if it is missing or outdated, in about 6 s. It runs in a process of its own, because
 * it needs 700 MB, which a server process would not return.
 */
export async function prepareGazetteer(file = gazetteerFile): Promise<void> {
  if (await gazetteerIsFresh(file)) return
  const build = join(import.meta.dirname, 'build-gazetteer.ts')
  await promisify(execFile)(process.execPath, [build, file])
}
