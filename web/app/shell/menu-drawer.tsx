import { foot } from '@rashi/contract/texts/en/foot'
import { useLocation } from 'react-router'
import { useConfig } from '../lib/config.ts'
import { useHasSession } from '../lib/session.ts'
import { registerTexts, useTranslate } from '../lib/texts.ts'
import { Drawer } from '../ui/drawer.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Rule } from '../ui/rule.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { menuEntries, type MenuEntry } from './menu.rules.ts'
import styles from './menu-drawer.module.css'
import { useLanguageChoice } from './use-language-choice.ts'

registerTexts(foot)

/** The left drawer: the menu, the language and the theme. Loaded when the menu is first opened. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const hasSession = useHasSession()
  const storeUrl = useConfig()?.app.store_url ?? ''
  return (
    <Drawer
      edge="left"
      open={open}
      onClose={onClose}
      title={t('shell.menu')}
      closeLabel={t('shell.close')}
    >
      <nav aria-label={t('shell.menu')}>
        <ul role="list" className={styles.entries}>
          {menuEntries({ hasSession, storeUrl }).map((entry) => (
            <li key={entry.text} className={entry.isFirstOfGroup ? styles.group : undefined}>
              <Entry entry={entry} onFollow={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <Rule kind="star" />
      <ReadingSettings />
    </Drawer>
  )
}

function Entry({ entry: { text, to }, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  if (!to.startsWith('/'))
    return (
      <a href={to} className={styles.entry} rel="noopener">
        {t(text)}
      </a>
    )
  return (
    <PageLink
      to={to}
      className={styles.entry}
      aria-current={pathname === to ? 'page' : undefined}
      prefetch={to === '/logout' ? 'none' : 'intent'}
      onClick={onFollow}
    >
      {t(text)}
    </PageLink>
  )
}

function ReadingSettings() {
  const t = useTranslate()
  const { value, isOffered, choices, refusal, isBusy, change } = useLanguageChoice()
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('shell.language')}
        value={value}
        error={refusal && t(refusal)}
        aria-busy={isBusy || undefined}
        choices={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={isOffered ? undefined : '–'}
        onChange={({ target }) => void change(target.value)}
      />
      <div className={styles.theme}>
        <span aria-hidden="true">{t('shell.theme')}</span>
        <ThemeSwitch
          label={t('shell.theme')}
          names={{
            system: t('shell.theme-system'),
            night: t('shell.theme-night'),
            day: t('shell.theme-day'),
          }}
        />
      </div>
    </div>
  )
}
