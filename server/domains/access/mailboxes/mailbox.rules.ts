/**
 * Hosts that are known to deliver `name+anything@` to `name@`. What a local part means is the receiving host's matter
 * (RFC 5321 section 2.3.11), so the addresses of any other host are compared whole.
 */
const hostsWithPlusAddressing = new Set([
  'fastmail.com',
  'fastmail.fm',
  'gmail.com',
  'hey.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'mac.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.in',
  'pm.me',
  'proton.me',
  'protonmail.ch',
  'protonmail.com',
  'zoho.com',
  'zohomail.in',
])

/** Other names of the same host. */
const sameHost: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

const hostsWithoutDots = new Set(['gmail.com'])

/** Returns the address under which all addresses of one mailbox are the same. */
export function normaliseMailbox(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const named = address.slice(at + 1)
  const host = sameHost[named] ?? named
  let local = address.slice(0, at)
  if (hostsWithPlusAddressing.has(host)) local = /^[^+]+(?=\+)/.exec(local)?.[0] ?? local
  if (hostsWithoutDots.has(host)) local = local.replaceAll('.', '')
  return `${local}@${host}`
}
