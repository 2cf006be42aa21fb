import type { PaymentsContext } from '../payments/index.ts'
import './purchases/receipt-queue.ts'
import { sendReceipt } from './purchases/send-receipt.ts'

export const horoscopeJobs = (context: PaymentsContext): void =>
  context.jobs.handle('horoscope-receipt', (receipt) => sendReceipt(context, receipt))
