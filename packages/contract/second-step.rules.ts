/** How a sign-in goes on whose password or link was right. */
export interface SecondStep {
  /** Good for one sign-in, for ten minutes. */
  readonly token: string
  readonly methods: readonly ('code' | 'passkey' | 'recovery-code')[]
  readonly expires_at: string
}
