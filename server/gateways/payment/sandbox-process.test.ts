import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { openPayments } from './open-payments.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'

const log = openLog('silent')
let dataDir: string
let started: SandboxProcess[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-process-'))
  started = []
})
afterEach(async () => {
  for (const { stop } of started) await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<SandboxProcess> {
  const sandbox = await startSandboxProcess({ ...readConfig(env), dataDir }, log)
  started.push(sandbox)
  return sandbox
}

const statusOf = ({ baseUrl, secretKey }: Pick<SandboxProcess, 'baseUrl' | 'secretKey'>) =>
  fetch(`${baseUrl}/v1/customers`, { headers: { authorization: `Bearer ${secretKey}` } }).then(
    ({ status }) => status,
    () => 'nobody there' as const,
  )

const eventually = (is: () => Promise<void>) => vi.waitFor(is, { timeout: 30_000, interval: 50 })

test('the sandbox answers over HTTP, and says in its file where and by which keys (PAY-28)', async () => {
  const sandbox = await start()
  expect(await statusOf(sandbox)).toBe(200)
  const { baseUrl, publicKey, secretKey, webhookSecret } = sandbox
  expect(JSON.parse(readFileSync(join(dataDir, 'payment-sandbox.json'), 'utf8'))).toEqual({
    base_url: baseUrl,
    public_key: publicKey,
    secret_key: secretKey,
    webhook_secret: webhookSecret,
  })
  await sandbox.stop()
  expect(await statusOf(sandbox)).toBe('nobody there')
})

test('where the product answers other machines it does too, by the name of PUBLIC_URL (PAY-28)', async () => {
  // Another address of this machine, on which nothing answers that listens on 127.0.0.1 alone.
  const sandbox = await start({ HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.2:3000' })
  const { port } = new URL(sandbox.baseUrl)
  expect([sandbox.baseUrl, sandbox.apiUrl]).toEqual([
    `http://127.0.0.2:${port}`,
    `http://localhost:${port}`,
  ])
  expect(await statusOf(sandbox)).toBe(200)
  expect(await statusOf({ ...sandbox, baseUrl: sandbox.apiUrl })).toBe(200)
  await sandbox.stop()
  const alone = await start()
  const elsewhere = `http://127.0.0.2:${new URL(alone.baseUrl).port}`
  expect(await statusOf({ ...alone, baseUrl: elsewhere })).toBe('nobody there')
})

test('the next start has the same address, keys and payments', async () => {
  const first = await start()
  await first.stop()
  const { baseUrl, secretKey } = await start()
  expect({ baseUrl, secretKey }).toEqual({ baseUrl: first.baseUrl, secretKey: first.secretKey })
})

test('two processes on one folder share it, and it outlives the one that began it', async () => {
  const [first, second] = [await start(), await start()]
  expect(second.baseUrl).toBe(first.baseUrl)
  await first.stop()
  await eventually(async () => expect(await statusOf(second)).toBe(200))
}, 30_000)

test('it ends with a process that is killed (kill -9)', async () => {
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { startSandboxProcess } = await import(${JSON.stringify(join(import.meta.dirname, 'sandbox-process.ts'))})
       const { baseUrl, secretKey } = await startSandboxProcess(${JSON.stringify({ ...readConfig({}), dataDir })}, console)
       process.stdout.write(JSON.stringify({ baseUrl, secretKey }))
       setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const address = JSON.parse(said.toString()) as { baseUrl: string; secretKey: string }
  expect(await statusOf(address)).toBe(200)
  parent.kill('SIGKILL')
  await eventually(async () => expect(await statusOf(address)).toBe('nobody there'))
}, 30_000)

test('with keys Stripe itself is spoken to, by the same client (PAY-28, OPS-04)', async () => {
  const stripe = {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  }
  const { payments } = await openPayments({ ...readConfig({}), stripe }, log)
  expect([payments.name, payments.baseUrl, payments.publicKey]).toEqual([
    'stripe',
    'https://api.stripe.com',
    'pk_test_1',
  ])
})
