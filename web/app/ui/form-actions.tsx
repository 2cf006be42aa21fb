import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

/** A form's end: the main action first in the markup and, on a phone, as wide as the thumb's reach. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
