import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addressOf, type Config, isLoopback } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'

export interface SandboxAddress {
  /** As browsers reach it. */
  readonly baseUrl: string
  readonly publicKey: string
  readonly secretKey: string
  readonly webhookSecret: string
}

export interface SandboxProcess extends SandboxAddress {
  /** As this machine reaches it, whatever its public name means here. */
  readonly apiUrl: string
  /** Says where events are to be told. */
  tellEventsTo(url: string): void
  stop(): Promise<void>
}

const program = join(import.meta.dirname, '../../../packages/stripe-sandbox/main.ts')
const watchMilliseconds = 2_000
const endMilliseconds = 500

type Settings = Pick<Config, 'dataDir' | 'clockAhead' | 'host' | 'publicUrl'>

/**
 * The payment sandbox as a process of its own, which ends with this one, however that ends. Where
 * another process of the product has started it on the same folder, it is shared, and started anew on
 * its port when that process takes it along.
 *
 * @throws {StartError}
 */
export async function startSandboxProcess(config: Settings, log: Log): Promise<SandboxProcess> {
  let child: ChildProcess | undefined
  let isStopping = false
  let receiver: string | undefined

  const keep = async (): Promise<SandboxAddress> => {
    const begun = await begin(config)
    child = begun.child
    child?.once('exit', () => {
      child = undefined
    })
    if (receiver !== undefined) child?.send({ webhookUrl: receiver })
    return begun.address
  }
  const address = await keep()
  const apiUrl = apiUrlOf(address, config)

  const watch = setInterval(() => {
    if (isStopping || child !== undefined) return
    void answers(apiUrl).then(async (isThere) => {
      if (isThere || isStopping || child !== undefined) return
      log.warn('the payment sandbox has ended and is started again')
      await keep().catch((err: unknown) => log.error({ err }, 'the payment sandbox did not start'))
    })
  }, watchMilliseconds)
  watch.unref()

  return {
    ...address,
    apiUrl,
    tellEventsTo: (url) => {
      receiver = url
      child?.send({ webhookUrl: url })
    },
    stop: async () => {
      isStopping = true
      clearInterval(watch)
      if (!child) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

interface Begun {
  readonly child: ChildProcess | undefined
  readonly address: SandboxAddress
}

/** A child of this process, or the address of one that another has. */
async function begin(config: Settings): Promise<Begun> {
  const first = await spawnSandbox(config)
  if ('address' in first) return first
  // That of a process that was killed a moment ago is about to end: it is not to be shared.
  await setTimeout(endMilliseconds)
  const second = await spawnSandbox(config)
  if ('address' in second) return second
  const address = await readAddress(config.dataDir)
  if (address && (await answers(apiUrlOf(address, config)))) return { child: undefined, address }
  throw new StartError(`The payment sandbox did not start: ${second.complaint}`)
}

async function spawnSandbox(config: Settings): Promise<Begun | { complaint: string }> {
  const child = spawn(
    process.execPath,
    [
      program,
      '--data-dir',
      config.dataDir,
      ...(config.clockAhead ? ['--clock-ahead', config.clockAhead.toString()] : []),
      ...placeOf(config),
    ],
    // A group of its own: Ctrl-C is for the product, which takes the sandbox along in its own time.
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached: true },
  )
  let complaint = ''
  child.stderr?.on('data', (words: Buffer) => (complaint = (complaint + words).slice(-2_000)))
  const address = await new Promise<SandboxAddress | undefined>((resolve) => {
    child.once('message', (message) => resolve(message as SandboxAddress))
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
  if (address) return { child, address }
  return { complaint: /Error: (.*)/.exec(complaint)?.[1] ?? 'it ended at once' }
}

async function readAddress(dataDir: string): Promise<SandboxAddress | undefined> {
  try {
    const text = await readFile(join(dataDir, 'payment-sandbox.json'), 'utf8')
    const kept = JSON.parse(text) as Record<string, string>
    return {
      baseUrl: kept['base_url'] ?? '',
      publicKey: kept['public_key'] ?? '',
      secretKey: kept['secret_key'] ?? '',
      webhookSecret: kept['webhook_secret'] ?? '',
    }
  } catch {
    return undefined
  }
}

/** Where the product answers other machines the sandbox does, by the same name: their browsers ask both. */
const placeOf = ({ host, publicUrl }: Settings): string[] =>
  isLoopback(host)
    ? []
    : ['--host', host, '--public-host', new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')]

function apiUrlOf({ baseUrl }: SandboxAddress, { host }: Settings): string {
  if (isLoopback(host)) return baseUrl
  return addressOf(host, Number(new URL(baseUrl).port))
}

/** Any answer is one: without a key it is a 401. */
const answers = (baseUrl: string): Promise<boolean> =>
  fetch(`${baseUrl}/v1/customers`, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  )
