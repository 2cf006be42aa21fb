import type { ReactNode } from 'react'
import styles from './running-head.module.css'

/** The running head of a page, in small capitals above a double rule. */
export function RunningHead(props: { left?: ReactNode; middle?: ReactNode; right?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>{props.left}</div>
      <div>{props.middle}</div>
      <div>{props.right}</div>
    </div>
  )
}
