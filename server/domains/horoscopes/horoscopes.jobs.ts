import type { BillingContext } from '../billing/index.ts'
import './purchases/letters/receipt-queue.ts'
import { sendReceipt } from './purchases/letters/send-receipt.ts'

export const horoscopeJobs = (context: BillingContext): void =>
  context.jobs.handle('horoscope-receipt', (receipt) => sendReceipt(context, receipt))
