import type { Horoscope } from '@rashi/contract'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './for-sign.module.css'

/** A sign, as far as its name is shown. */
export type NamedSign = Pick<Horoscope, 'id' | 'key' | 'translations'>

/** Shows the sign that the plan is for, and links to the choice of another. */
export function ForSign({ sign }: { sign: NamedSign | undefined }) {
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
