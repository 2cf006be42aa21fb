import { useId } from 'react'
import { ButtonLink, type ButtonLinkProps } from './button.tsx'
import layout from './layout.module.css'
import { NextIcon, PreviousIcon } from './page-icons.tsx'
import styles from './turn-pages.module.css'

interface Neighbour {
  to: ButtonLinkProps['to']
  /** Its title. */
  name: string | undefined
}

/** Links to the page before and after, with their titles. */
export function TurnPages(props: {
  label: string
  previousLabel: string
  nextLabel: string
  previous: Neighbour | undefined
  next: Neighbour | undefined
}) {
  const { label, previous, next, previousLabel, nextLabel } = props
  const id = useId()
  return (
    <nav aria-label={label} className={styles.turn} data-not-printed>
      {previous && (
        <div>
          <ButtonLink kind="quiet" to={previous.to} aria-describedby={`${id}previous`}>
            <PreviousIcon size={18} />
            {previousLabel}
          </ButtonLink>
          <p id={`${id}previous`} className={layout.caption}>
            {previous.name}
          </p>
        </div>
      )}
      {next && (
        <div className={styles.next}>
          <ButtonLink kind="quiet" to={next.to} aria-describedby={`${id}next`}>
            {nextLabel}
            <NextIcon size={18} />
          </ButtonLink>
          <p id={`${id}next`} className={layout.caption}>
            {next.name}
          </p>
        </div>
      )}
    </nav>
  )
}
