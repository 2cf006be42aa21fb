import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHasSession } from '../../lib/session.ts'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/layout.module.css'
import styles from './guest-countdown.module.css'

const seconds = 5
export const guestSignIn = '/?redirect=moonsign-select'

/** Tells a guest to sign in, and redirects to the sign-in page after a countdown unless they use the page. */
export function GuestCountdown() {
  const t = useTranslate()
  const navigate = useNavigate()
  const hasSession = useHasSession()
  const [left, setLeft] = useState(seconds)
  const [isStopped, setIsStopped] = useState(false)
  useEffect(() => (hasSession ? undefined : watchUse(() => setIsStopped(true))), [hasSession])
  useEffect(() => {
    if (hasSession || isStopped) return
    const start = Date.now()
    const timer = setInterval(() => {
      const remaining = seconds - Math.floor((Date.now() - start) / 1000)
      setLeft(Math.max(0, remaining))
      if (remaining <= 0) {
        clearInterval(timer)
        void navigate(guestSignIn, { replace: true })
      }
    }, 250)
    return () => clearInterval(timer)
  }, [hasSession, isStopped, navigate])
  return (
    <Card frame="plate" className={styles.notice}>
      <p role="status" className={styles.message}>
        {t('charts.guest.message')}
      </p>
      {isStopped ? (
        <p role="status" className={styles.stopped}>
          {t('charts.guest.stopped')}
        </p>
      ) : (
        <p role="timer" className={styles.seconds}>
          <span aria-hidden="true" className={styles.count}>
            {left}
          </span>
          <span className={layout.caption}>{t('charts.guest.countdown', { seconds: left })}</span>
        </p>
      )}
      <ButtonLink to={guestSignIn} replace>
        {t('charts.guest.now')}
      </ButtonLink>
    </Card>
  )
}

/** Pixels that a page may move by itself, such as when its scroll position is restored. */
const ownScroll = 24

/** Calls `onUse` when the visitor touches, scrolls, types or focuses a control: nobody is sent away while reading. */
function watchUse(onUse: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const top = window.scrollY
  for (const event of ['pointerdown', 'touchstart', 'keydown', 'wheel'])
    addEventListener(event, onUse, { signal, passive: true })
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(window.scrollY - top) > ownScroll) onUse()
    },
    { signal, passive: true },
  )
  // The heading takes the focus by itself after a navigation.
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches('a, button, input, select')) onUse()
    },
    { signal },
  )
  return () => controller.abort()
}
