export { accessJobs } from './access.jobs.ts'
export { accessData } from './access-data.ts'
export {
  countGrants,
  findFirstTrial,
  listEndingTrials,
  listFirstReadings,
  selectTrialsBegun,
} from './access.repository.ts'
export {
  type Access,
  accessToPublishedPart,
  couponSecondsLeft,
  daysLeft,
  freeTrialSecondsLeft,
  type Grant,
  type GrantSource,
  goldTrialSecondsLeft,
  guestAccess,
  hasOneOffPurchase,
  isInForce,
  isUserSubscribed,
  mayReadPart,
  mayReadPeriod,
  opens,
  type ReadablePeriod,
  readableSigns,
} from './access.rules.ts'
export { countFirstVisitReading } from './count-first-visit.ts'
export { endGrant, grant, type GrantSubject, type NewGrant } from './grants.ts'
export { claimUse, hashMailbox, hasUsed, keepUse, listUses } from './mailboxes/mailbox-uses.ts'
export { correctTrial, endTrial, grantGoldTrial, keepTrialUse, startTrial } from './trials.ts'
export { recordFirstReading } from './record-first-reading.ts'
export { findTrialEnd, findTrialPeriods, findTrialStanding, readAccess } from './read-access.ts'
