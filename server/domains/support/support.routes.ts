import type { Serve } from '../../platform/http/serve.ts'
import {
  changeEmailForCustomer,
  cancelForCustomer,
  endCustomerSessions,
  removeSecondFactor,
  withdrawForCustomer,
} from './change-customer.ts'
import { countOpenDisputes } from '../payments/index.ts'
import { deleteForCustomer, exportForCustomer } from './customer-data.ts'
import { resendEmail, showOlderEmails } from './customer-emails.ts'
import { refundCustomer, retryCustomerRefund } from './refund-customer.ts'
import { searchCustomers, showCustomer, showOlderPayments } from './show-customer.ts'
import { showDisputes } from './show-disputes.ts'
import type { SupportContext } from './support-context.ts'

export function support(serve: Serve, context: SupportContext): void {
  serve('POST /studio/find-customers', (request) => searchCustomers(context, request.body, request))
  serve('GET /studio/customer', (request) => showCustomer(context, request.query.id, request))
  serve('GET /studio/customer-payments', (request) =>
    showOlderPayments(context, request.query, request),
  )
  serve('GET /studio/customer-emails', (request) =>
    showOlderEmails(context, request.query, request),
  )
  serve('POST /studio/resend-email', (request) => resendEmail(context, request.body, request))
  serve('POST /studio/refund-payment', (request) => refundCustomer(context, request.body, request))
  serve('POST /studio/retry-refund', (request) =>
    retryCustomerRefund(context, request.body, request),
  )
  serve('POST /studio/cancel-subscription', (request) =>
    cancelForCustomer(context, request.body, request),
  )
  serve('POST /studio/withdraw-subscription', (request) =>
    withdrawForCustomer(context, request.body, request),
  )
  serve('POST /studio/change-customer-email', (request) =>
    changeEmailForCustomer(context, request.body, request),
  )
  serve('POST /studio/end-customer-sessions', (request) =>
    endCustomerSessions(context, request.body, request),
  )
  serve('POST /studio/remove-second-factor', (request) =>
    removeSecondFactor(context, request.body, request),
  )
  serve('GET /studio/disputes', (request) => showDisputes(context, request.query, request))
  serve('GET /studio/open-disputes', () => countOpenDisputes(context.db))
  serve('POST /studio/export-customer', (request) =>
    exportForCustomer(context, request.body, request),
  )
  serve('POST /studio/delete-customer', (request) =>
    deleteForCustomer(context, request.body, request),
  )
}
