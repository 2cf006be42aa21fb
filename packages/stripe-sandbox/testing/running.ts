import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, vi } from 'vitest'
import { startSandbox, type RunningSandbox } from '../index.ts'
import { observeForTypes } from './check-exchange.ts'

// These tests use HTTP, and some start processes: they need longer timeouts.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

/** A fixed time, so that expiries and ages are the same on every run. */
export const today = Temporal.Instant.from('2026-11-21T12:00:00Z')
export const stillClock = { now: () => today }

/** The official client, configured for the sandbox by host, port and protocol alone (PAY-28). */
export function clientOf(
  { baseUrl, secretKey }: Pick<RunningSandbox, 'baseUrl' | 'secretKey'>,
  maxNetworkRetries = 0,
): Stripe {
  const { hostname, port } = new URL(baseUrl)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries,
    telemetry: false,
  })
}

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export interface TestSandbox extends RunningSandbox {
  stripe: Stripe
  dataDir: string
  control: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>
  end: () => Promise<void>
}

/** Starts a sandbox in a temporary directory. */
export async function startTestSandbox(webhookUrl: string | null = null): Promise<TestSandbox> {
  const folder = temporaryFolder()
  const { observer, listMisfits } = observeForTypes()
  const sandbox = await startSandbox({
    dataDir: folder.path,
    clock: stillClock,
    webhookUrl,
    observer,
  })
  return {
    ...sandbox,
    dataDir: folder.path,
    stripe: clientOf(sandbox),
    control: (method, path, body) => control(sandbox, method, path, body),
    async end() {
      await sandbox.stop()
      folder.remove()
      expect(listMisfits(), 'differences from the types of the Stripe package').toEqual([])
    },
  }
}

export async function control(
  { baseUrl, secretKey }: Pick<RunningSandbox, 'baseUrl' | 'secretKey'>,
  method: string,
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${baseUrl}/sandbox/${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return answer
}
