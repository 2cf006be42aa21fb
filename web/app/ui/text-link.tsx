import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './text-link.module.css'

export type TextLinkProps = ComponentProps<typeof Link> & {
  /** A link on a line of its own has the height of a touch target. */
  alone?: boolean | undefined
}

export function TextLink({ alone, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles.link, alone && styles.alone, className)} />
}
