import { gemstones } from '@rashi/contract/texts/en/gemstones'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'
import styles from './enquiry-success.module.css'

registerTexts(gemstones)

export default function EnquirySuccessPage() {
  const t = useTranslate()
  return (
    <section className={classNames(layout.stack, layout.centred, styles.thanks)}>
      <PageHead title={t('gemstones.thanks.title')} hidden />
      <Rule kind="star" />
      <h1>{t('gemstones.thanks.title')}</h1>
      <p className={layout.lead}>{t('gemstones.thanks.text')}</p>
      <ButtonLink to="/gemstones">{t('gemstones.thanks.more')}</ButtonLink>
    </section>
  )
}
