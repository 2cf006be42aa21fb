import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { productDataDir } from '../product.ts'

const readData = async (file: string) =>
  JSON.parse(await readFile(join(productDataDir(), file), 'utf8')) as Record<string, string>

/** Calls the payment sandbox with its secret key: `callProvider('POST /v1/refunds', { amount: 100 })`. */
export async function callProvider(
  name: string,
  parameters: Record<string, string | number> = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- the responses of Stripe's API
): Promise<any> {
  const [method = '', path = ''] = name.split(' ')
  const { base_url, secret_key } = await readData('payment-sandbox.json')
  const fields = Object.entries(parameters).map(([key, value]) => [key, String(value)])
  const answer = await fetch(new URL(path, base_url), {
    method,
    headers: { authorization: `Bearer ${secret_key}` },
    body: method === 'POST' ? new URLSearchParams(fields) : null,
  })
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Makes the payment sandbox keep its webhook events from now on. */
export const pauseEvents = (): Promise<void> => controlSandbox('deliveries', { paused: true })

/** Lets a cardholder's bank dispute a payment. */
export const openDispute = (paymentId: string): Promise<void> =>
  controlSandbox('disputes', { payment_intent: paymentId, reason: 'fraudulent' })

async function controlSandbox(path: string, body: object): Promise<void> {
  const { base_url, secret_key } = await readData('payment-sandbox.json')
  const answer = await fetch(new URL(`/sandbox/${path}`, base_url), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret_key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
}

/** Presses a button on the bank's page of a payment that waits for authentication, without a browser. */
export async function answerBank(clientSecret: string, button: 'Complete' | 'Fail') {
  const [payment = ''] = clientSecret.split('_secret_')
  const { next_action } = await callProvider(`GET /v1/payment_intents/${payment}`)
  const page: string = next_action.redirect_to_url.url
  const html = await (await fetch(page)).text()
  const [, attributes = ''] =
    new RegExp(`<button([^>]*)>\\s*${button}\\s*</button>`).exec(html) ?? []
  const readAttribute = (name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const [, action = ''] = /<form[^>]*action="([^"]*)"/.exec(html) ?? []
  await fetch(new URL(action.replaceAll('&amp;', '&'), page), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ [readAttribute('name')]: readAttribute('value') }),
  })
}

/** Runs a statement in the product's embedded database, for states that no call can produce. */
export async function queryDatabase(
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const { product: password } = await readData('database.secret')
  const host = join(productDataDir(), 'database')
  const client = new pg.Client({ host, user: 'rashi', password, database: 'rashi' })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Runs `npm run reconcile` beside the running product and returns its exit code and its lines. */
export const runReconcile = (): Promise<{ code: number; lines: string[] }> =>
  new Promise((resolve) => {
    const { PATH, HOME } = process.env
    execFile(
      process.execPath,
      ['server/reconcile.ts'],
      { cwd: join(import.meta.dirname, '../..'), env: { PATH, HOME, DATA_DIR: productDataDir() } },
      (error, stdout, stderr) =>
        resolve({
          code: Number(error?.code ?? 0),
          lines: `${stdout}${stderr}`.trim().split('\n'),
        }),
    )
  })
