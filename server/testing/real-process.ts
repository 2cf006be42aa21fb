import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { KillableSettings } from './killable-server.ts'
import type { Answer, TestApp } from './test-app.ts'

export interface RealProcess {
  readonly url: string
  /** A call over a real connection; it fails where the process is killed before it answers. */
  readonly call: TestApp['call']
  /** Does a scheduled piece of work; never resolves where the process is killed in the middle of it. */
  runScheduled(name: string): Promise<void>
  /** SIGKILL: nothing is told, nothing is tidied up. */
  kill(): Promise<void>
}

const program = join(import.meta.dirname, 'killable-server.ts')
/** Half of a start is compiling, which only the first process has to do. */
const compileCache = join(import.meta.dirname, '../../build/compile-cache')

/** The product as a process of the operating system, on the database and the provider of `product`. */
export async function aRealProcess({
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
  const { port } = await hear<{ port: number }>(child, (said) => 'port' in said)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    call: callerAt(url),
    runScheduled: async (name) => {
      const done = hear(child, (said) => said['done'] === name)
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

type Said = Record<string, unknown>

const hear = <T extends Said>(child: ChildProcess, isIt: (said: Said) => boolean): Promise<T> =>
  new Promise((resolve, reject) => {
    child.on('message', (said: Said) => {
      if (isIt(said)) resolve(said as T)
    })
    child.once('exit', () => reject(new Error('the process has ended')))
  })

/** Calls over real connections to the product at `url`. */
export const callerAt =
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
