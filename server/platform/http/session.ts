/** Who makes a request, as the token in its `Authorization` header says. */
export interface Session {
  readonly userId: string
  readonly sessionId: string
  /** It may only make the calls that a purchase needs. */
  readonly isForPurchase: boolean
}

/** Turns a bearer token into its session and marks the use; undefined for a dead or unknown token. */
export type Authenticate = (token: string) => Promise<Session | undefined>

const bearer = /^Bearer +(\S+)$/i

export const tokenOf = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : bearer.exec(authorization)?.[1]
