import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPaidAmounts, type Buyer } from '../../testing/buyers.ts'
import { orderConsultation, orderDesk } from '../../testing/consultation-orders.ts'
import { listDifferences } from '../../testing/differences.ts'
import { startSecondProcess } from '../../testing/second-process.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let product: TestApp
beforeEach(async () => {
  product = await createTestApp({ payments: true, config: { operatorMail: 'stars@example.org' } })
})
afterEach(() => product.close())

const promised = { hours: 14 * 24 }
const job = 'refund-late-orders'
const refundLate = () => product.jobs.runScheduled(job)

/** Sends the refunds that are due, and everything that is to be mailed. */
async function settle(): Promise<void> {
  await product.jobs.runScheduled('settle-payments')
  await product.jobs.run()
}
const mailsTo = (address: string) => product.mails.filter(({ to }) => to === address)
const isLate = ({ subject }: { subject: string }) => /late/.test(subject)

async function expectRefundedOnce(buyer: Buyer): Promise<void> {
  expect(await listPaidAmounts(product, buyer)).toEqual([])
  expect(mailsTo(buyer.email).filter(isLate)).toHaveLength(1)
  expect(mailsTo('stars@example.org').filter(isLate)).toHaveLength(1)
  expect(await listDifferences(product)).toEqual([])
}

test('an order without an answer after 14 days is refunded, closed and told with regret; an answer after that is refused (STU-163)', async () => {
  const { buyer, id } = await orderConsultation(product)
  await settle()
  product.clock.advance({ hours: 14 * 24 - 1 })
  await refundLate()
  expect(await listPaidAmounts(product, buyer)).toEqual([4500])
  product.clock.advance({ hours: 1 })
  await refundLate()
  await settle()
  await refundLate()
  await settle()
  await expectRefundedOnce(buyer)
  const [regret] = mailsTo(buyer.email).filter(isLate)
  expect(regret!.text).toContain('we are sorry')
  expect(regret!.text).toContain('£45.00')
  const [line] = mailsTo('stars@example.org').filter(isLate)
  expect(line!.text).toContain(id)
  const desk = await orderDesk(product)
  const order = await desk.show(id)
  expect(order).toMatchObject({ state: 'refunded', answers: [] })
  for (const answer of [
    await desk.send(id, order.version, 'Here it is'),
    await desk.save(id, order.version, 'Here it is'),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'order-closed'])
  expect((await buyer.call('GET /api/user-consultation')).body.userConsultations).toEqual([])
  expect((await buyer.call(`GET /api/user-consultation/${id}`)).status).toBe(404)
})

test('an order that was answered in time is not refunded, nor one from before the promise (STU-163)', async () => {
  const [answered, before] = [await orderConsultation(product), await orderConsultation(product)]
  const desk = await orderDesk(product)
  expect((await desk.send(answered.id, 0, 'Bake it.')).status).toBe(200)
  await product.context.db
    .updateTable('consultation_orders')
    .set({ refund_if_late: false })
    .where('id', '=', before.id)
    .execute()
  product.clock.advance({ hours: 40 * 24 })
  await refundLate()
  await settle()
  for (const { buyer } of [answered, before])
    expect(await listPaidAmounts(product, buyer)).toEqual([4500])
})

test('two processes at the same time refund a late order once (STU-164)', async () => {
  const { buyer } = await orderConsultation(product)
  await settle()
  product.clock.advance(promised)
  const other = await startSecondProcess(product)
  await Promise.all([refundLate(), other.jobs.runScheduled(job), refundLate()])
  await Promise.all([settle(), other.jobs.runScheduled('settle-payments')])
  await other.jobs.run()
  await expectRefundedOnce(buyer)
  await other.close()
})

test('a process that crashes while it refunds a late order leaves it open, and the next run refunds it once (STU-164)', async () => {
  const { buyer, id } = await orderConsultation(product)
  await settle()
  product.clock.advance(promised)
  const { jobs } = product
  const { enqueue } = jobs
  jobs.enqueue = async () => {
    jobs.enqueue = enqueue
    throw new Error('killed inside the transaction')
  }
  await refundLate()
  const desk = await orderDesk(product)
  expect((await desk.show(id)).state).toBe('overdue')
  expect(await listDifferences(product)).toEqual([])
  const next = await startSecondProcess(product)
  await next.jobs.runScheduled(job)
  await next.jobs.runScheduled('settle-payments')
  await next.jobs.run()
  await settle()
  await expectRefundedOnce(buyer)
  await next.close()
})

// Guard in server/domains/consultations/refund-late-orders.ts: the order is locked, and read again, before it is refunded.
test('an answer that is sent while a late order is refunded wins or is refused, and never both (STU-164)', async () => {
  const { buyer, id } = await orderConsultation(product)
  await settle()
  product.clock.advance(promised)
  const desk = await orderDesk(product)
  const [sent] = await Promise.all([desk.send(id, 0, 'Bake it.'), refundLate()])
  await settle()
  const isRefunded = (await listPaidAmounts(product, buyer)).length === 0
  expect(sent.status).toBe(isRefunded ? 409 : 200)
  expect((await desk.show(id)).answers).toHaveLength(isRefunded ? 0 : 1)
  expect(await listDifferences(product)).toEqual([])
})

test('an earlier refund of a part is left out of the sum, and one of all of it leaves the order open (STU-163)', async () => {
  const [part, whole] = [await orderConsultation(product), await orderConsultation(product)]
  const desk = await orderDesk(product, 'owner')
  const refund = ({ buyer, id }: typeof part, amount: number | null) =>
    desk.call('POST /refund-payment', {
      id: buyer.user.id,
      payment_id: id,
      amount,
      refunded_amount: 0,
      keeps_rights: true,
      reason: 'As a favour',
    })
  expect((await refund(part, 5)).status).toBe(200)
  expect((await refund(whole, null)).status).toBe(200)
  await settle()
  product.clock.advance(promised)
  await refundLate()
  await settle()
  const [regret] = mailsTo(part.buyer.email).filter(isLate)
  expect(regret!.text).toContain('£40.00')
  expect(await listPaidAmounts(product, part.buyer)).toEqual([])
  expect(mailsTo(whole.buyer.email).filter(isLate)).toEqual([])
  expect((await (await orderDesk(product)).show(whole.id)).state).toBe('overdue')
  expect(await listDifferences(product)).toEqual([])
})
