const mail = /[^\s@"'<>/]+(?:@|%40)[^\s@"'<>/]+\.[a-z]+/gi
const secret = /[\w-]{20,}/g
const query = /[?#][^\s"')]*/g
const birth = /\b\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?/g

/** Removes what could identify a person from a text: email addresses, tokens, queries and birth moments. */
export const scrub = (text: string): string =>
  text
    .replace(query, '')
    .replace(mail, '[mail]')
    .replace(birth, '[moment]')
    .replace(secret, '[secret]')

/** Keeps the site and path of an address; our files keep their hashed names, which locate the error. */
export const scrubAddress = (address: string): string =>
  /\/assets\/[\w.-]+\.js$/.test(address) ? address : scrub(address)

interface Frame {
  filename?: string
  abs_path?: string
}
export interface Report {
  message?: string
  transaction?: string
  request?: { url?: string; headers?: unknown; cookies?: unknown; data?: unknown }
  user?: unknown
  extra?: unknown
  breadcrumbs?: unknown
  exception?: { values?: { value?: string; stacktrace?: { frames?: Frame[] } }[] }
}

/** Returns the report that may be sent: the error and its location, without anything about the person. */
export function scrubReport<T extends Report>(report: T): T {
  delete report.user
  delete report.extra
  delete report.breadcrumbs
  if (report.message) report.message = scrub(report.message)
  if (report.transaction) report.transaction = scrubAddress(report.transaction)
  if (report.request) report.request = { url: scrubAddress(report.request.url ?? '') }
  for (const thrown of report.exception?.values ?? []) {
    if (thrown.value) thrown.value = scrub(thrown.value)
    for (const frame of thrown.stacktrace?.frames ?? []) {
      if (frame.filename) frame.filename = scrubAddress(frame.filename)
      if (frame.abs_path) frame.abs_path = scrubAddress(frame.abs_path)
    }
  }
  return report
}
