import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './for-sign.module.css'
import type { SignWords } from './plan-choice.tsx'

/** The sign that the plan is for, and the way to another. */
export function ForSign({ sign }: { sign: SignWords | undefined }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const name = sign && (translated(sign.translations, id)?.name ?? sign.key)
  return (
    <p className={styles.sign}>
      <span>{name ? t('checkout.plans.for', { sign: name }) : t('checkout.plans.no-sign')}</span>
      <TextLink alone to="/moonsign-select">
        {t(name ? 'checkout.plans.change-sign' : 'checkout.plans.choose-sign')}
      </TextLink>
    </p>
  )
}
