import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSandbox, type RunningSandbox } from './index.ts'
import { createBuyer, createCard, charge, postToken, refusalOf } from './testing/account.ts'
import { startTestSandbox, clientOf, stillClock, temporaryFolder } from './testing/running.ts'

async function startProcess(dataDir: string) {
  const child = fork(join(import.meta.dirname, 'main.ts'), ['--data-dir', dataDir], {
    execArgv: [],
    stdio: 'inherit',
  })
  const [address] = (await once(child, 'message')) as [RunningSandbox]
  return { child, address }
}

test('acknowledged charges survive a kill -9, and their idempotency keys do not charge again (PAY-23, PAY-28)', async () => {
  const folder = temporaryFolder()
  const first = await startProcess(folder.path)
  const stripe = clientOf(first.address)
  const buyer = await createBuyer({ stripe, ...first.address })
  const acknowledged: string[] = []
  let isKilled = false
  const chargeRepeatedly = async (lane: number) => {
    for (let turn = 0; !isKilled; turn++) {
      try {
        const idempotencyKey = `${lane}-${turn}`
        const intent = await stripe.paymentIntents.create(charge(buyer), { idempotencyKey })
        acknowledged.push(`${idempotencyKey} ${intent.id}`)
      } catch {
        return
      }
      if (acknowledged.length === 40) {
        isKilled = true
        first.child.kill('SIGKILL')
      }
    }
  }
  await Promise.all([
    chargeRepeatedly(1),
    chargeRepeatedly(2),
    chargeRepeatedly(3),
    chargeRepeatedly(4),
  ])
  if (first.child.signalCode === null) await once(first.child, 'exit')

  const second = await startProcess(folder.path)
  expect(second.address).toEqual(first.address)
  const after = clientOf(second.address)
  for (const line of acknowledged) {
    const [idempotencyKey = '', id] = line.split(' ')
    const intent = await after.paymentIntents.create(charge(buyer), { idempotencyKey })
    expect(intent.id).toBe(id)
  }
  second.child.disconnect()
  await once(second.child, 'exit')
  folder.remove()
}, 60_000)

test('a second sandbox on the same directory is refused', async () => {
  const sandbox = await startTestSandbox()
  await expect(startSandbox({ dataDir: sandbox.dataDir, clock: stillClock })).rejects.toThrow(
    /in use by another process/,
  )
  await sandbox.end()
})

test('the file of keys is readable by its owner only and has the sandbox’s address', async () => {
  const sandbox = await startTestSandbox()
  const file = join(sandbox.dataDir, 'payment-sandbox.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    base_url: sandbox.baseUrl,
    public_key: sandbox.publicKey,
    secret_key: sandbox.secretKey,
    webhook_secret: sandbox.webhookSecret,
  })
  await sandbox.end()
})

test('neither card numbers nor security codes are stored on the disk (PAY-09)', async () => {
  const sandbox = await startTestSandbox()
  const fields = { number: '4000000000000341', cvc: '739' }
  await sandbox.stripe.paymentMethods.retrieve(
    (await createCard(sandbox, fields.number, fields)).id,
  )
  await postToken(sandbox, { ...fields, number: '4000 0000 0000 0341' })
  await postToken(sandbox, { ...fields, number: '4000000000000342' })
  await postToken(sandbox, { ...fields, number: '4111111111111111' })
  const raw = sandbox.stripe.paymentMethods.create({
    type: 'card',
    card: { ...fields, exp_month: 12, exp_year: 2030 },
  })
  expect(await refusalOf(raw)).toMatchObject({ statusCode: 400 })
  const written = readdirSync(sandbox.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
  expect(written).toContain('"last4":"0341"')
  expect(written).not.toMatch(/4000[ -]?0000[ -]?0000[ -]?034[12]|4111111111111111|"739"/)
  await sandbox.end()
})
