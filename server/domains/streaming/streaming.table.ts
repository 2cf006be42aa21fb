/** No row: nothing is live. */
export interface StreamingStatusTable {
  id: number
  url: string
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    streaming_status: StreamingStatusTable
  }
}
