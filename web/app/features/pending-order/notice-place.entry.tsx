import type { ReactNode } from 'react'
import styles from './pending-order.module.css'

/** Where a kept order stands: it has its height while the page loads, so that nothing moves when it appears. */
export const NoticePlace = ({ children }: { children?: ReactNode }) => (
  <div className={styles.noticePlace}>{children}</div>
)
