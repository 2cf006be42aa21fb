import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { movableClock } from '../../testing/movable-clock.ts'
import type { Mail } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

const mailFrom = '"Stars & Signs" <hello@stars.example>'
const clock = movableClock('2026-11-21T09:00:00Z')
const link = `https://stars.example/login-link/${'0aZ_-'.repeat(12)}`
const mail: Mail = {
  to: 'asha@example.org',
  subject: 'आपका राशिफल — your horoscope',
  text: `नमस्ते Asha\n${link}\n`,
  html: `<p>नमस्ते Asha</p><a href="${link}">Sign in</a>`,
}

async function expectMail(raw: Buffer | string): Promise<void> {
  const read = await PostalMime.parse(raw)
  expect(read.from).toMatchObject({ name: 'Stars & Signs', address: 'hello@stars.example' })
  expect(read.to).toMatchObject([{ address: mail.to }])
  expect(read.subject).toBe(mail.subject)
  expect(read.text?.trimEnd()).toBe(mail.text.trimEnd())
  expect(read.html?.trimEnd()).toBe(mail.html)
  expect(read.date).toBe('2026-11-21T09:00:00.000Z')
}

describe('without SMTP_URL (OPS-03)', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'outbox-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))
  const outbox = () => readdirSync(join(dataDir, 'outbox')).sort()

  test('an email is one complete file in DATA_DIR/outbox that only its owner may read', async () => {
    const mailer = openMailer({ dataDir, mailFrom, smtpUrl: null }, clock)
    await mailer.send(mail)
    await mailer.close()
    const [file, ...others] = outbox()
    expect(others).toEqual([])
    expect(file).toMatch(/\.eml$/)
    const path = join(dataDir, 'outbox', file ?? '')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    await expectMail(readFileSync(path))
  })

  test('a picture is inside the email, under the name that its HTML shows (ENT-80)', async () => {
    const mailer = openMailer({ dataDir, mailFrom, smtpUrl: null }, clock)
    const html = '<img src="cid:moon" alt="">'
    await mailer.send({ ...mail, html, pictures: [{ name: 'moon', png: Buffer.from('picture') }] })
    const read = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', outbox()[0] ?? '')))
    expect(read.html?.trimEnd()).toBe(html)
    expect(read.attachments).toMatchObject([
      { contentId: '<moon>', mimeType: 'image/png', disposition: 'inline' },
    ])
    const [picture] = read.attachments
    expect(Buffer.from(picture?.content as ArrayBuffer).toString()).toBe('picture')
  })

  test('file names sort by time of sending and are unique for emails of one instant', async () => {
    const moving = movableClock('2026-11-21T09:59:59.5Z')
    const mailer = openMailer({ dataDir, mailFrom, smtpUrl: null }, moving)
    await Promise.all([mailer.send(mail), mailer.send(mail)])
    moving.advance({ milliseconds: 500 })
    await mailer.send({ ...mail, subject: 'the last' })
    expect(outbox()).toHaveLength(3)
    const last = await PostalMime.parse(
      readFileSync(join(dataDir, 'outbox', outbox().at(-1) ?? '')),
    )
    expect(last.subject).toBe('the last')
  })
})

describe('with SMTP_URL (OPS-03)', () => {
  const received: { from: string; to: string[]; user: string | undefined; raw: Buffer }[] = []
  let server: SMTPServer
  afterEach(() => {
    received.length = 0
    return new Promise<void>((done) => server.close(done))
  })

  async function listen(options: SMTPServerOptions): Promise<number> {
    server = new SMTPServer({
      ...options,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const { mailFrom: from, rcptTo } = session.envelope
          received.push({
            from: from === false ? '' : from.address,
            to: rcptTo.map(({ address }) => address),
            user: session.user,
            raw: Buffer.concat(chunks),
          })
          done()
        })
      },
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return (server.server.address() as AddressInfo).port
  }

  const mailerOn = (url: string) =>
    openMailer({ dataDir: '/nowhere', mailFrom, smtpUrl: url }, clock)

  test('an email is sent to that server from MAIL_FROM', async () => {
    const port = await listen({ authOptional: true, hideSTARTTLS: true })
    const mailer = mailerOn(`smtp://127.0.0.1:${port}`)
    await mailer.send(mail)
    await mailer.close()
    expect(received).toMatchObject([{ from: 'hello@stars.example', to: [mail.to] }])
    await expectMail(received[0]?.raw ?? '')
  })

  test('user and password of the URL are used, over TLS with a local certificate', async () => {
    const port = await listen({
      onAuth: (auth, _session, done) =>
        auth.password === 'p@ss'
          ? done(null, { user: auth.username ?? '' })
          : done(new Error('no')),
    })
    const mailer = mailerOn(`smtp://stars:p%40ss@localhost:${port}`)
    await mailer.send(mail)
    await mailer.close()
    expect(received).toMatchObject([{ user: 'stars' }])
  })

  test('sending rejects if the server refuses the email, so that its job is retried', async () => {
    const port = await listen({
      authOptional: true,
      onRcptTo: (_address, _session, done) => done(new Error('mailbox unknown')),
    })
    const mailer = mailerOn(`smtp://127.0.0.1:${port}`)
    await expect(mailer.send(mail)).rejects.toThrow(/mailbox unknown/)
    await mailer.close()
  })
})
