import styles from './drawer-links.module.css'
import { PageLink, type PageLinkProps } from './page-link.tsx'

export interface DrawerLink extends Pick<PageLinkProps, 'to' | 'state' | 'aria-label'> {
  key: string | number
  name: string | undefined
  /** The current page, shown in bold. */
  isCurrent?: boolean
}

/** The links of a drawer or a table of contents, one a line. */
export function DrawerLinks({
  links,
  onFollow,
}: {
  links: readonly DrawerLink[]
  onFollow?: () => void
}) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ key, name, isCurrent, ...link }) => (
        <li key={key}>
          <PageLink
            {...link}
            className={styles.link}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onFollow}
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
