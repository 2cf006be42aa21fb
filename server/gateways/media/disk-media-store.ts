import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type MediaStore } from './media-store.ts'

/** Creates a store of files in a directory, which only this account may read. */
export function diskMediaStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    place: folder,
    put: async (key, bytes) => {
      const path = pathOf(key)
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(part, bytes, { mode: 0o600, flag: 'wx', flush: true })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    get: async (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
        throw error
      }),
    delete: async (key) => rm(pathOf(key), { force: true }),
  }
}
