import type { Ref } from 'react'
import type { Suggestion } from './use-combobox.ts'
import styles from './combobox-field.module.css'

interface SuggestionListProps {
  id: string
  label: string
  ref: Ref<HTMLUListElement>
  suggestions: readonly Suggestion[]
  isOpen: boolean
  isLoading: boolean
  active: number | undefined
  onChoose: (suggestion: Suggestion) => void
}

/** The listbox of a combobox: the focus stays in the input, which names the active option. */
export function SuggestionList({
  id,
  label,
  ref,
  suggestions,
  isOpen,
  isLoading,
  active,
  onChoose,
}: SuggestionListProps) {
  return (
    <ul
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={styles.list}
      hidden={!isOpen}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.face ?? suggestion.label}
          {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
        </li>
      ))}
    </ul>
  )
}
