import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { randomText } from './identifiers.ts'

export interface SandboxKeys {
  publicKey: string
  secretKey: string
  webhookSecret: string
}

const shape = z.object({
  base_url: z.string(),
  public_key: z.string().min(1),
  secret_key: z.string().min(1),
  webhook_secret: z.string().min(1),
})

const pathIn = (dataDir: string) => join(dataDir, 'payment-sandbox.json')

/** Returns the keys and the port of an earlier start, so that open pages keep working; new keys otherwise. */
export function readKeys(dataDir: string): { keys: SandboxKeys; port: number } {
  const found = readIfThere(pathIn(dataDir))
  if (found === null)
    return {
      keys: {
        publicKey: `pk_test_sandbox${randomText()}`,
        secretKey: `sk_test_sandbox${randomText(32)}`,
        webhookSecret: `whsec_${randomText(32)}`,
      },
      port: 0,
    }
  const stored = shape.parse(JSON.parse(found))
  return {
    keys: {
      publicKey: stored.public_key,
      secretKey: stored.secret_key,
      webhookSecret: stored.webhook_secret,
    },
    port: Number(URL.parse(stored.base_url)?.port ?? 0),
  }
}

/** Writes the file atomically, readable by its owner only. */
export function writeKeys(dataDir: string, baseUrl: string, keys: SandboxKeys): void {
  const content: z.input<typeof shape> = {
    base_url: baseUrl,
    public_key: keys.publicKey,
    secret_key: keys.secretKey,
    webhook_secret: keys.webhookSecret,
  }
  const path = pathIn(dataDir)
  writeFileSync(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  renameSync(`${path}.new`, path)
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
