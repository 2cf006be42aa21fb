import { isIP } from 'node:net'

/** The settings that decide whether an installation may be reached from the internet (docs/product/decisions.md section 12). */
export interface InstallationSettings {
  readonly host: string
  readonly publicUrl: string
  /** The kind of the Stripe keys; null without keys. */
  readonly stripe: 'live' | 'test' | null
  readonly hasSmtp: boolean
  readonly isSandboxChosen: boolean
  readonly areFilesChosen: boolean
  readonly hasRateLimits: boolean
  readonly hasClockAhead: boolean
  readonly hasTrader: boolean
  readonly hasTrustedProxy: boolean
  /** A database that is reached without TLS and not exempt; null where there is none. */
  readonly plaintextDatabase: { readonly setting: string; readonly host: string } | null
}

export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return (
    address === 'localhost' ||
    address === '::1' ||
    (isIP(address) === 4 && address.startsWith('127.'))
  )
}

/** Returns whether others than this machine may reach the installation. */
export const isPublicInstallation = ({
  host,
  publicUrl,
}: Pick<InstallationSettings, 'host' | 'publicUrl'>): boolean =>
  !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)

/** Returns the first reason, in one line, for which the start is refused; undefined where there is none. */
export function findInstallationFault(settings: InstallationSettings): string | undefined {
  const { host, publicUrl, stripe } = settings
  const isPublic = isPublicInstallation(settings)
  const testSetting = !settings.hasRateLimits
    ? 'RATE_LIMITS=off'
    : settings.hasClockAhead
      ? 'CLOCK_AHEAD'
      : undefined
  if (testSetting && !isLoopback(host))
    return `${testSetting} needs HOST to be a loopback address, not ${host}`
  if (testSetting && isPublic)
    return `${testSetting} needs PUBLIC_URL to have a loopback address, not ${publicUrl}`
  if (testSetting && stripe) return `${testSetting} needs the payment sandbox: unset STRIPE_*`
  if (settings.isSandboxChosen && stripe)
    return 'PAYMENTS=sandbox is set beside Stripe keys: unset one of them'
  if (settings.areFilesChosen && settings.hasSmtp)
    return 'MAILS=files is set beside SMTP_URL: unset one of them'
  if (stripe === 'live' && !publicUrl.startsWith('https:'))
    return `PUBLIC_URL must begin with https:// for live Stripe keys, not be ${publicUrl}`
  if (stripe === 'live' && !settings.hasTrader)
    return 'TRADER_NAME, TRADER_ADDRESS and TRADER_EMAIL are needed with live Stripe keys: buyers must know the seller'
  if (!isPublic) return undefined
  if (!stripe && !settings.isSandboxChosen)
    return 'STRIPE_SECRET_KEY is missing on a public installation: set the Stripe keys, or PAYMENTS=sandbox to sell for test cards'
  if (!settings.hasSmtp && !settings.areFilesChosen)
    return 'SMTP_URL is missing on a public installation: set it, or MAILS=files to write emails to files'
  if (settings.plaintextDatabase !== null)
    return `${settings.plaintextDatabase.setting} reaches ${settings.plaintextDatabase.host} without TLS on a public installation: add sslmode=verify-full, or name the host in PLAINTEXT_HOSTS if its network is private`
  return undefined
}

/** Returns a warning about settings that work, but hardly as they are meant. */
export const findInstallationWarning = (
  settings: Pick<InstallationSettings, 'host' | 'publicUrl' | 'hasTrustedProxy'>,
): string | undefined =>
  isLoopback(settings.host) && isPublicInstallation(settings) && !settings.hasTrustedProxy
    ? 'TRUST_PROXY is not set: behind a proxy all visitors share the limits of its one address'
    : undefined
