import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'

/** The emails that are kept as files in `DATA_DIR/outbox`. */
export interface Outbox {
  removeSentBefore(at: Temporal.Instant): Promise<void>
  /** Removes the emails to an address, and those whose replies go there. */
  removeOf(address: string): Promise<void>
}

/** The first part of a file's name. Names sort by the time of sending. Not every system allows colons in them. */
export const formatSentAt = (at: ReturnType<Clock['now']>): string =>
  at.toString({ smallestUnit: 'microsecond' }).replaceAll(':', '-')

/** More than the headers of an email take. */
const headerBytes = 16 * 1024

export const openOutbox = (folder: string): Outbox => ({
  removeSentBefore: async (at) => {
    const limit = formatSentAt(at)
    for (const name of await listFiles(folder)) if (name < limit) await remove(folder, name)
  },
  removeOf: async (address) => {
    for (const name of await listFiles(folder))
      if (isAbout(await readHeaders(join(folder, name)), address)) await remove(folder, name)
  },
})

const remove = (folder: string, name: string) => rm(join(folder, name), { force: true })

async function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Reads the headers of an email, each on one line; empty for a file that was removed since. */
async function readHeaders(path: string): Promise<string> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (file === undefined) return ''
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes)
    const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n')
    return headers.replaceAll(/\r\n[ \t]+/g, ' ')
  } finally {
    await file.close()
  }
}

/** Whether an email goes to the address, or its replies do. Both headers hold one bare address each. */
const isAbout = (headers: string, address: string): boolean =>
  headers.split('\r\n').some((line) => {
    const [, value] = /^(?:to|reply-to):\s*<?([^<>]*)>?\s*$/i.exec(line) ?? []
    return value?.toLowerCase() === address.toLowerCase()
  })
