import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSecondProcess, type SecondProcess } from '../../../testing/second-process.ts'
import { createTestApp, type Answer, type TestApp } from '../../../testing/test-app.ts'
import { connectDatabase, type Db } from '../../database/database.ts'
import { toBucketKey } from './bucket-key.ts'
import { networkOf } from './network.rules.ts'
import { sweepBuckets } from './shared-buckets.ts'

let product: TestApp
let other: SecondProcess
let unreachable: Db
beforeAll(async () => {
  product = await createTestApp()
  other = await startSecondProcess(product)
  unreachable = connectDatabase('postgresql://127.0.0.1:1/none')
})
afterAll(async () => {
  await other.close()
  await unreachable.destroy()
  await product.close()
})

const lookups = 120
const birth = {
  date_of_birth: '1956-01-03 11:58:00',
  place_of_birth: {
    formatted_address: 'Delhi, India',
    geometry: { location: { lat: 28.65195, lng: 77.23149 } },
  },
}
const look = ({ call }: Pick<TestApp, 'call'>, address: string): Promise<Answer> =>
  call('POST /api/moonsign-lookup', { body: birth, address })

/** Looks up until the limit is reached; returns how often it was not, and the answer that refused. */
async function lookUntilRefused(
  process: Pick<TestApp, 'call'>,
  address: string,
): Promise<{ looked: number; refused: Answer }> {
  for (let looked = 0; ; looked++) {
    const answer = await look(process, address)
    if (answer.status === 429) return { looked, refused: answer }
  }
}

/** Reads how long the shared bucket of an address takes until it is full: half a second for each lookup. */
async function readSecondsToFull(address: string): Promise<number> {
  const own = toBucketKey(`lookup ${networkOf(address)}`)
  const bucket = (await listShared()).find(({ key }) => key === own)
  return product.clock.now().until(bucket!.full_at).total('seconds')
}

const listShared = () => product.context.db.selectFrom('address_buckets').selectAll().execute()

// Guard in server/platform/http/rate-limits/share-buckets.ts: each process would give the whole limit again.
test('an address that has used up its limit in one process has used it up in the others, which may let a tenth of it pass (OPS-120)', async () => {
  const address = '192.0.2.1'
  expect((await lookUntilRefused(product, address)).looked).toBe(lookups)
  await expect.poll(listShared).toHaveLength(1)
  let looked = 0
  const tryOther = async () => {
    const answer = await look(other, address)
    if (answer.status === 200) looked++
    return answer
  }
  for (let call = 0; call < lookups / 10; call++) expect((await tryOther()).status).toBe(200)
  await expect.poll(() => readSecondsToFull(address)).toBe((lookups + looked) / 2)
  await expect.poll(async () => (await tryOther()).status).toBe(429)
  expect(looked).toBeLessThan(lookups / 2)
  // The address owes all that the two let pass beyond the limit, once the other has heard of it.
  let seconds = 0
  const readRetryAfter = async () => (seconds = Number((await tryOther()).headers['retry-after']))
  await expect.poll(readRetryAfter).toBeGreaterThanOrEqual(looked / 2)
  product.clock.advance({ seconds })
  expect((await look(other, address)).status).toBe(200)
})

test('other addresses are not limited with it, and few calls of an address are not told to other processes (OPS-120)', async () => {
  const before = await listShared()
  for (let call = 1; call < lookups / 10; call++)
    expect((await look(product, '192.0.2.2')).status).toBe(200)
  // A bucket that is shared later comes with it in one statement.
  await lookUntilRefused(product, '192.0.2.3')
  await expect.poll(listShared).toHaveLength(before.length + 1)
})

test('while the database is away each process limits an address by itself (OPS-120)', async () => {
  const alone = await startSecondProcess(product, { db: unreachable })
  const { looked, refused } = await lookUntilRefused(alone, '192.0.2.4')
  // They are answered 503, and counted.
  expect(looked).toBe(lookups)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1'])
  await alone.close()
})

test('a shared bucket holds no address, and is deleted once it is full again (OPS-120)', async () => {
  const address = '192.0.2.5'
  await lookUntilRefused(product, address)
  await expect.poll(() => readSecondsToFull(address)).toBe(lookups / 2)
  expect(JSON.stringify(await listShared())).not.toContain('192.0.2')
  product.clock.advance({ hours: 1 })
  await sweepBuckets(product.context)
  expect(await listShared()).toEqual([])
})

// Guard in server/platform/http/rate-limits/exchange-taken.ts: a clock that was ahead would refuse addresses for as long.
test('a limit that was used while the clock was a day ahead is whole again once it is right (OPS-120)', async () => {
  const right = product.clock.now()
  product.clock.advance({ hours: 24 })
  const address = '192.0.2.6'
  await lookUntilRefused(product, address)
  // All is shared before the clock is right again: what is shared afterwards counts.
  await expect.poll(() => readSecondsToFull(address)).toBe(lookups / 2)
  product.clock.set(`${right}`)
  // The process that was ahead remembers what it let pass; another one learns it from the database.
  for (let call = 0; call < lookups / 5; call++)
    expect((await look(other, address)).status).toBe(200)
  await expect.poll(() => readSecondsToFull(address)).toBeLessThan(lookups)
  expect((await look(other, address)).status).toBe(200)
})
