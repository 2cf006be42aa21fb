import { maskEmail } from '@rashi/contract/masked-email.rules'
import { useEffect, useState } from 'react'
import { session } from '../../lib/session.ts'
import { useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import styles from './card-account.module.css'

/** Returns the masked email of the account that a card is saved in. */
export type ReadAccount = () => Promise<string | undefined>

const readOwnAccount: ReadAccount = async () => {
  const user = await userStore.load()
  return user && maskEmail(user.email)
}

export function useCardAccount(read: ReadAccount = readOwnAccount): string | undefined {
  const [email, setEmail] = useState<string>()
  useEffect(() => {
    let isGone = false
    read().then(
      (found) => {
        if (!isGone) setEmail(found)
      },
      // Without the address the card can still be entered: the page said by then what does not work.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [read])
  return email
}

/** Says in whose account the card will be saved. Its line is kept free until the address is loaded. */
export function CardAccount({ email }: { email: string | undefined }) {
  const t = useTranslate()
  return <p className={styles.account}>{email && t('checkout.pay.account', { email })}</p>
}

/** Asks, before a card is entered, whether the account that a link opened is the reader's. */
export function ConfirmAccount({
  email,
  onConfirmed,
}: {
  email: string | undefined
  onConfirmed: () => void
}) {
  const t = useTranslate()
  return (
    <section className={layout.stack} aria-labelledby="whose-account">
      <h2 id="whose-account">{t('checkout.pay.whose')}</h2>
      <p>{t('checkout.pay.whose-text', { email: email ?? '…' })}</p>
      <FormActions>
        <Button
          wide
          disabled={email === undefined}
          onClick={() => {
            session.confirmAccount()
            onConfirmed()
          }}
        >
          {t('checkout.pay.whose-yes')}
        </Button>
        <ButtonLink to="/logout" kind="quiet">
          {t('checkout.pay.whose-no')}
        </ButtonLink>
      </FormActions>
    </section>
  )
}
