import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gazetteerIsFresh } from './build-gazetteer.ts'

/** Where the build leaves the gazetteer; no version control, no data of people. */
export const gazetteerFile = join(import.meta.dirname, '../../../build/gazetteer/places.bin')

/**
 * Makes the gazetteer where it is missing or outdated, about 6 s. In a process of its own: making it
 * takes 700 MB for a moment, which a server would keep.
 */
export async function prepareGazetteer(file = gazetteerFile): Promise<void> {
  if (await gazetteerIsFresh(file)) return
  const build = join(import.meta.dirname, 'build-gazetteer.ts')
  await promisify(execFile)(process.execPath, [build, file])
}
