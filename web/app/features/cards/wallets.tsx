import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useConfig } from '../../lib/config.ts'
import { useTranslate } from '../../lib/texts.ts'
import { SandboxWallet } from './sandbox-wallet.tsx'
import type { WalletsProps } from './wallets-props.ts'
import styles from './wallets.module.css'

const StripeWallets = lazy<ComponentType<WalletsProps>>(() =>
  import('./stripe-wallets.tsx').catch(() => ({ default: NoWallets })),
)

/** Without the code of the wallets the card form remains. */
function NoWallets({ onAvailable }: WalletsProps) {
  useEffect(() => onAvailable(false), [onAvailable])
  return null
}

/** The wallets to pay with, above a card form. */
export function Wallets({
  terms,
  ...props
}: Omit<WalletsProps, 'settings'> & {
  /** Shown beside the buttons: what pressing them means. */
  terms: ReactNode
}) {
  const t = useTranslate()
  const settings = useConfig()?.payment
  if (!settings) return null
  return (
    <div role="group" aria-label={t('checkout.wallet.title')} className={styles.wallets}>
      {settings.provider === 'stripe' ? (
        <Suspense fallback={<div className={styles.buttons} />}>
          <StripeWallets settings={settings} {...props} />
        </Suspense>
      ) : (
        <SandboxWallet settings={settings} {...props} />
      )}
      {terms}
      <p className={styles.divider}>{t('checkout.wallet.or-card')}</p>
    </div>
  )
}
