import type { Bought } from '../../payments/index.ts'

/** `order` and `changed` are sent to the operator, `receipt` to the buyer. */
export interface ConsultationEmail {
  readonly name: 'order' | 'changed' | 'receipt'
  readonly orderId: string
  /** Only of a receipt; null if it is not known. */
  readonly card?: Bought['card']
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    // The queue keeps its first name, because it may contain jobs of an earlier release.
    'consultation-letter': ConsultationEmail
  }
}
