import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compileCache } from '../../scripts/compile-cache.ts'
import type { KillableSettings } from './killable-server.ts'
import type { Answer, TestApp } from './test-app.ts'

export interface RealProcess {
  readonly url: string
  /** Makes a call over TCP; it fails if the process is killed before it responds. */
  readonly call: TestApp['call']
  /** Runs a scheduled job; rejects if the process is killed before the job ends. */
  runScheduled(name: string): Promise<void>
  /** Sends SIGKILL, so that the process closes nothing. */
  kill(): Promise<void>
}

const program = join(import.meta.dirname, 'killable-server.ts')

/** Starts the product as a process of the operating system, with the database and provider of a test app. */
export async function startRealProcess({
  context,
  clock,
  sandbox,
}: Pick<TestApp, 'context' | 'clock' | 'sandbox'>): Promise<RealProcess> {
  const settings: KillableSettings = {
    databaseUrl: context.config.databaseUrl ?? '',
    now: clock.now().toString(),
    payments: sandbox.keys,
  }
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { port } = await waitForMessage<{ port: number }>(child, (message) => 'port' in message)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    call: createHttpCaller(url),
    runScheduled: async (name) => {
      const done = waitForMessage(child, (message) => message['done'] === name)
      child.send(name)
      await done
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

type Message = Record<string, unknown>

const waitForMessage = <T extends Message>(
  child: ChildProcess,
  matches: (message: Message) => boolean,
): Promise<T> =>
  new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (matches(message)) resolve(message as T)
    })
    child.once('exit', () => reject(new Error('the process has ended')))
  })

/** Creates the function that makes calls over TCP to the product at `url`. */
export const createHttpCaller =
  (url: string): TestApp['call'] =>
  async (name, { body, token, headers } = {}) => {
    const [method = '', path = ''] = name.split(' ')
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return {
      status: answer.status,
      body: isJson ? JSON.parse(text) : undefined,
      text,
      headers: Object.fromEntries(answer.headers),
    } satisfies Answer
  }
