import type { Horoscope } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './for-sign.module.css'

/** A sign, as far as its name is shown. */
export type NamedSign = Pick<Horoscope, 'id' | 'key' | 'translations'>

/** Shows the sign that the plan is for, and links to the choice of another. */
export function ForSign({
  name,
  isOwn,
  isKnown,
}: {
  /** undefined where no sign is chosen. */
  name: string | undefined
  /** Whether it is the reader's moonsign. */
  isOwn: boolean
  /** Whether the browser has looked for a chosen sign. */
  isKnown: boolean
}) {
  const t = useTranslate()
  const text = name
    ? t(isOwn ? 'plans.for-own' : 'plans.for', { sign: name })
    : t('checkout.plans.no-sign')
  return (
    <p className={classNames(styles.sign, !isKnown && styles.unknown)}>
      {text}{' '}
      <TextLink to="/moonsign-select" state={{ hideModal: true }}>
        {t(name ? 'checkout.plans.change-sign' : 'checkout.plans.choose-sign')}
      </TextLink>
    </p>
  )
}
