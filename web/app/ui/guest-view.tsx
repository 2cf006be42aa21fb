import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './guest-view.module.css'
import { useTranslate } from '../lib/texts.ts'

/** What the server drew for a guest: a reader, whose own is on its way, sees its shape instead. */
export function GuestView({ children, shape }: { children: ReactNode; shape: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.guestView}>
      <div data-guest className={styles.guest}>
        {children}
      </div>
      <div className={styles.waiting}>
        <Skeleton label={t('shell.loading')}>{shape}</Skeleton>
      </div>
    </div>
  )
}
