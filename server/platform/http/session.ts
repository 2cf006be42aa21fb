/** The session of the token in a request's `Authorization` header. */
export interface Session {
  readonly userId: string
  readonly sessionId: string
  /** Whether the session may make only the calls of a purchase. */
  readonly isForPurchase: boolean
}

/** Finds the session of a bearer token and records its use; undefined for an expired or unknown token. */
export type Authenticate = (token: string) => Promise<Session | undefined>

const bearer = /^Bearer +(\S+)$/i

/** Reads the token of an `Authorization` header. */
export const readBearerToken = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : bearer.exec(authorization)?.[1]
