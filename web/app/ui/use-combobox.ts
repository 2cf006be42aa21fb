import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { listboxMove } from './listbox-move.ts'

export interface Suggestion {
  id: string
  label: string
  /** Distinguishes two suggestions with the same label. */
  detail?: string | undefined
  /** Shown in place of the label, with the same text. */
  face?: ReactNode
}

export interface ComboboxOptions {
  defaultValue?: string | undefined
  defaultPick?: Suggestion | undefined
  suggestions: readonly Suggestion[]
  /** Called with the typed text when typing has paused. */
  onQuery: (text: string) => void
  pauseMilliseconds?: number | undefined
  /** Called with a picked suggestion, and with undefined as soon as the text differs from it. */
  onPick?: ((pick: Suggestion | undefined) => void) | undefined
}

/** The state of a combobox: its text, its pick, whether its list is open, and the active suggestion. */
export function useCombobox(options: ComboboxOptions) {
  const { suggestions, onQuery, onPick, pauseMilliseconds = 150 } = options
  const [text, setText] = useState(options.defaultPick?.label ?? options.defaultValue ?? '')
  const [pick, setPick] = useState(options.defaultPick)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(pause.current), [])
  // Text that was typed before hydration, or restored by the browser, is unknown to React.
  useEffect(() => {
    const present = input.current?.value
    if (present && present !== text) type(present)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the text at the first render
  }, [])

  const isOpen = isWanted && suggestions.length > 0
  const activeSuggestion = isOpen ? suggestions[active] : undefined

  function changePick(next: Suggestion | undefined) {
    setPick(next)
    if (next?.id !== pick?.id) onPick?.(next)
  }

  function choose(suggestion: Suggestion) {
    clearTimeout(pause.current)
    setText(suggestion.label)
    setWanted(false)
    setActive(-1)
    changePick(suggestion)
  }

  function type(typed: string) {
    setText(typed)
    setWanted(document.activeElement === input.current)
    setActive(-1)
    changePick(undefined)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => onQuery(typed), pauseMilliseconds)
  }

  function moveTo(index: number) {
    setWanted(true)
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }

  function pressKey(event: KeyboardEvent) {
    const move = listboxMove(event, { open: isOpen, active, count: suggestions.length })
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    if (move === 'close') setWanted(false)
    else if (move !== 'choose') moveTo(move.to)
    else if (activeSuggestion) choose(activeSuggestion)
  }

  return {
    pick,
    /** The input has the focus and its suggestions were not closed. */
    isWanted,
    isOpen,
    active: activeSuggestion ? active : undefined,
    choose,
    list,
    input,
    inputProps: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onBlur: () => setWanted(false),
      onClick: () => setWanted(!pick),
      onKeyDown: pressKey,
    },
  }
}
