import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: string
  panel: ReactNode
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  label: string
  tabs: readonly Tab[]
  /** The selected tab's id, if an address or a parent holds it. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((id: string) => void) | undefined
}

/** The index that a key moves to. */
const targets: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * The arrow keys select the tab that they move to, so panels must render fast or show a skeleton.
 * Decision 0013 says why these are not Base UI's.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const list = useRef<HTMLDivElement>(null)
  const selected = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0]
  if (!selected) return null

  function select(tab: Tab) {
    setOwn(tab.id)
    if (tab.id !== selected?.id) onValueChange?.(tab.id)
  }

  function pressKey(event: KeyboardEvent, at: number) {
    const next = targets[event.key]?.(at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    select(tab)
    const button = list.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab === selected}
            aria-controls={tab === selected ? `${id}-panel` : undefined}
            tabIndex={tab === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab)}
            onKeyDown={(event) => pressKey(event, at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selected.id}`}
        tabIndex={0}
        className={styles.panel}
      >
        {selected.panel}
      </div>
    </div>
  )
}
