import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const startTimeoutMs = 60_000

/** A program that runs with a new, empty home directory. */
export interface RunningProgram {
  /** The part of its output that says where it listens. */
  readonly announced: string
  stop(): Promise<void>
}

/**
 * Starts a program. With an announcement it waits until the program prints it, on standard error or on file
 * descriptor 3.
 *
 * @throws {Error} if it ends first or says nothing for a minute
 */
export async function startProgram(
  program: string,
  options: {
    args: (home: string) => readonly string[]
    announcement?: RegExp
    env?: Record<string, string>
    prepare?: (home: string) => Promise<void>
  },
): Promise<RunningProgram> {
  const home = await mkdtemp(join(tmpdir(), 'engine-'))
  await options.prepare?.(home)
  const child = spawn(program, options.args(home), {
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: home, ...options.env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    const announced = await waitForAnnouncement(program, child, options.announcement ?? /^()/)
    return { announced, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function waitForAnnouncement(
  program: string,
  child: ChildProcess,
  announcement: RegExp,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    const [, found] = announcement.exec(output) ?? []
    if (found !== undefined) resolve(found)
  }
  for (const stream of child.stdio.slice(2)) (stream as Readable).on('data', read)
  const fail = (reason: string) => reject(new Error(`${program} ${reason}: ${output}`))
  const timeout = setTimeout(() => fail('did not start'), startTimeoutMs)
  child.once('spawn', () => read(Buffer.alloc(0)))
  child.once('error', reject)
  child.once('exit', (code) => fail(`ended with ${code}`))
  return promise.finally(() => clearTimeout(timeout))
}
