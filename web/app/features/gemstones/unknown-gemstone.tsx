import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'

/** Shown for an address that no gemstone has. */
export function UnknownGemstone() {
  const t = useTranslate()
  return (
    <section className={layout.stack}>
      <PageHead title={t('gemstones.not-found')} hidden />
      <h1>{t('gemstones.not-found')}</h1>
      <Rule kind="degrees" />
      <p className={layout.lead}>{t('gemstones.not-found-one')}</p>
      <FormActions>
        <ButtonLink to="/">{t('gemstones.back-home')}</ButtonLink>
        <ButtonLink kind="quiet" to="/gemstones">
          {t('gemstones.show-all')}
        </ButtonLink>
      </FormActions>
    </section>
  )
}
