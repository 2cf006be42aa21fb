import { gemstones } from '@rashi/contract/texts/en/gemstones'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useSay } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'
import styles from './enquiry-success.module.css'

registerTexts(gemstones)

export default function EnquirySuccessPage() {
  const say = useSay()
  return (
    <section className={classNames(layout.stack, layout.centred, styles.thanks)}>
      <PageHead title={say('gemstones.thanks.title')} hidden />
      <Rule kind="star" />
      <h1>{say('gemstones.thanks.title')}</h1>
      <p className={layout.lead}>{say('gemstones.thanks.text')}</p>
      <ButtonLink to="/gemstones">{say('gemstones.thanks.more')}</ButtonLink>
    </section>
  )
}
