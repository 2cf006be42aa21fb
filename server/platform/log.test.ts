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

// Guard in server/platform/redact.rules.ts: an error of a library is reduced to what a programmer needs.
test.each([
  [
    'Stripe',
    Object.assign(new Error('Your card was declined.'), {
      name: 'StripeCardError',
      code: 'card_declined',
      payment_intent: { client_secret: 'pi_1_secret_s3cret' },
      billing_details: { name: 's3cret' },
    }),
  ],
  [
    'the mail server',
    Object.assign(new Error('Can’t send mail to s3cret@example.org'), {
      code: 'EENVELOPE',
      rejected: ['s3cret@example.org'],
    }),
  ],
  [
    'the database',
    Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (lower(email))=(s3cret@example.org) already exists.',
      cause: Object.assign(new Error('token of s3cret@example.org'), { where: 's3cret' }),
    }),
  ],
])('an error of %s is logged without people and secrets (SEC-08)', (_, err) => {
  const line = logEntry({ err })
  expect(line).not.toContain('s3cret')
  expect(JSON.parse(line).err).toMatchObject({ type: err.name, code: err.code })
  expect(JSON.parse(line).err.stack).toMatch(/^at /)
})

test('a copy of an error as a plain object is logged like the error (SEC-08)', () => {
  const { message, stack } = new Error('lost asha@example.org')
  const { err } = JSON.parse(logEntry({ err: { message, stack, queue: 'letters' } }))
  expect(err).toEqual({
    type: 'Error',
    message: 'lost [mail]',
    stack: expect.stringMatching(/^at /),
  })
})

test('a value that is thrown and is no error is logged as text (SEC-08)', () => {
  expect(JSON.parse(logEntry({ err: 'lost asha@example.org' })).err).toEqual({
    type: 'string',
    message: 'lost [mail]',
  })
})

test('entries below LOG_LEVEL are not written (OPS-02)', () => {
  let written = ''
  const log = openLog('warn', { write: (line: string) => (written += line) })
  log.info('quiet')
  log.warn('loud')
  expect(written).not.toContain('quiet')
  expect(written).toContain('loud')
})
