import { foot } from '@rashi/contract/texts/en/foot'
import { Link, useLocation, useNavigate } from 'react-router'
import { doorsOf, endOwnSession, roleText, type StaffSession } from '../../features/studio/index.ts'
import { useCall } from '../../lib/calls.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import styles from './studio.module.css'

registerTexts(foot)

/** The person who is signed in, the parts of the studio that are open to them, the theme, and the sign-out. */
export function StudioMenu({ staff: { name, role } }: Pick<StaffSession, 'staff'>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leaving = useCall(async () => {
    await endOwnSession()
    void navigate('/studio/sign-in', { replace: true })
  })
  const links = [{ to: '/studio', name: 'studio.home' as const }, ...doorsOf(role)]
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span>{t(roleText(role))}</span>
      </p>
      <nav aria-label={t('studio.menu')}>
        <ul role="list">
          {links.map(({ to, name: text }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.door}
                aria-current={pathname === to ? 'page' : undefined}
              >
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
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
