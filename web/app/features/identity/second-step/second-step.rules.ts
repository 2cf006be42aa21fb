import type { SecondStep } from '@rashi/contract'
import { isText, listOf, shapeOf } from '../../../lib/json.rules.ts'

export type Method = SecondStep['methods'][number]

/** A sign-in that waits for its second step, as the page's history entry holds it. */
export interface WaitingSignIn extends SecondStep {
  /** The page after the sign-in. */
  readonly landing: string
}

const isMethod = (value: unknown): value is Method =>
  value === 'code' || value === 'passkey' || value === 'recovery-code'

const isWaiting = shapeOf<WaitingSignIn>({
  token: isText,
  methods: listOf(isMethod),
  expires_at: isText,
  landing: isText,
})

/** Reads the history entry; undefined without a sign-in or after its end. */
export const readWaiting = (state: unknown, nowMs: number): WaitingSignIn | undefined =>
  isWaiting(state) && Date.parse(state.expires_at) > nowMs ? state : undefined

/** The method that the page begins with: the quickest that the account has. */
export const firstMethod = ({ methods }: SecondStep): Method =>
  methods.find((method) => method === 'passkey') ?? methods[0] ?? 'recovery-code'
