/** One row while a stream is live, otherwise none. */
export interface StreamingStatusTable {
  id: number
  url: string
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    streaming_status: StreamingStatusTable
  }
}
