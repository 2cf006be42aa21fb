import { readRecoveryCode } from './recovery-code.rules.ts'

export type TypedCode =
  | { readonly kind: 'code'; readonly digits: string }
  | { readonly kind: 'recovery-code'; readonly code: string }

/** Tells a code of an authenticator app (six digits) from a recovery code; undefined for neither. */
export function readCode(typed: string): TypedCode | undefined {
  const digits = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'code', digits }
  const code = readRecoveryCode(typed)
  return code === undefined ? undefined : { kind: 'recovery-code', code }
}
