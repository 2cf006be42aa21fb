import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** An invalid setting; the message is one line that names it. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

export interface Config {
  host: string
  /** 0: any free port. */
  port: number
  /** Base of links in emails, without a trailing slash. */
  publicUrl: string
  /** null: an embedded database in dataDir. */
  databaseUrl: string | null
  /** Absolute. */
  dataDir: string
  zodiac: 'sidereal' | 'tropical'
  brandName: string
  /** null: the payment sandbox. */
  stripe: StripeKeys | null
  /** null: emails are written to files in dataDir/outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** The bare address that receives orders and enquiries. */
  operatorMail: string
  sentryDsn: string | null
  androidAppScheme: string
  androidStoreUrl: string
  supportPhone: string
  logLevel: LogLevel
  rateLimits: boolean
  /** Addresses and ranges of the proxies whose X-Forwarded-For is trusted. null: none. */
  trustProxy: readonly string[] | null
  clockAhead: Temporal.Duration | null
  /** True only if NODE_ENV is `development`. */
  debug: boolean
  /** Started by a script of package.json: the product ends when npm does. */
  isStartedByNpm: boolean
}

const oneLine = (most: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[^\\p{Cc}]{1,${most}}$`, 'u'),
      `must be 1 to ${most} characters on one line`,
    )

const isHostName = (host: string) =>
  isIP(host) > 0 || /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i.test(host.replace(/\.$/, ''))

const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text)
    return parsed !== null && protocols.includes(parsed.protocol)
  }, `must be an address such as ${example}`)

const key = (prefixes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => prefixes.some((prefix) => text.startsWith(prefix) && !/\s/.test(text)),
      `must begin with ${prefixes.join(' or ')}`,
    )

const longestAhead = Temporal.Duration.from({ years: 100 })

const duration = z.string().transform((text, context) => {
  const from = Temporal.PlainDateTime.from('2000-01-01T00:00')
  try {
    const ahead = Temporal.Duration.from(text)
    const most = Temporal.Duration.compare(ahead, longestAhead, { relativeTo: from })
    if (ahead.sign >= 0 && most <= 0) return ahead
  } catch {
    // Not a duration: the issue below applies.
  }
  context.addIssue('must be an ISO 8601 duration from PT0S to P100Y, such as P31D')
  return z.NEVER
})

const isAddressRange = (text: string) => {
  const [address = '', bits, ...more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) > 0 && isLength && more.length === 0
}

/** A count of proxies is not accepted: a client that bypasses them could send any address. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) =>
      all.every((one) => /^(loopback|linklocal|uniquelocal)$/.test(one) || isAddressRange(one)),
    'must be the proxies’ addresses or ranges, such as 10.0.0.7,192.168.0.0/16, or loopback, linklocal, uniquelocal',
  )

const settings = z.object({
  HOST: z.string().refine(isHostName, 'must be a host name or an IP address').default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
    .default(3000),
  PUBLIC_URL: url(['http:', 'https:'], 'https://example.org').optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user@host/database').optional(),
  DATA_DIR: z
    .string()
    .regex(/^[^\0]+$/, 'must be a folder')
    .default('./data'),
  ZODIAC: z.enum(['sidereal', 'tropical'], 'must be sidereal or tropical').default('sidereal'),
  BRAND_NAME: oneLine(60).default('Rashi'),
  STRIPE_SECRET_KEY: key(['sk_', 'rk_']).optional(),
  STRIPE_PUBLISHABLE_KEY: key(['pk_']).optional(),
  STRIPE_WEBHOOK_SECRET: key(['whsec_']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user@mail.example.org:587').optional(),
  MAIL_FROM: oneLine(320)
    .regex(/^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be a mail address')
    .optional(),
  OPERATOR_MAIL: oneLine(320)
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'must be a bare mail address, such as desk@stars.example')
    .optional(),
  SENTRY_DSN: url(['http:', 'https:'], 'https://key@host/project')
    .refine(
      (text) => /^https?:\/\/[^@/]+@[^/]+\/.*\d+$/.test(text),
      'must be an address such as https://key@host/project',
    )
    .optional(),
  ANDROID_APP_SCHEME: z
    .string()
    .regex(
      /^(?!(?:https?|javascript|data|file|blob|about|vbscript)$)[a-z][a-z0-9+.-]*$/,
      'must be the app’s own address scheme, in lower case and without a colon',
    )
    .default('rashi'),
  ANDROID_STORE_URL: url(
    ['http:', 'https:', 'market:'],
    'https://play.google.com/store/apps/…',
  ).default('https://play.google.com/store/apps/details?id=app.rashi'),
  SUPPORT_PHONE: z
    .string()
    .regex(
      /^(?=(?:\D*\d){6,15}\D*$)\+?[\d ().-]+$/,
      'must have 6 to 15 digits, may begin with +, and may hold space ( ) . -',
    )
    // Ofcom reserves this number for fiction.
    .default('+44 20 7946 0018'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUST_PROXY: proxies.optional(),
  CLOCK_AHEAD: duration.optional(),
  NODE_ENV: z.string().optional(),
  npm_lifecycle_event: z.string().optional(),
})

type Settings = z.output<typeof settings>

/** The names of all settings that an operator may set. */
export const settingNames: readonly string[] = Object.keys(settings.shape).filter(
  (name) => name !== 'NODE_ENV' && name !== 'npm_lifecycle_event',
)

const secretNames = new Set(['DATABASE_URL', 'SMTP_URL', 'SENTRY_DSN'])
const isSecret = (name: string) => name.startsWith('STRIPE_') || secretNames.has(name)

/**
 * Reads the settings of docs/product/decisions.md section 6 from the environment. An empty value counts as
 * absent.
 *
 * @throws {ConfigError} for the first invalid setting
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(present)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0])
    const value = isSecret(name) ? '' : `, not ${JSON.stringify(present[name])}`
    throw new ConfigError(`${name} ${issue?.message}${value}`)
  }
  const set = result.data
  const stripe = readStripeKeys(set)
  refuseTestSettings(set, stripe)
  const publicUrl = (set.PUBLIC_URL ?? addressOf(set.HOST, set.PORT)).replace(/\/+$/, '')
  const mailFrom = set.MAIL_FROM ?? defaultSender(set.BRAND_NAME.trim(), publicUrl)
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl,
    databaseUrl: set.DATABASE_URL ?? null,
    dataDir: resolve(set.DATA_DIR),
    zodiac: set.ZODIAC,
    brandName: set.BRAND_NAME.trim(),
    stripe,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom,
    operatorMail: set.OPERATOR_MAIL ?? bareAddressOf(mailFrom),
    sentryDsn: set.SENTRY_DSN ?? null,
    androidAppScheme: set.ANDROID_APP_SCHEME,
    androidStoreUrl: set.ANDROID_STORE_URL,
    supportPhone: set.SUPPORT_PHONE,
    logLevel: set.LOG_LEVEL,
    rateLimits: set.RATE_LIMITS === 'on',
    trustProxy: set.TRUST_PROXY ?? null,
    clockAhead: set.CLOCK_AHEAD ?? null,
    debug: set.NODE_ENV === 'development',
    isStartedByNpm: set.npm_lifecycle_event !== undefined,
  }
}

function readStripeKeys(set: Settings): StripeKeys | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = set
  if (!secretKey && !publishableKey && !webhookSecret) return null
  if (!secretKey) throw missing('STRIPE_SECRET_KEY')
  if (!publishableKey) throw missing('STRIPE_PUBLISHABLE_KEY')
  if (!webhookSecret) throw missing('STRIPE_WEBHOOK_SECRET')
  if (/^.k_live_/.test(secretKey) !== publishableKey.startsWith('pk_live_')) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys',
    )
  }
  return { secretKey, publishableKey, webhookSecret }
}

const missing = (name: string) =>
  new ConfigError(`${name} is missing: set all three STRIPE_ settings, or none for the sandbox`)

/** Allows RATE_LIMITS=off and CLOCK_AHEAD only on this machine and with the payment sandbox. */
function refuseTestSettings(set: Settings, stripe: StripeKeys | null): void {
  const testSetting = [
    set.RATE_LIMITS === 'off' && 'RATE_LIMITS=off',
    set.CLOCK_AHEAD !== undefined && 'CLOCK_AHEAD',
  ].find((setting) => setting !== false)
  if (!testSetting) return
  if (!isLoopback(set.HOST)) {
    throw new ConfigError(`${testSetting} needs HOST to be a loopback address, not ${set.HOST}`)
  }
  if (stripe) throw new ConfigError(`${testSetting} needs the payment sandbox: unset STRIPE_*`)
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Returns the address at which this machine reaches a server that listens on `host` and `port`. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
}

function defaultSender(brandName: string, publicUrl: string): string {
  const host = new URL(publicUrl).hostname
  const domain = isIP(host.replace(/^\[|\]$/g, '')) > 0 ? 'localhost' : host
  return `"${brandName.replace(/["\\]/g, '')}" <no-reply@${domain}>`
}

/** Returns the bare address of `Name <someone@example.org>`. */
const bareAddressOf = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox
