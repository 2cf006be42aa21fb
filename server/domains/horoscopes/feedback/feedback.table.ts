import type { FeedbackAnswer } from '@rashi/contract'

export interface ReadingFeedbackTable {
  user_id: string
  period_id: number
  answer: FeedbackAnswer
  answered_at: Temporal.Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    reading_feedback: ReadingFeedbackTable
  }
}
