import { foot } from '@rashi/contract/texts/en/foot'
import { Link, useLocation, useNavigate } from 'react-router'
import { doorsOf, endOwnSession, roleText, type StaffSession } from '../../features/studio/index.ts'
import { useCall } from '../../lib/calls.ts'
import { registerTexts, useTranslate, type TextKey } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import styles from './studio.module.css'

registerTexts(foot)

/** `page` for the page itself, `true` for the part that it belongs to. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return to !== '/studio' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}

/** The person who is signed in, the parts of the studio that are open to them, the theme, and the sign-out. */
export function StudioMenu({ staff: { name, role } }: Pick<StaffSession, 'staff'>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leaving = useCall(async () => {
    await endOwnSession()
    void navigate('/studio/sign-in', { replace: true })
  })
  const link = ({ to, name: text }: { to: string; name: TextKey }) => (
    <li key={to}>
      <Link to={to} className={styles.door} aria-current={currentOf(to, pathname)}>
        {t(text)}
      </Link>
    </li>
  )
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span>{t(roleText(role))}</span>
      </p>
      <nav aria-label={t('studio.menu')}>
        <ul role="list">{link({ to: '/studio', name: 'studio.home' })}</ul>
        {doorsOf(role).map(({ name: group, doors }) => (
          <section key={group} aria-label={t(group)}>
            <p className={styles.group} aria-hidden>
              {t(group)}
            </p>
            <ul role="list">{doors.map(link)}</ul>
          </section>
        ))}
      </nav>
      <ThemeSwitch
        label={t('shell.theme')}
        names={{
          system: t('shell.theme-system'),
          night: t('shell.theme-night'),
          day: t('shell.theme-day'),
        }}
      />
      <Button kind="quiet" busy={leaving.isBusy} onClick={() => void leaving.run()}>
        {t('studio.sign-out')}
      </Button>
    </div>
  )
}
