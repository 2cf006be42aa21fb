/** One thing that a scanner reports. */
export interface Finding {
  readonly level: 'info' | 'low' | 'medium' | 'high'
  /** The scanner's own name of the kind of finding. */
  readonly kind: string
  readonly path: string
  readonly text: string
}

export interface ScanResult {
  readonly scanner: string
  readonly target: string
  readonly findings: readonly Finding[]
  readonly seconds: number
}

interface FalseAlarm {
  readonly kind: RegExp
  readonly text: RegExp
  readonly reason: string
}

/** Findings that were judged; docs/security.md has the same list. */
const falseAlarms: readonly FalseAlarm[] = [
  {
    kind: /^Backup file$/,
    text: /\/(login-link|reset-password|confirm-email|welcome)\//,
    reason: 'the page of a link is the same for every token',
  },
  {
    kind: /^HTTP Secure Headers$/,
    text: /X-XSS-Protection/,
    reason: 'obsolete: browsers ignore it, or are made less safe by it',
  },
  {
    kind: /^HTTP Secure Headers$/,
    text: /Strict-Transport-Security/,
    reason: 'sent where PUBLIC_URL is https',
  },
]

const judge = ({ kind, text }: Finding): FalseAlarm | undefined =>
  falseAlarms.find((one) => one.kind.test(kind) && one.text.test(text))

const isSerious = ({ level }: Finding) => level === 'medium' || level === 'high'

/** Formats the report as Markdown, with the number of findings above low that are no known false alarm. */
export function formatReport(results: readonly ScanResult[]): { text: string; open: number } {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').slice(0, 200)
  const rows = results.map(({ scanner, target, findings, seconds }) => {
    const open = findings.filter((one) => isSerious(one) && !judge(one)).length
    const known = findings.filter(judge).length
    const lower = findings.filter((one) => !isSerious(one) && !judge(one)).length
    return `| ${scanner} | ${cell(target)} | ${open} | ${lower} | ${known} | ${seconds.toFixed(0)} |`
  })
  const listed = results.flatMap(({ scanner, findings }) =>
    findings.map((one) => {
      const verdict = judge(one)?.reason ?? (isSerious(one) ? '**open**' : 'low')
      return `| ${scanner} | ${one.level} | ${cell(one.kind)} | ${cell(one.path)} | ${cell(one.text)} | ${verdict} |`
    }),
  )
  const open = results
    .flatMap(({ findings }) => findings)
    .filter((one) => isSerious(one) && !judge(one))
  const text = [
    '# Scan',
    '',
    '| scanner | target | above low | low | false alarms | seconds |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...(listed.length === 0
      ? ['Nothing was found.']
      : [
          '| scanner | level | kind | path | text | verdict |',
          '| --- | --- | --- | --- | --- | --- |',
        ]),
    ...listed,
    '',
    `${open.length} open above low`,
    '',
  ].join('\n')
  return { text, open: open.length }
}
