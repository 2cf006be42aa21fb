/** The API version that the client's types describe, to be changed with an upgrade of the client: see stripe-version.test.ts. */
export const apiVersion = '2026-10-28.endive'

/** Versions of one release, such as endive, differ by additions only. */
export const releaseOf = (version: string | null | undefined): string | undefined =>
  version?.split('.')[1]
