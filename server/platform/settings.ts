import { isIP } from 'node:net'
import { z } from 'zod'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const oneLine = (most: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[^\\p{Cc}]{1,${most}}$`, 'u'),
      `must be 1 to ${most} characters on one line`,
    )

const mailAddress = (example: string) =>
  oneLine(320).regex(/^[^\s<>@]+@[^\s<>@]+$/, `must be a bare mail address, such as ${example}`)

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

/** The environment variables of docs/product/decisions.md sections 6 and 12. */
export const settings = z.object({
  HOST: z.string().refine(isHostName, 'must be a host name or an IP address').default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
    .default(3000),
  PUBLIC_URL: url(['http:', 'https:'], 'https://example.org').optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user@host/database').optional(),
  DATABASE_DIRECT_URL: url(
    ['postgres:', 'postgresql:'],
    'postgresql://user@host/database',
  ).optional(),
  DATA_DIR: z
    .string()
    .regex(/^[^\0]+$/, 'must be a folder')
    .default('./data'),
  BACKUP_DIR: z
    .string()
    .regex(/^[^\0]+$/, 'must be a folder')
    .default('./backups'),
  MEDIA_S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.eu-west-2.amazonaws.com').optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-west-2')
    .optional(),
  MEDIA_S3_ACCESS_KEY_ID: oneLine(200).regex(/^\S+$/, 'must have no space').optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: oneLine(200).regex(/^\S+$/, 'must have no space').optional(),
  ZODIAC: z.enum(['sidereal', 'tropical'], 'must be sidereal or tropical').default('sidereal'),
  BRAND_NAME: oneLine(60).default('Rashi'),
  STRIPE_SECRET_KEY: key(['sk_', 'rk_']).optional(),
  STRIPE_PUBLISHABLE_KEY: key(['pk_']).optional(),
  STRIPE_WEBHOOK_SECRET: key(['whsec_']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user@mail.example.org:587').optional(),
  MAIL_FROM: oneLine(320)
    .regex(/^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be a mail address')
    .optional(),
  OPERATOR_MAIL: mailAddress('desk@stars.example').optional(),
  PAYMENTS: z.literal('sandbox', 'must be sandbox, or absent').optional(),
  MAILS: z.literal('files', 'must be files, or absent').optional(),
  PLAINTEXT_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
    .refine(
      (all) => all.every(isHostName),
      'must be hosts of a private network, such as database.internal,10.0.0.7',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no space')
    .optional(),
  TRADER_NAME: oneLine(200).optional(),
  TRADER_ADDRESS: oneLine(300).optional(),
  TRADER_EMAIL: mailAddress('orders@stars.example').optional(),
  SECURITY_CONTACT: oneLine(320)
    .regex(
      /^(https:\/\/[^\s<>@/]+(\/\S*)?|[^\s<>@/:]+@[^\s<>@]+)$/,
      'must be a mail address or an https page, such as security@stars.example',
    )
    .optional(),
  TRADER_COMPANY_NUMBER: oneLine(20).optional(),
  TRADER_VAT_NUMBER: oneLine(20).optional(),
  SENTRY_DSN: url(['http:', 'https:'], 'https://key@host/project')
    .refine(
      (text) => /^https?:\/\/[^@/]+@[^/]+\/.*\d+$/.test(text),
      'must be an address such as https://key@host/project',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'https://collector.example:4318',
  ).optional(),
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
  DRAIN_SECONDS: z
    .string()
    .regex(/^([0-9]|[1-5]\d|60)$/, 'must be a whole number from 0 to 60')
    .transform(Number)
    .default(0),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OFFLINE_READING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUST_PROXY: proxies.optional(),
  CLOCK_AHEAD: duration.optional(),
  NODE_ENV: z.string().optional(),
  npm_lifecycle_event: z.string().optional(),
})

export type Settings = z.output<typeof settings>

/** The names of all settings that an operator may set. */
export const settingNames: readonly string[] = Object.keys(settings.shape).filter(
  (name) => name !== 'NODE_ENV' && name !== 'npm_lifecycle_event',
)
