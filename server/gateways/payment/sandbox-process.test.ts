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

const readStatus = ({ baseUrl, secretKey }: Pick<SandboxProcess, 'baseUrl' | 'secretKey'>) =>
  fetch(`${baseUrl}/v1/customers`, { headers: { authorization: `Bearer ${secretKey}` } }).then(
    ({ status }) => status,
    () => 'unreachable' as const,
  )

const eventually = (is: () => Promise<void>) => vi.waitFor(is, { timeout: 30_000, interval: 50 })

test('the sandbox is reachable over HTTP at the address and with the keys in its file (PAY-28)', async () => {
  const sandbox = await start()
  expect(await readStatus(sandbox)).toBe(200)
  const { baseUrl, publicKey, secretKey, webhookSecret } = sandbox
  expect(JSON.parse(readFileSync(join(dataDir, 'payment-sandbox.json'), 'utf8'))).toEqual({
    base_url: baseUrl,
    public_key: publicKey,
    secret_key: secretKey,
    webhook_secret: webhookSecret,
  })
  await sandbox.stop()
  expect(await readStatus(sandbox)).toBe('unreachable')
})

test('the sandbox is reachable by the host of PUBLIC_URL if the product is (PAY-28)', async () => {
  // Another address of this machine, which a process that listens on 127.0.0.1 does not serve.
  const sandbox = await start({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'http://127.0.0.2:3000',
    PAYMENTS: 'sandbox',
    MAILS: 'files',
  })
  const { port } = new URL(sandbox.baseUrl)
  expect([sandbox.baseUrl, sandbox.apiUrl]).toEqual([
    `http://127.0.0.2:${port}`,
    `http://localhost:${port}`,
  ])
  expect(await readStatus(sandbox)).toBe(200)
  expect(await readStatus({ ...sandbox, baseUrl: sandbox.apiUrl })).toBe(200)
  await sandbox.stop()
  const alone = await start()
  const elsewhere = `http://127.0.0.2:${new URL(alone.baseUrl).port}`
  expect(await readStatus({ ...alone, baseUrl: elsewhere })).toBe('unreachable')
})

test('the next start has the same address and keys', async () => {
  const first = await start()
  await first.stop()
  const { baseUrl, secretKey } = await start()
  expect({ baseUrl, secretKey }).toEqual({ baseUrl: first.baseUrl, secretKey: first.secretKey })
})

test('two processes with one directory share a sandbox, which outlives the process that started it', async () => {
  const [first, second] = [await start(), await start()]
  expect(second.baseUrl).toBe(first.baseUrl)
  await first.stop()
  await eventually(async () => expect(await readStatus(second)).toBe(200))
}, 30_000)

test('the sandbox ends with a process that is killed (kill -9)', async () => {
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
  const [output] = (await once(parent.stdout, 'data')) as [Buffer]
  const address = JSON.parse(output.toString()) as { baseUrl: string; secretKey: string }
  expect(await readStatus(address)).toBe(200)
  parent.kill('SIGKILL')
  await eventually(async () => expect(await readStatus(address)).toBe('unreachable'))
}, 30_000)

test('with Stripe keys the same client calls Stripe (PAY-28, OPS-04)', async () => {
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
