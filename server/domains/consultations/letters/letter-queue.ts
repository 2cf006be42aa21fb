/** `order`, `changed`: to the operator; `receipt`: to the buyer. */
export interface ConsultationLetter {
  readonly name: 'order' | 'changed' | 'receipt'
  readonly orderId: string
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'consultation-letter': ConsultationLetter
  }
}
