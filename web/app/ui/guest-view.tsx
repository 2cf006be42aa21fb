import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './guest-view.module.css'

/** Content rendered for a guest. A signed-in reader sees a skeleton until their own content arrives. */
export function GuestView({
  children,
  shape,
  loadingLabel,
}: {
  children: ReactNode
  shape: ReactNode
  loadingLabel: string
}) {
  return (
    <div className={styles.guestView}>
      <div data-guest className={styles.guest}>
        {children}
      </div>
      <div className={styles.waiting}>
        <Skeleton label={loadingLabel}>{shape}</Skeleton>
      </div>
    </div>
  )
}
