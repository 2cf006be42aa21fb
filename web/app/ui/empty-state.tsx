import type { ReactNode } from 'react'
import { Rule } from './rule.tsx'
import styles from './state.module.css'

export interface StateTexts {
  title: string
  /** The explanation, and what the reader can do. */
  children?: ReactNode
  /** The button or link to do so. */
  action?: ReactNode
}

/** Shown in place of content that does not exist yet. */
export function EmptyState({ title, children, action }: StateTexts) {
  return (
    <div className={styles.state}>
      <Rule kind="star" />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
