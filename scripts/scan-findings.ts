import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Finding } from './scan-report.ts'

const wapitiEntry = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  level: z.number(),
  parameter: z.string().nullish(),
})
const wapitiReport = z.object({
  vulnerabilities: z.record(z.string(), z.array(wapitiEntry)),
  anomalies: z.record(z.string(), z.array(wapitiEntry)),
})

const wapitiLevels = ['info', 'low', 'medium', 'high', 'high'] as const

const notFinished = (scanner: string): Finding => ({
  level: 'high',
  kind: 'not finished',
  path: '',
  text: `${scanner} wrote no report`,
})

/** Reads the report of wapiti; anomalies are answers of 500 and calls that took too long. */
export function readWapiti(file: string): Finding[] {
  if (!existsSync(file)) return [notFinished('wapiti')]
  const { vulnerabilities, anomalies } = wapitiReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, entries]) =>
      entries.map(({ method, path, info, level, parameter }) => ({
        level: wapitiLevels[level] ?? 'high',
        kind,
        path: `${method} ${path}`,
        text: parameter ? `${info} (${parameter})` : info,
      })),
    ),
  )
}

/** Reads the output of sqlmap: what it calls injectable, and parameters that it could not test. */
export function readSqlmap(output: string, path: string): Finding[] {
  const injectable = output
    .split('\n')
    .filter((line) => /is vulnerable|injection point\(s\)|appears to be .*injectable/.test(line))
    .map((text) => ({ level: 'high' as const, kind: 'SQL injection', path, text: text.trim() }))
  const isTested = /does not seem to be injectable|do(es)? not appear to be|testing '/.test(output)
  return isTested ? injectable : [...injectable, { ...notFinished('sqlmap'), path }]
}

/** Reads the output of slowhttptest: whether the product still answered others. */
export function readSlowHttpTest(output: string, path: string): Finding[] {
  const plain = stripVTControlCharacters(output)
  const seen = [...plain.matchAll(/service available:\s+(YES|NO)/g)].map(([, answer]) => answer)
  if (seen.length === 0) return [{ ...notFinished('slowhttptest'), path }]
  const away = seen.filter((answer) => answer === 'NO').length
  if (away === 0) return []
  const text = `not available in ${away} of ${seen.length} looks`
  return [{ level: 'high', kind: 'denial of service', path, text }]
}

const niktoReport = z.object({
  vulnerabilities: z.array(
    z.object({ id: z.string(), method: z.string(), url: z.string(), msg: z.string() }),
  ),
})

/** Reads the report of nikto, which has no levels: every finding is to be judged. */
export function readNikto(file: string): Finding[] {
  if (!existsSync(file)) return [notFinished('nikto')]
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const reports = z.array(niktoReport).parse(Array.isArray(parsed) ? parsed : [parsed])
  return reports.flatMap(({ vulnerabilities }) =>
    vulnerabilities.map(({ id, method, url, msg }) => ({
      level: 'medium' as const,
      kind: id,
      path: `${method} ${url}`,
      text: msg,
    })),
  )
}
