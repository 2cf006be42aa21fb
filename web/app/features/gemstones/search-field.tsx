import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { SearchIcon } from '../../ui/icon.tsx'
import styles from './search-field.module.css'

/** From the last key to the search (docs/product/spec.md section 9). */
const waitMilliseconds = 1500

/** `onSearch` hears of the words once they are another than those searched for, and typing has paused. */
export function SearchField({
  searched,
  onSearch,
}: {
  searched: string
  onSearch: (words: string) => void
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
    // The words were changed from outside, by Back or by a link: nothing typed is waiting any more.
    if (input.current && input.current.value.trim() !== searched) input.current.value = searched
    stop()
  }, [searched])

  function search() {
    stop()
    const words = input.current?.value.trim() ?? ''
    if (words !== searched) onSearch(words)
  }

  function wait() {
    clearTimeout(timer.current)
    setIsWaiting(true)
    timer.current = setTimeout(search, waitMilliseconds)
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
