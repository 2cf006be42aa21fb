import type { Trader } from '@rashi/contract'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { findPlaintextDatabase, mayBePlaintext } from './plaintext.rules.ts'
import {
  findInstallationFault,
  findInstallationWarning,
  type InstallationSettings,
  isPublicInstallation,
} from './public-installation.rules.ts'
import { type LogLevel, settings, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/** An invalid setting; the message is one line that names it. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

/** Where uploaded pictures are kept: a bucket of Amazon S3, or of a server with the same API. */
export interface MediaBucket {
  /** Without a trailing slash. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  host: string
  /** Others than this machine may reach the installation. */
  isPublic: boolean
  /** 0: any free port. */
  port: number
  /** Base of links in emails, without a trailing slash. */
  publicUrl: string
  /** null: an embedded database in dataDir. */
  databaseUrl: string | null
  /** The same database without the pooler of databaseUrl, for migrations, jobs and commands; null: databaseUrl. */
  databaseDirectUrl: string | null
  /** Absolute. */
  dataDir: string
  /** Absolute. */
  backupDir: string
  /** null: uploaded pictures are files in dataDir/media. */
  mediaBucket: MediaBucket | null
  zodiac: 'sidereal' | 'tropical'
  brandName: string
  /** null: the payment sandbox. */
  stripe: StripeKeys | null
  /** null: emails are written to files in dataDir/outbox. */
  smtpUrl: string | null
  /** Hosts of a private network that may be reached without TLS, besides this machine. */
  plaintextHosts: readonly string[]
  mailFrom: string
  /** The bare address that receives orders and enquiries. */
  operatorMail: string
  sentryDsn: string | null
  /** The collector of traces, without a trailing slash; null: nothing is traced. */
  otlpEndpoint: string | null
  androidAppScheme: string
  androidStoreUrl: string
  supportPhone: string
  /** The seller, whom the law wants named to buyers; null where none is named. */
  trader: Trader | null
  /** The mail address or page to which security holes are reported; null: the trader, or the operator. */
  securityContact: string | null
  /** Lets callers from other machines read /metrics; null: only this machine. */
  metricsToken: string | null
  logLevel: LogLevel
  /** How long `/readyz` answers 503 before the port closes. */
  drainSeconds: number
  rateLimits: boolean
  /** Readings are saved by a service worker; false removes it from every browser. */
  offlineReading: boolean
  /** Addresses and ranges of the proxies whose X-Forwarded-For is trusted. null: none. */
  trustProxy: readonly string[] | null
  /** A setting that works but was probably not meant so, for the log. */
  warning: string | null
  clockAhead: Temporal.Duration | null
  /** True only if NODE_ENV is `development`. */
  debug: boolean
  /** Started by a script of package.json: the product ends when npm does. */
  isStartedByNpm: boolean
}

const secretNames = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'SENTRY_DSN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'METRICS_TOKEN',
  'MEDIA_S3_SECRET_ACCESS_KEY',
])
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
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL)
    throw new ConfigError('DATABASE_DIRECT_URL is set without DATABASE_URL: set both or neither')
  const stripe = readStripeKeys(set)
  const publicUrl = (set.PUBLIC_URL ?? addressOf(set.HOST, set.PORT)).replace(/\/+$/, '')
  const trader = readTrader(set)
  const installation = {
    host: set.HOST,
    publicUrl,
    stripe: stripe && (stripe.publishableKey.startsWith('pk_live_') ? 'live' : 'test'),
    hasSmtp: set.SMTP_URL !== undefined,
    isSandboxChosen: set.PAYMENTS !== undefined,
    areFilesChosen: set.MAILS !== undefined,
    hasRateLimits: set.RATE_LIMITS === 'on',
    hasClockAhead: set.CLOCK_AHEAD !== undefined,
    hasTrader: trader !== null,
    hasTrustedProxy: set.TRUST_PROXY !== undefined,
    plaintextDatabase: findPlaintextDatabaseOf(set),
  } as const
  const fault = findInstallationFault(installation)
  if (fault) throw new ConfigError(fault)
  const mailFrom = set.MAIL_FROM ?? defaultSender(set.BRAND_NAME.trim(), publicUrl)
  return {
    host: set.HOST,
    isPublic: isPublicInstallation(installation),
    port: set.PORT,
    publicUrl,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseDirectUrl: set.DATABASE_DIRECT_URL ?? null,
    dataDir: resolve(set.DATA_DIR),
    backupDir: resolve(set.BACKUP_DIR),
    mediaBucket: readMediaBucket(set),
    zodiac: set.ZODIAC,
    brandName: set.BRAND_NAME.trim(),
    stripe,
    smtpUrl: set.SMTP_URL ?? null,
    plaintextHosts: set.PLAINTEXT_HOSTS ?? [],
    mailFrom,
    operatorMail: set.OPERATOR_MAIL ?? bareAddressOf(mailFrom),
    sentryDsn: set.SENTRY_DSN ?? null,
    otlpEndpoint: readOtlpEndpoint(set),
    androidAppScheme: set.ANDROID_APP_SCHEME,
    androidStoreUrl: set.ANDROID_STORE_URL,
    supportPhone: set.SUPPORT_PHONE,
    trader,
    securityContact: set.SECURITY_CONTACT ?? null,
    metricsToken: set.METRICS_TOKEN ?? null,
    logLevel: set.LOG_LEVEL,
    drainSeconds: set.DRAIN_SECONDS,
    rateLimits: set.RATE_LIMITS === 'on',
    offlineReading: set.OFFLINE_READING === 'on',
    trustProxy: set.TRUST_PROXY ?? null,
    warning: findInstallationWarning(installation) ?? null,
    clockAhead: set.CLOCK_AHEAD ?? null,
    debug: set.NODE_ENV === 'development',
    isStartedByNpm: set.npm_lifecycle_event !== undefined,
  }
}

