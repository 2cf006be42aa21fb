import { checkout } from '@rashi/contract/texts/en/checkout'
import { PageHead } from '../../lib/page-head.tsx'
import { addEnglish, useSay } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'
import { Rule } from '../../ui/rule.tsx'

addEnglish(checkout)

export default function OrderCompletePage() {
  const say = useSay()
  return (
    <div className={classNames(layout.stack, layout.centred)}>
      <PageHead title={say('checkout.complete.title')} hidden />
      <h1>{say('checkout.complete.title')}</h1>
      <Rule kind="star" />
      <p className={layout.lead}>{say('checkout.complete.text')}</p>
      <ButtonLink to="/dashboard">{say('checkout.complete.dashboard')}</ButtonLink>
    </div>
  )
}
