import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './prose.module.css'

export type ProseProps = ComponentProps<'div'> & {
  /** Begins with a raised initial, as a chapter does. */
  opening?: boolean | undefined
}

/** Long text, with 60 to 70 characters a line and space between chapters. */
export function Prose({ opening, className, ...rest }: ProseProps) {
  return (
    <div {...rest} className={classNames(styles.prose, opening && styles.opening, className)} />
  )
}
