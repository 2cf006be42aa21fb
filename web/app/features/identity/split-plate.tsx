import { signPicture } from '@rashi/contract/pictures.rules'
import type { ReactNode } from 'react'
import styles from './split-plate.module.css'

/** The layout of sign-in and similar pages: a heading and a form beside a picture of the sky. */
export function SplitPlate({
  sign,
  caption,
  title,
  unbroken,
  lead,
  children,
}: {
  /** The key of the sign whose constellation is shown, in lower case. */
  sign: string
  caption: string
  title: string
  /** A part of the title, such as an address, that is kept on one line where it fits. */
  unbroken?: string | undefined
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.split}>
      <figure className={styles.plate}>
        <picture>
          <source media="(min-width: 60rem)" srcSet={signPicture(sign)} width="480" height="600" />
          <img src={signPicture(sign, '-strip')} alt="" width="1440" height="360" />
        </picture>
        <figcaption>{caption}</figcaption>
      </figure>
      <div className={styles.text}>
        {unbroken === undefined ? (
          <h1>{title}</h1>
        ) : (
          // Browsers put spaces around an inline block in the name that they compute.
          <h1 aria-label={title}>{keepTogether(title, unbroken)}</h1>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}

function keepTogether(title: string, part: string): ReactNode {
  const [before, ...after] = title.split(part)
  return (
    <>
      {before}
      <span className={styles.unbroken}>{part}</span>
      {after.join(part)}
    </>
  )
}
