import { classNames } from './class-names.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import styles from './text-link.module.css'

export type TextLinkProps = PageLinkProps & {
  /** A link on a line of its own has the height of a touch target. */
  alone?: boolean | undefined
}

export function TextLink({ alone, className, ...rest }: TextLinkProps) {
  return (
    <PageLink {...rest} className={classNames(styles.link, alone && styles.alone, className)} />
  )
}
