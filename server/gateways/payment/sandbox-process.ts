import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addressOf, type Config } from '../../platform/config.ts'
import { isLoopback } from '../../platform/public-installation.rules.ts'
import type { Log } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'

export interface SandboxAddress {
  /** The address for browsers. */
  readonly baseUrl: string
  readonly publicKey: string
  readonly secretKey: string
  readonly webhookSecret: string
}

export interface SandboxProcess extends SandboxAddress {
  /** The address for this machine. */
  readonly apiUrl: string
  /** Sets the address for webhook events. */
  sendEventsTo(url: string): void
  stop(): Promise<void>
}

const program = join(import.meta.dirname, '../../../packages/stripe-sandbox/main.ts')
const watchMilliseconds = 2_000
const endMilliseconds = 500
/** A busy machine can keep the sandbox from answering for seconds; one that has ended refuses the connection at once. */
const answerMilliseconds = 5_000

type Settings = Pick<Config, 'dataDir' | 'clockAhead' | 'host' | 'publicUrl'>

/**
 * Starts the payment sandbox as a child process, which ends with this one, also if this one is killed. If
 * another process of the product has started one for the same directory, it is shared, and restarted on
 * the same port when that process ends.
 *
 * @throws {StartError}
 */
export async function startSandboxProcess(config: Settings, log: Log): Promise<SandboxProcess> {
  let child: ChildProcess | undefined
  let isStopping = false
  let receiver: string | undefined

  const startOrShare = async (): Promise<SandboxAddress> => {
    const started = await startOrFind(config)
    child = started.child
    child?.once('exit', () => {
      child = undefined
    })
    if (receiver !== undefined) child?.send({ webhookUrl: receiver })
    return started.address
  }
  const address = await startOrShare()
  const apiUrl = toApiUrl(address, config)

  let isAsking = false
  const watch = setInterval(() => {
    if (isStopping || child !== undefined || isAsking) return
    isAsking = true
    void isReachable(apiUrl)
      .then(async (isThere) => {
        if (isThere || isStopping || child !== undefined) return
        log.warn('the payment sandbox has ended and is started again')
        await startOrShare().catch((err: unknown) =>
          log.error({ err }, 'the payment sandbox did not start'),
        )
      })
      .finally(() => (isAsking = false))
  }, watchMilliseconds)
  watch.unref()

  return {
    ...address,
    apiUrl,
    sendEventsTo: (url) => {
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

interface StartedSandbox {
  readonly child: ChildProcess | undefined
  readonly address: SandboxAddress
}

/** Starts a child process, or finds the address of another process's. */
async function startOrFind(config: Settings): Promise<StartedSandbox> {
  const first = await spawnSandbox(config)
  if ('address' in first) return first
  // The sandbox of a process that was just killed is about to end and must not be shared.
  await setTimeout(endMilliseconds)
  const second = await spawnSandbox(config)
  if ('address' in second) return second
  const address = await findSandboxProcess(config)
  if (address) return { child: undefined, address }
  throw new StartError(`The payment sandbox did not start: ${second.reason}`)
}

/** Finds the sandbox that runs for the same directory; null if none does. */
export async function findSandboxProcess(
  config: Settings,
): Promise<(SandboxAddress & { readonly apiUrl: string }) | null> {
  const address = await readAddress(config.dataDir)
  if (!address) return null
  const apiUrl = toApiUrl(address, config)
  return (await isReachable(apiUrl)) ? { ...address, apiUrl } : null
}

async function spawnSandbox(config: Settings): Promise<StartedSandbox | { reason: string }> {
  const child = spawn(
    process.execPath,
    [
      program,
      '--data-dir',
      config.dataDir,
      ...(config.clockAhead ? ['--clock-ahead', config.clockAhead.toString()] : []),
      ...toHostArguments(config),
    ],
    // In a process group of its own, so that Ctrl-C reaches only the product, which then stops the sandbox.
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached: true },
  )
  let errorOutput = ''
  child.stderr?.on('data', (chunk: Buffer) => (errorOutput = (errorOutput + chunk).slice(-2_000)))
  const address = await new Promise<SandboxAddress | undefined>((resolve) => {
    child.once('message', (message) => resolve(message as SandboxAddress))
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
  if (address) return { child, address }
  return { reason: /Error: (.*)/.exec(errorOutput)?.[1] ?? 'it ended at once' }
}

async function readAddress(dataDir: string): Promise<SandboxAddress | undefined> {
  try {
    const text = await readFile(join(dataDir, 'payment-sandbox.json'), 'utf8')
    const stored = JSON.parse(text) as Record<string, string>
    return {
      baseUrl: stored['base_url'] ?? '',
      publicKey: stored['public_key'] ?? '',
      secretKey: stored['secret_key'] ?? '',
      webhookSecret: stored['webhook_secret'] ?? '',
    }
  } catch {
    return undefined
  }
}

/** Returns the arguments with which the sandbox is reachable from other machines if the product is. */
const toHostArguments = ({ host, publicUrl }: Settings): string[] =>
  isLoopback(host)
    ? []
    : ['--host', host, '--public-host', new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')]

function toApiUrl({ baseUrl }: SandboxAddress, { host }: Settings): string {
  if (isLoopback(host)) return baseUrl
  return addressOf(host, Number(new URL(baseUrl).port))
}

/** Returns whether the sandbox answers; without a key it answers 401. */
const isReachable = (baseUrl: string): Promise<boolean> =>
  fetch(`${baseUrl}/v1/customers`, { signal: AbortSignal.timeout(answerMilliseconds) }).then(
    () => true,
    () => false,
  )
