import type { ReactNode } from 'react'
import { Rule } from './rule.tsx'
import styles from './state.module.css'

export interface StateWords {
  title: string
  /** What it means and what can be done. */
  children?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
}

/** There is nothing here yet. */
export function EmptyState({ title, children, action }: StateWords) {
  return (
    <div className={styles.state}>
      <Rule kind="star" />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
