import type { SignInRecord } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { useId, useState } from 'react'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './account.module.css'

const shownAtFirst = 5

/** Lists sign-ins whose session is over, new passwords and wrong passwords, the newest first. */
export function SignInList({ signIns }: { signIns: readonly SignInRecord[] }) {
  const t = useTranslate()
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? signIns : signIns.slice(0, shownAtFirst)
  return (
    <>
      <p className={styles.quiet}>{t('account.sign-ins.text')}</p>
      {signIns.length === 0 ? (
        <p className={styles.quiet}>{t('account.sign-ins.none')}</p>
      ) : (
        <>
          <ul role="list" id={id} className={styles.sessions}>
            {shown.map((one) => (
              <Entry key={one.id} signIn={one} />
            ))}
          </ul>
          {signIns.length > shownAtFirst && (
            <div className={styles.actions}>
              <Button
                kind="quiet"
                aria-controls={id}
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole
                  ? t('account.sign-ins.fewer')
                  : t('account.sign-ins.all', { count: signIns.length })}
              </Button>
            </div>
          )}
          <p className={styles.quiet}>{t('account.sign-ins.advice')}</p>
        </>
      )}
    </>
  )
}

function Entry({ signIn }: { signIn: SignInRecord }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { kind, times, device, network, is_own_network, at } = signIn
  const isWrong = kind === 'wrong-password'
  const when = dateFormat(code, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(at))
  const from = is_own_network
    ? t('account.sign-ins.own-network')
    : network && t('account.sign-ins.network', { network })
  return (
    <li className={styles.session}>
      <span>
        <span className={isWrong ? styles.wrong : styles.device}>
          {isWrong && times > 1
            ? t('account.sign-ins.wrong-passwords', { count: times })
            : t(`account.sign-ins.${kind}`)}
        </span>
        <span className={styles.quiet}>{[when, device, from].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}
