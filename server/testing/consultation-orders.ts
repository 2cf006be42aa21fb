import { type Buyer, createBuyer } from './buyers.ts'
import { callStudio, createStaff } from './staff.ts'
import type { TestApp } from './test-app.ts'

/** Buys a consultation of £45 for a new buyer. */
export async function orderConsultation(
  product: TestApp,
  change: object = {},
): Promise<{ buyer: Buyer; id: string }> {
  const buyer = await createBuyer(product)
  const { body, status } = await buyer.call('POST /api/payment-plan/buy-consultation', {
    card_id: await buyer.saveCard('good'),
    consultation_id: 1,
    phone_number: '+44 2079460018',
    questions: [101, 103],
    extra_questions: 'Should I bake bread?',
    ...change,
  })
  if (status !== 200) throw new Error(`buying answered ${status}`)
  return { buyer, id: body.userConsultationId }
}

/** Corrects the birth details of an account by a form that is otherwise as before. */
export const correctBirth = ({ call, user }: Buyer, change: object) =>
  call('POST /api/user/update-user-web', {
    full_name: user.full_name,
    gender: user.gender,
    dob: user.dob,
    pob: user.pob,
    ...change,
  })

/** Returns the calls about orders of a member of staff who has just signed in. */
export async function orderDesk(product: TestApp, role: 'owner' | 'support' = 'support') {
  const member = await createStaff(product, role)
  const call = (name: string, body?: object) =>
    callStudio(product, name, { cookie: member.cookie, ...(body ? { body } : {}) })
  return {
    member,
    call,
    show: async (id: string) => (await call(`GET /order?id=${id}`)).body.order,
    save: (id: string, version: number, text: string) =>
      call('POST /save-answer-draft', { id, version, text }),
    send: (id: string, version: number, text: string, is_addition = false) =>
      call('POST /send-answer', { id, version, text, is_addition }),
  }
}
export type OrderDesk = Awaited<ReturnType<typeof orderDesk>>
