import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logEntry(entry: object): string {
  let written = ''
  openLog('info', { write: (line: string) => (written += line) }).info(entry, 'said')
  return written
}

// Guard in server/platform/log.ts: the log redacts cards and secrets.
test('secrets are redacted at every path of a log entry', () => {
  const line = logEntry({
    req: { headers: { authorization: 'Bearer s3cret', cookie: 's3cret', 'set-cookie': 's3cret' } },
    body: { password: 's3cret', token: 's3cret', card: { number: 's3cret' } },
    mail: { html: 's3cret', text: 's3cret', to: 'someone@example.org' },
    password: 's3cret',
    user: { auth_token: 's3cret' },
  })
  expect(line).not.toContain('s3cret')
  expect(line).toContain('[hidden]')
  expect(line).toContain('someone@example.org')
})

test('entries below LOG_LEVEL are not written (OPS-02)', () => {
  let written = ''
  const log = openLog('warn', { write: (line: string) => (written += line) })
  log.info('quiet')
  log.warn('loud')
  expect(written).not.toContain('quiet')
  expect(written).toContain('loud')
})
