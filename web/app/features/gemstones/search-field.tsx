import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { SearchIcon } from '../../ui/page-icons.tsx'
import styles from './search-field.module.css'

/** The pause between the last key and the search (docs/product/spec.md section 9). */
const pauseMilliseconds = 1500

/** Calls `onSearch` when typing has paused and the text differs from the current search. */
export function SearchField({
  searched,
  onSearch,
}: {
  searched: string
  onSearch: (text: string) => void
}) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    setIsWaiting(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The search was changed by Back or a link, so typed text is no longer pending.
    if (input.current && input.current.value.trim() !== searched) input.current.value = searched
    stop()
  }, [searched])

  function search() {
    stop()
    const text = input.current?.value.trim() ?? ''
    if (text !== searched) onSearch(text)
  }

  function wait() {
    clearTimeout(timer.current)
    setIsWaiting(true)
    timer.current = setTimeout(search, pauseMilliseconds)
  }

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        search()
      }}
    >
      <SearchIcon size={22} />
      <input
        ref={input}
        type="search"
        name="search"
        aria-label={t('gemstones.search')}
        placeholder={t('gemstones.search-hint')}
        defaultValue={searched}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onInput={wait}
      />
      {isWaiting && <span className={styles.waiting} aria-hidden="true" />}
    </form>
  )
}
