import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { reachDatabase } from './start/reach-database.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_a1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a1',
  STRIPE_WEBHOOK_SECRET: 'whsec_a1',
}

/** The settings of a public installation without Stripe keys and SMTP_URL. */
const onPurpose = { PAYMENTS: 'sandbox', MAILS: 'files' }

function readError(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

test('without settings all values are defaults (OPS-01)', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    dataDir: resolve('data'),
    zodiac: 'sidereal',
    brandName: 'Rashi',
    stripe: null,
    smtpUrl: null,
    mailFrom: '"Rashi" <no-reply@localhost>',
    operatorMail: 'no-reply@localhost',
    sentryDsn: null,
    logLevel: 'info',
    rateLimits: true,
    offlineReading: true,
    trustProxy: null,
    clockAhead: null,
  })
})

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', STRIPE_SECRET_KEY: '', HOST: ' ' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    stripe: null,
  })
})

test('the environment is live unless it is called development (OPS-09)', () => {
  expect(readConfig({}).debug).toBe(false)
  expect(readConfig({ NODE_ENV: 'production' }).debug).toBe(false)
  expect(readConfig({ NODE_ENV: 'test' }).debug).toBe(false)
  expect(readConfig({ NODE_ENV: 'development' }).debug).toBe(true)
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
  [{ PUBLIC_URL: 'https://stars.example/' }, 'https://stars.example'],
])('PUBLIC_URL defaults to HOST and PORT: %o (OPS-02)', (env, expected) => {
  expect(readConfig({ ...onPurpose, ...env }).publicUrl).toBe(expected)
})

test('OPERATOR_MAIL defaults to the address of MAIL_FROM (OPS-03)', () => {
  const env = { MAIL_FROM: 'Sky <hi@sky.example>' }
  expect(readConfig(env).operatorMail).toBe('hi@sky.example')
  expect(readConfig({ ...env, OPERATOR_MAIL: 'desk@sky.example' }).operatorMail).toBe(
    'desk@sky.example',
  )
})

test('MAIL_FROM defaults to the brand name at the public host (OPS-03)', () => {
  const env = { ...onPurpose, BRAND_NAME: 'Stars', PUBLIC_URL: 'https://stars.example' }
  expect(readConfig(env).mailFrom).toBe('"Stars" <no-reply@stars.example>')
  expect(readConfig({ ...env, MAIL_FROM: 'Sky <hi@sky.example>' }).mailFrom).toBe(
    'Sky <hi@sky.example>',
  )
})

test('valid settings are read (OPS-02, OPS-05)', () => {
  const config = readConfig({
    DATA_DIR: '/var/lib/stars',
    DATABASE_URL: 'postgresql://stars:pw@db.example/stars',
    LOG_LEVEL: 'debug',
    ZODIAC: 'tropical',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    SENTRY_DSN: 'https://abc@errors.example/42',
    ANDROID_APP_SCHEME: 'stars',
    ANDROID_STORE_URL: 'https://store.example/stars',
    SUPPORT_PHONE: '+91 (22) 1234-5678',
  })
  expect(config).toMatchObject({
    dataDir: '/var/lib/stars',
    databaseUrl: 'postgresql://stars:pw@db.example/stars',
    logLevel: 'debug',
    zodiac: 'tropical',
    smtpUrl: 'smtps://u:p@mail.example:465',
    sentryDsn: 'https://abc@errors.example/42',
    androidAppScheme: 'stars',
    androidStoreUrl: 'https://store.example/stars',
    supportPhone: '+91 (22) 1234-5678',
  })
})

