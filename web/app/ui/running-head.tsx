import type { ReactNode } from 'react'
import styles from './running-head.module.css'

/** The running head of a page, in small capitals above a double rule. */
export function RunningHead(props: { left?: ReactNode; middle?: ReactNode; right?: ReactNode }) {
  return (
    <div className={styles.head}>
      <span>{props.left}</span>
      <span>{props.middle}</span>
      <span>{props.right}</span>
    </div>
  )
}
