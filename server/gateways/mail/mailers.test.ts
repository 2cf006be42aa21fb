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
const settings = { mailFrom, smtpUrl: null, plaintextHosts: [] }
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
    const mailer = openMailer({ ...settings, dataDir }, clock)
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
    const mailer = openMailer({ ...settings, dataDir }, clock)
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
    const mailer = openMailer({ ...settings, dataDir }, moving)
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

describe('the emails kept as files', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'outbox-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))
  const open = (at: string) => openMailer({ ...settings, dataDir }, movableClock(at))
  const subjects = async () => {
    const files = readdirSync(join(dataDir, 'outbox')).sort()
    const read = files.map((file) => PostalMime.parse(readFileSync(join(dataDir, 'outbox', file))))
    return (await Promise.all(read)).map(({ subject }) => subject)
  }

  // Guard in server/gateways/mail/outbox.ts: emails are not kept longer than 30 days.
  test('are removed by the time of sending (SEC-56)', async () => {
    for (const at of ['2026-10-21T08:59:59Z', '2026-10-22T09:00:01Z', '2026-11-20T09:00:00Z'])
      await open(at).send({ ...mail, subject: at.slice(0, 10) })
    await open('2026-11-21T09:00:00Z').outbox?.removeSentBefore(
      Temporal.Instant.from('2026-10-22T09:00:00Z'),
    )
    expect(await subjects()).toEqual(['2026-10-22', '2026-11-20'])
  })

  // Guard in server/gateways/mail/outbox.ts: emails to and about a person are removed, and nobody else's.
  test('to a person, and those whose replies go to the person, are removed (SEC-56)', async () => {
    const mailer = open('2026-11-21T09:00:00Z')
    const others = ['basha@example.org', 'asha@example.org.uk', 'desk@stars.example']
    for (const to of others) await mailer.send({ ...mail, to, subject: to })
    await mailer.send({ ...mail, to: 'Asha@Example.org' })
    const long = `${'a'.repeat(60)}@${'long-name.'.repeat(10)}example.org`
    await mailer.send({ ...mail, to: long })
    await mailer.send({ ...mail, to: 'desk@stars.example', replyTo: 'asha@example.org' })
    await mailer.send({ ...mail, to: 'desk@stars.example', replyTo: long })
    await mailer.outbox?.removeOf('asha@example.org')
    await mailer.outbox?.removeOf(long)
    expect((await subjects()).sort()).toEqual(others.toSorted())
  })

  test('may be none at all (SEC-56)', async () => {
    const { outbox } = open('2026-11-21T09:00:00Z')
    await outbox?.removeOf('asha@example.org')
    await outbox?.removeSentBefore(Temporal.Instant.from('2026-11-21T09:00:00Z'))
    expect(readdirSync(dataDir)).toEqual([])
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

  const mailerOn = (url: string, plaintextHosts: string[] = []) =>
    openMailer({ ...settings, dataDir: '/nowhere', smtpUrl: url, plaintextHosts }, clock)

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

  // Guard in server/gateways/mail/smtp-mailer.ts: no email leaves this machine unencrypted.
  test('a server of another machine without TLS is sent nothing, unless PLAINTEXT_HOSTS names it (SEC-54)', async () => {
    const port = await listen({ authOptional: true, disabledCommands: ['STARTTLS'] })
    // This form of an address reaches this machine, but is none of the names that count as it.
    for (const options of ['', '?ignoreTLS=true', '?requireTLS=false']) {
      const refused = mailerOn(`smtp://127.1:${port}/${options}`)
      await expect(refused.send(mail)).rejects.toThrow(/STARTTLS/i)
      await refused.close()
    }
    expect(received).toEqual([])
    const exempt = mailerOn(`smtp://127.1:${port}`, ['127.1'])
    await exempt.send(mail)
    await exempt.close()
    expect(received).toHaveLength(1)
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
