import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { Payment, ResponseOf } from '@rashi/contract'
import { validate } from 'uuid'
import { findVatPence, vatPercent } from '@rashi/contract/vat.rules'
import type { Context } from '../../../context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { toPaidCard } from '../cards/paid-card.ts'
import { poundsOf } from '../format/format.rules.ts'
import { findPaymentRow, listPaymentRows, type PaymentRow } from './payment.repository.ts'
import { formatReceiptNumber, refundPence, derivePaymentState } from './payment-state.rules.ts'

const pageSize = 25

/** A page of a user's payments. @throws {Refusal} `not-found` where `beforeId` is none of them. */
export async function listPayments(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { userId, beforeId }: { userId: string; beforeId: string | undefined },
): Promise<ResponseOf<'GET /payment-plan/purchases'>> {
  const before = beforeId === undefined ? undefined : await getRow(db, { userId, id: beforeId })
  const rows = await listPaymentRows(db, { userId, before, limit: pageSize + 1 })
  const purchases = rows.slice(0, pageSize).map((row) => present(row, config))
  return { purchases, next: rows.length > pageSize ? (purchases.at(-1)?.id ?? null) : null }
}

/** @throws {Refusal} `not-found` for a payment that is not the user's. */
export const getPayment = async (
  { config, db }: Pick<Context, 'config' | 'db'>,
  payment: { userId: string; id: string },
): Promise<Payment> => present(await getRow(db, payment), config)

async function getRow(db: Db, payment: { userId: string; id: string }): Promise<PaymentRow> {
  const row = validate(payment.id) ? await findPaymentRow(db, payment) : undefined
  if (!row) throw new Refusal('not-found')
  return row
}

function present(row: PaymentRow, { trader }: Pick<Context['config'], 'trader'>): Payment {
  const state = derivePaymentState(row)
  const settledAt = row.attempt_state === null ? row.purchase_settled_at : row.attempt_settled_at
  const wasPaid =
    row.attempt_state === 'succeeded' || (row.attempt_state === null && state === 'paid')
  const card = toPaidCard(row)
  const pence = row.attempt_pence ?? row.purchase_pence
  const vatPence = wasPaid
    ? findVatPence(pence, { vatNumber: trader?.vat_number, country: row.card_country })
    : null
  return {
    id: row.id,
    kind: row.kind,
    // The contract's name for any charge that followed a purchase.
    is_renewal: row.reference_id !== null,
    translations:
      row.translations.length > 0
        ? [...row.translations]
        : [{ language_id: languageIdOf(defaultLanguage), description: row.description }],
    amount: poundsOf(pence),
    state,
    refunded_amount: poundsOf(refundPence(row)),
    refunded_at: (row.lost_at ?? row.refunded_at)?.toString() ?? null,
    created_at: row.created_at.toString(),
    paid_at: wasPaid ? (settledAt?.toString() ?? null) : null,
    card: card && { brand: card.brand, last_4: card.last4, wallet: card.wallet ?? null },
    vat: vatPence ? { percent: vatPercent, amount: poundsOf(vatPence) } : null,
    receipt_number: formatReceiptNumber(row.id),
  }
}
