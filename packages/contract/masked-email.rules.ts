/** Masks an address so that its owner recognises it: `asha@example.org` becomes `a…a@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const last = name.length > 2 ? name.at(-1) : ''
  return `${name[0] ?? ''}…${last}${email.slice(at)}`
}
