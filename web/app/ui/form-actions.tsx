import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

/** The buttons of a form. The main action is first in the markup and `wide`; on a phone all of them have full width. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
