import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'

export function MissingHoroscope() {
  const t = useTranslate()
  return (
    <section className={layout.stack}>
      <PageHead title={t('horoscopes.missing')} hidden />
      <h1>{t('horoscopes.missing')}</h1>
      <Rule kind="degrees" />
      <p className={layout.lead}>{t('horoscopes.missing-text')}</p>
      <div>
        <ButtonLink to="/moonsign-lookup">{t('horoscopes.missing-action')}</ButtonLink>
      </div>
    </section>
  )
}
