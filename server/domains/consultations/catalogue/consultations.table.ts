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

/** The birth details that an answer rests on. */
export interface OrderBirth {
  /** Local at the place of birth, `YYYY-MM-DD HH:mm:00`. */
  moment: string
  time_unknown: boolean
  place: string
  latitude_degrees: number
  longitude_degrees: number
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
  /** Raised by every change of the order, of its draft and of its answer. */
  version: Generated<number>
  /** Whether it is refunded when it is not answered in time; orders from before that promise are not. */
  refund_if_late: Generated<boolean>
  /** The birth details that the answer rests on; null until it is answered, while those of the account count. */
  birth: JSONColumnType<OrderBirth> | null
  /** When the buyer last corrected the birth details after the order. */
  birth_changed_at: Temporal.Instant | null
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
