import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './studio.module.css'

/** Links to the same page with all entries, and with those in each state. */
export function StateLinks({
  to,
  label,
  chosen,
  all,
  states,
}: {
  to: string
  label: string
  chosen: string | undefined
  all: TextKey
  states: readonly { state: string; text: TextKey }[]
}) {
  const t = useTranslate()
  const links = [{ state: undefined, text: all }, ...states]
  return (
    <nav aria-label={label} className={styles.choice}>
      {links.map(({ state, text }) => (
        <TextLink
          key={text}
          alone
          aria-current={state === chosen ? 'page' : undefined}
          to={state === undefined ? to : `${to}?state=${state}`}
        >
          {t(text)}
        </TextLink>
      ))}
    </nav>
  )
}

/** Reads the state of the page's address; undefined for an unknown one. */
export const readState = <State extends string>(
  search: string,
  states: readonly State[],
): State | undefined => {
  const typed = new URLSearchParams(search).get('state')
  return states.find((one) => one === typed)
}