/** Returns the setting and host of a database that is reached without TLS and may not be; null otherwise. */
function findPlaintextDatabaseOf(set: Settings): InstallationSettings['plaintextDatabase'] {
  for (const setting of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const host = set[setting] && findPlaintextDatabase(set[setting], set.PLAINTEXT_HOSTS ?? [])
    if (host) return { setting, host }
  }
  return null
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

const mediaSettings = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const

function readMediaBucket(set: Settings): MediaBucket | null {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = mediaSettings.map((name) => set[name])
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    refusePlaintext('MEDIA_S3_ENDPOINT', endpoint, set)
    const region = set.MEDIA_S3_REGION ?? 'us-east-1'
    return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey }
  }
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey && !set.MEDIA_S3_REGION) return null
  const absent = mediaSettings.find((name) => !set[name])
  throw new ConfigError(
    `${absent} is missing: set all four (${mediaSettings.join(', ')}), or no MEDIA_S3_ setting for files in DATA_DIR`,
  )
}

function readOtlpEndpoint(set: Settings): string | null {
  const endpoint = set.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  refusePlaintext('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint, set)
  return endpoint.replace(/\/+$/, '')
}

/** @throws {ConfigError} if an address of another machine is reached without TLS, and PLAINTEXT_HOSTS does not name it */
function refusePlaintext(name: keyof Settings, address: string, set: Settings): void {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !mayBePlaintext(hostname, set.PLAINTEXT_HOSTS ?? []))
    throw new ConfigError(
      `${name} reaches ${hostname} without TLS: use https, or name the host in PLAINTEXT_HOSTS`,
    )
}

/** Reads the seller; null unless name, address and email are all set. */
function readTrader(set: Settings): Trader | null {
  const { TRADER_NAME: name, TRADER_ADDRESS: address, TRADER_EMAIL: email } = set
  if (!name || !address || !email) return null
  return {
    name,
    address,
    email,
    company_number: set.TRADER_COMPANY_NUMBER ?? null,
    vat_number: set.TRADER_VAT_NUMBER ?? null,
  }
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
