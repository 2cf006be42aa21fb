import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import pLimit from 'p-limit'

const suffix = '.zst'
const filesAtOnce = 8

/**
 * Copies a directory's files into another one, each compressed. A file that is removed
 * meanwhile is left out, as is every path for which `isLeftOut` is true; empty directories are kept.
 */
export const compressTree = (
  from: string,
  to: string,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<void> =>
  copyTree(
    from,
    isLeftOut,
    (file, path) => copyFile(file, join(to, path + suffix), createZstdCompress()),
    (path) => join(to, path),
  )

/** Copies what `compressTree` has written back into a directory. */
export const expandTree = (from: string, to: string): Promise<void> =>
  copyTree(
    from,
    (path) => path === '',
    (file, path) => copyFile(file, join(to, path.slice(0, -suffix.length)), createZstdDecompress()),
    (path) => join(to, path),
  )

export const compressFile = (from: string, to: string): Promise<void> =>
  copyFile(from, to + suffix, createZstdCompress())

export const expandFile = (from: string, to: string): Promise<void> =>
  copyFile(from + suffix, to, createZstdDecompress())

async function copyTree(
  from: string,
  isLeftOut: (path: string) => boolean,
  copy: (file: string, path: string) => Promise<void>,
  target: (path: string) => string,
): Promise<void> {
  await mkdir(target(''), { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true, recursive: true })
  const limit = pLimit(filesAtOnce)
  const wanted = entries
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
    .map(({ entry, file }) => ({ entry, file, path: relative(from, file) }))
    .filter(({ path }) => !isLeftOut(path))
  for (const { entry, path } of wanted)
    if (entry.isDirectory()) await mkdir(target(path), { recursive: true, mode: 0o700 })
  await Promise.all(
    wanted
      .filter(({ entry }) => entry.isFile())
      .map(({ file, path }) => limit(() => copy(file, path))),
  )
}

async function copyFile(
  from: string,
  to: string,
  transform: ReturnType<typeof createZstdCompress>,
): Promise<void> {
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!source) return
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const target = createWriteStream(to, { mode: 0o600 })
  await pipeline(source.createReadStream(), transform, target)
}

/** Waits until all files of a directory are on disk: thousands at once, since each by itself takes minutes. */
export async function flushTree(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await promisify(execFile)('sync', process.platform === 'linux' ? ['-f', folder] : [])
}
