export interface ConsultationAnswerTable {
  order_id: string
  /** 1 is the answer, the following ones are additions to it. */
  number: number
  text: string
  /** The name of the member of staff, as the buyer reads it. */
  answered_by: string
  sent_at: Temporal.Instant
}

export interface ConsultationDraftTable {
  order_id: string
  text: string
  saved_by: string
  saved_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    consultation_answers: ConsultationAnswerTable
    consultation_drafts: ConsultationDraftTable
  }
}
