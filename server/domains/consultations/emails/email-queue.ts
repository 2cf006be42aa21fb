import type { Bought } from '../../payments/index.ts'

/** `order` and `changed` are sent to the operator, `receipt` to the buyer. */
export interface ConsultationEmail {
  readonly name: 'order' | 'changed' | 'receipt'
  readonly orderId: string
  /** Only of a receipt; null if it is not known. */
  readonly card?: Bought['card']
}

/** An answer, or an addition to it, for its buyer. */
export interface AnswerEmail {
  readonly orderId: string
  readonly number: number
}

/** Says that an order was refunded because nobody has answered it in time. */
export interface LateEmail {
  readonly orderId: string
  readonly reader: 'buyer' | 'operator'
  readonly refundPence: number
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    // The queue keeps its first name, because it may contain jobs of an earlier release.
    'consultation-letter': ConsultationEmail
    'consultation-answer': AnswerEmail
    'consultation-late': LateEmail
  }
}
