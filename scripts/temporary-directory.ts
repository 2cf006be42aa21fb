import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** The memory of Linux that can be used as a directory, and how much of it the databases of one run need at most. */
const memory = { path: '/dev/shm', bytes: 6 * 2 ** 30 }

/**
 * Finds the directory for what tests write: memory where there is room. Cloning a database costs much less processor time there,
 * and a disk that other programs keep busy lets every query of a product wait, which answers 503 then, as it should.
 */
export async function findTemporaryDirectory(): Promise<string> {
  const { bavail, bsize } = await statfs(memory.path).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= memory.bytes ? memory.path : tmpdir()
}
