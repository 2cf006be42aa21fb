import { useEffect, useId, useState } from 'react'
import { MoonIcon, SunIcon, SystemIcon } from './page-icons.tsx'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './theme-switch.module.css'

const themes = [
  { theme: 'system', Icon: SystemIcon },
  { theme: 'night', Icon: MoonIcon },
  { theme: 'day', Icon: SunIcon },
] as const

/** Three radio buttons: the device's theme, night and day. */
export function ThemeSwitch({ label, names }: { label: string; names: Record<Theme, string> }) {
  const group = useId()
  const [chosen, setChosen] = useState<Theme>('system')
  useEffect(() => setChosen(chosenTheme()), [])
  return (
    <fieldset className={styles.switch}>
      <VisuallyHidden>
        <legend>{label}</legend>
      </VisuallyHidden>
      {themes.map(({ theme, Icon }) => (
        <label key={theme} className={styles.choice} title={names[theme]}>
          <input
            type="radio"
            name={group}
            value={theme}
            checked={chosen === theme}
            className={styles.radio}
            onChange={() => {
              chooseTheme(theme)
              setChosen(theme)
            }}
          />
          <Icon size={20} />
          <VisuallyHidden>{names[theme]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
