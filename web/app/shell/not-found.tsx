import { PageHead } from '../lib/page-head.tsx'
import { useSay } from '../lib/texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Graticule } from '../ui/graticule.tsx'
import layout from '../ui/layout.module.css'
import styles from './not-found.module.css'

/** A part of the map where nothing is drawn. */
export function NotFound() {
  const say = useSay()
  return (
    <section className={classNames(layout.stack, styles.empty)}>
      <PageHead title={say('shell.page-not-found')} hidden />
      <Graticule />
      <h1>{say('shell.page-not-found')}</h1>
      <p className={layout.lead}>{say('shell.page-not-found-text')}</p>
      <div>
        <ButtonLink to="/">{say('shell.back-to-start')}</ButtonLink>
      </div>
    </section>
  )
}
