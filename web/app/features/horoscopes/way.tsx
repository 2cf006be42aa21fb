import { useId, type ReactNode } from 'react'
import styles from './offer.module.css'

/** One way to open the period, said in a sentence beside its button. */
export function Way({
  text,
  children,
}: {
  text: string
  /** Receives the id of the sentence, which describes the button. */
  children: (textId: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.way}>
      <p id={id}>{text}</p>
      {children(id)}
    </div>
  )
}
