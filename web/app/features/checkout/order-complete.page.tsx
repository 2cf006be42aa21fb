import { checkout } from '@rashi/contract/texts/en/checkout'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'

registerTexts(checkout)

export default function OrderCompletePage() {
  const t = useTranslate()
  return (
    <div className={classNames(layout.stack, layout.centred)}>
      <PageHead title={t('checkout.complete.title')} hidden />
      <h1>{t('checkout.complete.title')}</h1>
      <Rule kind="star" />
      <p className={layout.lead}>{t('checkout.complete.text')}</p>
      <ButtonLink to="/dashboard">{t('checkout.complete.dashboard')}</ButtonLink>
    </div>
  )
}
