import type { ReactNode } from 'react'
import { useSay } from '../../lib/texts.ts'
import styles from './split-plate.module.css'

/** A page of the way in: a heading and a form, beside an engraved plate of the sky. */
export function SplitPlate({
  plate,
  title,
  lead,
  children,
}: {
  plate: 'scorpio' | 'taurus' | 'aquarius' | 'leo'
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  const say = useSay()
  return (
    <div className={styles.split}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <figure className={styles.plate}>
        <picture>
          <source media="(min-width: 60rem)" srcSet={`/media/signs/${plate}.svg`} />
          <img src={`/media/signs/${plate}-hero.svg`} alt="" width="960" height="640" />
        </picture>
        <figcaption>{say(`identity.plate.${plate}`)}</figcaption>
      </figure>
    </div>
  )
}
