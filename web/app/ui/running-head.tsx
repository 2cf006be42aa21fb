import type { ReactNode } from 'react'
import styles from './running-head.module.css'

/** The line at the head of an almanac's page: where one is in it, in small capitals over a double rule. */
export function RunningHead(props: { left?: ReactNode; middle?: ReactNode; right?: ReactNode }) {
  return (
    <div className={styles.head}>
      <span>{props.left}</span>
      <span>{props.middle}</span>
      <span>{props.right}</span>
    </div>
  )
}
