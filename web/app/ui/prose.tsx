import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './prose.module.css'

export type ProseProps = ComponentProps<'div'> & {
  /** Opens with a raised initial: for the beginning of a chapter. */
  opening?: boolean | undefined
}

/** Text to be read: 60 to 70 characters a line, chapters set apart. */
export function Prose({ opening, className, ...rest }: ProseProps) {
  return (
    <div {...rest} className={classNames(styles.prose, opening && styles.opening, className)} />
  )
}