describe('an invalid setting fails the start with one line that names it (OPS-07)', () => {
  test.each([
    ['HOST', 'not a host'],
    ['HOST', 'http://localhost'],
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'stars.example'],
    ['PUBLIC_URL', 'ftp://stars.example'],
    ['DATABASE_URL', 'mysql://db.example/stars'],
    ['ZODIAC', 'x'],
    ['ZODIAC', 'Tropical'],
    ['BRAND_NAME', 'two\nlines'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['OPERATOR_MAIL', 'CommandContext <desk@stars.example>'],
    ['SENTRY_DSN', 'https://errors.example/42'],
    ['ANDROID_APP_SCHEME', 'javascript'],
    ['ANDROID_APP_SCHEME', 'stars://'],
    ['ANDROID_STORE_URL', 'javascript:alert(1)'],
    ['SUPPORT_PHONE', 'call us'],
    ['SUPPORT_PHONE', '12345'],
    ['SUPPORT_PHONE', '1234567890123456'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'false'],
    ['OFFLINE_READING', 'no'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.7,'],
    ['CLOCK_AHEAD', '31 days'],
    ['CLOCK_AHEAD', '-P1D'],
    ['CLOCK_AHEAD', 'P101Y'],
    ['CLOCK_AHEAD', 'P999999999999D'],
  ])('%s=%s', (name, value) => {
    const message = readError({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} must `))
    expect(message).not.toContain('\n')
  })

  test('without the value of a secret', () => {
    expect(readError({ DATABASE_URL: 'mysql://u:hush@db.example/s' })).not.toContain('hush')
    expect(readError({ ...stripe, STRIPE_SECRET_KEY: 'hush' })).not.toContain('hush')
  })
})

const pooled = 'postgresql://stars:hush@pooler.example/stars'
const direct = 'postgresql://stars:hush@db.example/stars'

test('the address without the pooler is read, and needs the one with it (OPS-37)', () => {
  expect(readConfig({}).databaseDirectUrl).toBeNull()
  const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }
  expect(readConfig(env)).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: direct })
  expect(readError({ DATABASE_DIRECT_URL: direct })).toMatch(
    /^DATABASE_DIRECT_URL is set without DATABASE_URL/,
  )
  expect(readError({ ...env, DATABASE_DIRECT_URL: 'mysql://u:hush@db' })).not.toContain('hush')
})

test('commands reach the database without the pooler (OPS-37)', async () => {
  const at = { databaseUrl: pooled, databaseDirectUrl: direct, dataDir: '/var/lib/stars' }
  expect((await reachDatabase(at)).url).toBe(direct)
  expect((await reachDatabase({ ...at, databaseDirectUrl: null })).url).toBe(pooled)
})

describe('the Stripe settings (OPS-04)', () => {
  test('select Stripe if all three are set', () => {
    expect(readConfig(stripe).stripe).toEqual({
      secretKey: 'sk_test_a1',
      publishableKey: 'pk_test_a1',
      webhookSecret: 'whsec_a1',
    })
  })

  test.each(Object.keys(stripe))('fail the start if only %s is missing', (name) => {
    expect(readError({ ...stripe, [name]: '' })).toMatch(new RegExp(`^${name} is missing`))
  })

  // Guard in server/platform/config.ts: the secret key is refused where browsers would read it.
  test('fail the start if the secret key is set as the publishable key', () => {
    expect(readError({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_a1' })).toMatch(
      /^STRIPE_PUBLISHABLE_KEY must begin with pk_/,
    )
  })

  // Guard in server/platform/config.ts: a live key together with a test key is refused.
  test('fail the start if one key is live and the other a test key', () => {
    expect(readError({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_a1' })).toMatch(/both be live/)
  })
})

describe.each([
  ['RATE_LIMITS', 'off', 'OPS-11'],
  ['CLOCK_AHEAD', 'P31D', 'OPS-12'],
])('%s=%s', (name, value, id) => {
  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    `is accepted with HOST=%s (${id})`,
    (HOST) => {
      expect(readError({ [name]: value, HOST })).toBe('accepted')
    },
  )

  test.each(['0.0.0.0', '::', '192.168.0.7', 'stars.example', '127.evil.example'])(
    `fails the start with HOST=%s (${id})`,
    (HOST) => {
      expect(readError({ [name]: value, HOST })).toMatch(new RegExp(`^${name}.*HOST`))
    },
  )

  test(`fails the start with Stripe keys (${id})`, () => {
    expect(readError({ [name]: value, ...stripe })).toMatch(new RegExp(`^${name}.*sandbox`))
  })
})

test('TRUST_PROXY is a list of addresses, ranges and names of ranges', () => {
  const list = ' loopback, 10.0.0.7,192.168.0.0/16 ,fd00::/8'
  expect(readConfig({ TRUST_PROXY: list }).trustProxy).toEqual([
    'loopback',
    '10.0.0.7',
    '192.168.0.0/16',
    'fd00::/8',
  ])
})

test('CLOCK_AHEAD is read as a duration (OPS-12)', () => {
  expect(readConfig({ CLOCK_AHEAD: 'P8D' }).clockAhead?.toString()).toBe('P8D')
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
})

const bucket = {
  MEDIA_S3_ENDPOINT: 'https://s3.eu-west-2.amazonaws.com/',
  MEDIA_S3_BUCKET: 'stars-pictures',
  MEDIA_S3_REGION: 'eu-west-2',
  MEDIA_S3_ACCESS_KEY_ID: 'AKIATEST',
  MEDIA_S3_SECRET_ACCESS_KEY: 'hush+/=',
}

describe('the settings of the bucket of pictures', () => {
  test('are read together, and absent without any (STU-142)', () => {
    expect(readConfig({}).mediaBucket).toBeNull()
    const { MEDIA_S3_REGION: _, ...withoutRegion } = bucket
    const read = {
      endpoint: 'https://s3.eu-west-2.amazonaws.com',
      bucket: 'stars-pictures',
      accessKeyId: 'AKIATEST',
      secretAccessKey: 'hush+/=',
    }
    expect(readConfig(bucket).mediaBucket).toEqual({ ...read, region: 'eu-west-2' })
    expect(readConfig(withoutRegion).mediaBucket).toEqual({ ...read, region: 'us-east-1' })
  })

  // Guard in server/platform/config.ts: pictures are not written to DATA_DIR because a setting is misspelt.
  test.each(Object.keys(bucket).filter((name) => name !== 'MEDIA_S3_REGION'))(
    'without %s are refused with one line that names it, and no secret (STU-142)',
    (name) => {
      const error = readError({ ...bucket, [name]: '' })
      expect(error).toMatch(new RegExp(`^${name} is missing: set all four`))
      expect(error).not.toMatch(/\n|hush/)
    },
  )

  test.each([
    [{ MEDIA_S3_REGION: 'eu-west-2' }, /^MEDIA_S3_ENDPOINT is missing/],
    [{ ...bucket, MEDIA_S3_ENDPOINT: 'ftp://s3.example' }, /^MEDIA_S3_ENDPOINT must be an address/],
    [{ ...bucket, MEDIA_S3_BUCKET: 'a/b' }, /^MEDIA_S3_BUCKET must be the name of a bucket/],
    [
      { ...bucket, MEDIA_S3_ENDPOINT: 'http://s3.example' },
      /^MEDIA_S3_ENDPOINT reaches s3\.example without TLS/,
    ],
  ])('%j are refused: %s (STU-142)', (env, message) => {
    expect(readError(env)).toMatch(message)
  })

  test('may lead to a host of PLAINTEXT_HOSTS or of this machine without TLS (STU-142)', () => {
    const MEDIA_S3_ENDPOINT = 'http://s3.internal:9000'
    const env = { ...bucket, MEDIA_S3_ENDPOINT, PLAINTEXT_HOSTS: 's3.internal' }
    expect(readConfig(env).mediaBucket?.endpoint).toBe(MEDIA_S3_ENDPOINT)
    expect(
      readConfig({ ...bucket, MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000' }).mediaBucket,
    ).not.toBeNull()
  })
})

describe('the collector of traces', () => {
  test('is none by default, and an address without a slash at its end', () => {
    expect(readConfig({}).otlpEndpoint).toBeNull()
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example:4318/'
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).otlpEndpoint).toBe(
      'https://collector.example:4318',
    )
  })

  test('is reached without TLS on this machine or a host of PLAINTEXT_HOSTS alone (OPS-93)', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.internal:4318'
    expect(readError({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatch(
      /^OTEL_EXPORTER_OTLP_ENDPOINT reaches collector\.internal without TLS/,
    )
    const onPurpose = { OTEL_EXPORTER_OTLP_ENDPOINT, PLAINTEXT_HOSTS: 'collector.internal' }
    expect(readConfig(onPurpose).otlpEndpoint).toBe(OTEL_EXPORTER_OTLP_ENDPOINT)
    const here = 'http://127.0.0.1:4318'
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: here }).otlpEndpoint).toBe(here)
  })

  test('has an address that is not repeated in an error', () => {
    const error = readError({ OTEL_EXPORTER_OTLP_ENDPOINT: 'secret' })
    expect(error).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT must be an address/)
    expect(error).not.toContain('secret')
  })
})
