import { formatPrice } from '@rashi/contract/price.rules'
import { useState } from 'react'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { tokenizeWallet, type SandboxWallet as Wallet } from './sandbox-provider.ts'
import type { WalletsProps } from './wallets-props.ts'
import styles from './wallets.module.css'

/** Takes the place of the wallets where payments are simulated: a button, and a window like that of a wallet. */
export function SandboxWallet({
  settings,
  order,
  isBusy,
  onPay,
}: Omit<WalletsProps, 'onAvailable'>) {
  const t = useTranslate()
  const { code } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  function confirm(wallet: Wallet) {
    close()
    void onPay(() => tokenizeWallet(settings, wallet))
  }

  return (
    <div className={styles.test}>
      <Button
        kind="quiet"
        className={styles.testButton}
        aria-haspopup="dialog"
        onClick={() => isBusy || setIsOpen(true)}
      >
        {t('checkout.wallet.test')}
      </Button>
      <p className={styles.hint}>{t('checkout.wallet.test-hint')}</p>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('checkout.wallet.test')}
        description={t('checkout.wallet.test-text')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button onClick={() => confirm('apple_pay')}>{t('checkout.wallet.test-apple')}</Button>
            <Button onClick={() => confirm('google_pay')}>
              {t('checkout.wallet.test-google')}
            </Button>
          </>
        }
      >
        <dl className={styles.sheet}>
          {order.lines.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatPrice(amount, code)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t('checkout.pay.now')}</dt>
            <dd>{formatPrice(order.amount, code)}</dd>
          </div>
        </dl>
        {order.renewal && <p>{order.renewal.notice}</p>}
      </Dialog>
    </div>
  )
}
