/** An uploaded picture, of which the store has the files. */
export interface PictureTable {
  /** SHA-256 of the uploaded bytes, in hexadecimal digits. */
  id: string
  /** `removing`: nothing may use it any more, and its files are being deleted. */
  state: 'waiting' | 'ready' | 'failed' | 'removing'
  failure: 'damaged' | 'slow' | null
  /** Of the largest file, in pixels. */
  width: number | null
  height: number | null
  /** Null while something shows it. */
  unused_since: Temporal.Instant | null
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    pictures: PictureTable
  }
}
