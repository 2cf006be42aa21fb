import type { BucketRule } from './token-bucket.rules.ts'

// docs/product/decisions.md section 9, for customers and staff.
export const wrongSignIns: BucketRule = { capacity: 20, secondsPerToken: 10 }
export const wrongSignInsPerAddress: BucketRule = { capacity: 100, secondsPerToken: 10 }
export const wrongSignInsPerAccount: BucketRule = { capacity: 200, secondsPerToken: 10 }
/** Six digits are few, and three codes are right at a time: 10 tries, then 288 a day. */
export const wrongCodes: BucketRule = { capacity: 10, secondsPerToken: 300 }
