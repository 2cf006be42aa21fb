import { PageHead } from '../lib/page-head.tsx'
import { useTranslate } from '../lib/texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Graticule } from '../ui/graticule.tsx'
import layout from '../ui/layout.module.css'
import styles from './not-found.module.css'

/** Shown for an address that does not exist. */
export function NotFound() {
  const t = useTranslate()
  return (
    <section className={classNames(layout.stack, styles.empty)}>
      <PageHead title={t('shell.page-not-found')} hidden />
      <Graticule />
      <h1>{t('shell.page-not-found')}</h1>
      <p className={layout.lead}>{t('shell.page-not-found-text')}</p>
      <div>
        <ButtonLink to="/">{t('shell.back-to-start')}</ButtonLink>
      </div>
    </section>
  )
}
