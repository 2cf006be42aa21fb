import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './text-link.module.css'

export type TextLinkProps = ComponentProps<typeof Link> & {
  /** On a line of its own: given the height of a thumb. */
  alone?: boolean | undefined
}

export function TextLink({ alone, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles.link, alone && styles.alone, className)} />
}
