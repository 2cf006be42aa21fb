export type LinkPurpose = 'reset-password' | 'sign-in' | 'change-email' | 'welcome'

/** The days in which the link of a welcome email works. */
export const welcomeLinkDays = 7

export const linkLifeMinutes: Record<LinkPurpose, number> = {
  'reset-password': 60,
  'sign-in': 15,
  'change-email': 60,
  welcome: welcomeLinkDays * 24 * 60,
}

/** Returns the URL of the page that a mailed link opens (docs/product/decisions.md section 2). */
export function linkAddress(
  publicUrl: string,
  purpose: LinkPurpose,
  { token, email }: { token: string; email: string },
): string {
  switch (purpose) {
    case 'sign-in':
      return `${publicUrl}/login-link/${token}`
    case 'reset-password':
      return `${publicUrl}/reset-password/${token}/${encodeURIComponent(email)}`
    case 'change-email':
      return `${publicUrl}/confirm-email/${token}`
    case 'welcome':
      return `${publicUrl}/welcome/${token}`
  }
}
