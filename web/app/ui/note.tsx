import type { ReactNode } from 'react'
import styles from './note.module.css'

/** A quiet line with an icon, such as below a text. */
export const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={styles.note}>
    {icon}
    <span>{children}</span>
  </p>
)
