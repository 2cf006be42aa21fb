export type LinkPurpose = 'reset-password' | 'sign-in'

export const linkLifeMinutes: Record<LinkPurpose, number> = { 'reset-password': 60, 'sign-in': 15 }

/** The page that a mailed link opens (decisions.md section 2). */
export function linkAddress(
  publicUrl: string,
  purpose: LinkPurpose,
  { token, email }: { token: string; email: string },
): string {
  return purpose === 'sign-in'
    ? `${publicUrl}/login-link/${token}`
    : `${publicUrl}/reset-password/${token}/${encodeURIComponent(email)}`
}
