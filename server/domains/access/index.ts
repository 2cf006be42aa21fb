export { accessData } from './access-data.ts'
export { countGrants, listFirstReadings } from './access.repository.ts'
export {
  type Access,
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
  type ReadablePeriod,
  readableSigns,
} from './access.rules.ts'
export { endGrant, grant, type GrantSubject, type NewGrant } from './give-grant.ts'
export { endTrial, grantGoldTrial, startTrial } from './give-trial.ts'
export { noteReading } from './note-reading.ts'
export { readAccess } from './read-access.ts'
