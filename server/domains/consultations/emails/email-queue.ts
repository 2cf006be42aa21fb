import type { Bought } from '../../payments/index.ts'

/** `order`, `changed`: to the operator; `receipt`: to the buyer. */
export interface ConsultationEmail {
  readonly name: 'order' | 'changed' | 'receipt'
  readonly orderId: string
  /** Of a receipt; null where it is not known. */
  readonly card?: Bought['card']
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    // The queue keeps its first name: jobs of an earlier release may wait in it.
    'consultation-letter': ConsultationEmail
  }
}
