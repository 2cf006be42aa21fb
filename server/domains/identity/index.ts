export { findAccountId } from './accounts/find-account-id.ts'
export { changeCustomerEmail } from './customers/change-customer-email.ts'
export { deleteCustomer } from './customers/delete-customer.ts'
export {
  type Customer,
  findCustomer,
  findCustomerNames,
  findCustomers,
} from './customers/find-customers.ts'
export { findEmail, findRecipient } from './accounts/find-email.ts'
export { isOldEnoughToBuy } from './accounts/is-old-enough-to-buy.ts'
export { findPerson, type PersonDetails } from './accounts/find-person.ts'
export { getUser } from './accounts/get-user.ts'
export { identityEmailExamples } from './email.examples.ts'
export { identity } from './identity.routes.ts'
export { identityJobs } from './identity.jobs.ts'
export { exportData } from './own-account/export-data.ts'
export { listSignIns } from './own-account/list-sign-ins.ts'
export { dropSecondFactors } from './own-second-factors/drop-second-factors.ts'
export { deleteSessionsOfUser as endSessionsOfUser } from './sessions/session.repository.ts'
export { authenticateBySession } from './sessions/authenticate.ts'
export { createSessionUses } from './sessions/session-uses.ts'
