import { useEffect, useRef } from 'react'
import type { ApiFailure } from '../../lib/api-failure.ts'
import { useTranslate } from '../../lib/texts.ts'
import { AlertIcon } from '../../ui/icon.tsx'
import styles from './sign-in-refusal.module.css'

/** Says why a sign-in was refused and what to do, until the next one. It takes the focus. */
export function SignInRefusal({ failure }: { failure: ApiFailure | undefined }) {
  const t = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [failure])
  if (!failure || Object.keys(failure.errors).length > 0) return null
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby="sign-in-refused"
      aria-describedby="sign-in-refused-text"
      tabIndex={-1}
      className={styles.refusal}
    >
      <AlertIcon size={22} />
      <div>
        <p id="sign-in-refused" className={styles.title}>
          {t('identity.sign-in.refused')}
        </p>
        <p id="sign-in-refused-text">
          {failure.code === 'wrong-credentials'
            ? t('identity.sign-in.refused-text')
            : failure.message}
        </p>
      </div>
    </div>
  )
}
