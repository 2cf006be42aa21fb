import type { Consultation } from '@rashi/contract'
import type { Generated, JSONColumnType } from 'kysely'

type Names = Consultation['category']['translations']

export interface ConsultationCategoryTable {
  id: number
  translations: JSONColumnType<Names>
}

export interface ConsultationTable {
  id: number
  slug: string
  category_id: number
  amount_pence: number
  translations: JSONColumnType<Consultation['translations']>
  version: Generated<number>
  /** Since when nobody can buy it; null while it is offered. */
  hidden_at: Generated<Temporal.Instant | null>
}

export interface ConsultationQuestionTable {
  id: number
  consultation_id: number
  status: 'Active' | 'Inactive'
  translations: JSONColumnType<Names>
  /** Null: its id. */
  position: Generated<number | null>
  /** The question that has other words for it since; orders keep this one. */
  replaced_by: Generated<number | null>
}

export interface ConsultationOrderTable {
  /** The id of the purchase. */
  id: string
  user_id: string
  consultation_id: number
  extra_questions: string
  phone_number: string
  /** The amount that was paid. */
  amount_pence: number
  language_id: number
  created_at: Temporal.Instant
  changed_at: Temporal.Instant | null
  answered_at: Temporal.Instant | null
  /** When the operator was last emailed that it was changed. */
  change_mailed_at: Temporal.Instant | null
  /** Whether it was changed since. */
  change_unmailed: Generated<boolean>
  /** When its payment was refunded. The order is then neither answered nor shown to its buyer. */
  revoked_at: Temporal.Instant | null
}

export interface ConsultationOrderQuestionTable {
  order_id: string
  question_id: number
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    consultation_categories: ConsultationCategoryTable
    consultations: ConsultationTable
    consultation_questions: ConsultationQuestionTable
    consultation_orders: ConsultationOrderTable
    consultation_order_questions: ConsultationOrderQuestionTable
  }
}
