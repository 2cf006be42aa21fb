import { useTranslate, type TextKey } from '../../../lib/texts.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './account.module.css'

const doors: readonly (readonly [TextKey, string])[] = [
  ['shell.profile', '/profile'],
  ['shell.my-subscriptions', '/my-subscriptions'],
  ['account.doors.payments', '/payments'],
  ['account.doors.life-events', '/life-events'],
]

/** The reader's other pages, for which the bottom bar of a phone has no room. */
export function AccountDoors() {
  const t = useTranslate()
  return (
    <nav aria-label={t('account.doors')}>
      <ul role="list" className={styles.doors}>
        {doors.map(([text, to]) => (
          <li key={to}>
            <TextLink alone to={to}>
              {t(text)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
