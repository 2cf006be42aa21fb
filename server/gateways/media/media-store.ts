/** Keeps files by their keys, such as `pictures/1f0c/640.webp`. A file is written whole or not at all. */
export interface MediaStore {
  /** Where the files are, for the operator. */
  readonly place: string
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Returns null if there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Succeeds too if there is no such file. */
  delete(key: string): Promise<void>
}

const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** @throws {Error} for a key that could name a file outside the store */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`${JSON.stringify(key)} is not a key of a file`)
  return key
}
