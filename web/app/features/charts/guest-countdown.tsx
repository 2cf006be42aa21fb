import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHasSession } from '../../lib/session.ts'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/layout.module.css'
import styles from './guest-countdown.module.css'

const seconds = 5
const signIn = '/?redirect=moonsign-select'

/** Tells a guest to sign in, and redirects to the sign-in page after a countdown. */
export function GuestCountdown() {
  const t = useTranslate()
  const navigate = useNavigate()
  const hasSession = useHasSession()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (hasSession) return
    const start = Date.now()
    const timer = setInterval(() => {
      const remaining = seconds - Math.floor((Date.now() - start) / 1000)
      setLeft(Math.max(0, remaining))
      if (remaining <= 0) {
        clearInterval(timer)
        void navigate(signIn, { replace: true })
      }
    }, 250)
    return () => clearInterval(timer)
  }, [hasSession, navigate])
  return (
    <Card frame="plate" className={styles.notice}>
      <p role="status" className={styles.message}>
        {t('charts.guest.message')}
      </p>
      <p role="timer" className={styles.seconds}>
        <span aria-hidden="true" className={styles.count}>
          {left}
        </span>
        <span className={layout.caption}>{t('charts.guest.countdown', { seconds: left })}</span>
      </p>
      <ButtonLink to={signIn} replace>
        {t('charts.guest.now')}
      </ButtonLink>
    </Card>
  )
}
