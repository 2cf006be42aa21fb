import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field, type FieldWords } from './field.tsx'
import { CheckIcon } from './icon.tsx'
import { listboxMove } from './listbox-move.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import field from './field.module.css'
import styles from './combobox-field.module.css'

export interface Suggestion {
  id: string
  label: string
  /** Tells two suggestions of the same name apart. */
  detail?: string | undefined
  /** Drawn in place of the label, saying the same words. */
  face?: ReactNode
}

export type ComboboxFieldProps = FieldWords & {
  /** The typed words are submitted under this name. */
  name?: string | undefined
  /** The picked suggestion's id is submitted under this name: empty while the words are free text. */
  pickedName?: string | undefined
  defaultValue?: string | undefined
  defaultPick?: Suggestion | undefined
  suggestions: readonly Suggestion[]
  /** The name of the list; the field's own where it has none. */
  listLabel?: string | undefined
  loading?: boolean | undefined
  /** What the suggestions amount to, said aloud: how many there are, or that there are none. */
  status?: string | undefined
  /** Stands where suggestions would: that there are none, or that they cannot be had. */
  notice?: string | undefined
  /** Called once typing has rested. */
  onQuery: (words: string) => void
  restMilliseconds?: number | undefined
  /** A pick, or undefined as soon as the words differ from it. */
  onPick?: ((pick: Suggestion | undefined) => void) | undefined
  required?: boolean | undefined
  placeholder?: string | undefined
  /** Below the suggestions: whose data they are. */
  credit?: ReactNode
}

/** The ARIA 1.2 editable combobox with a list: focus stays in the input while the arrows walk the suggestions. */
export function ComboboxField(props: ComboboxFieldProps) {
  const {
    label,
    hint,
    error,
    suggestions,
    loading,
    status,
    onQuery,
    restMilliseconds = 150,
  } = props
  const id = useId()
  const [words, setWords] = useState(props.defaultPick?.label ?? props.defaultValue ?? '')
  const [pick, setPick] = useState(props.defaultPick)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(rest.current), [])
  // Typed before the page's code had come, or put back by the browser: React knows nothing of it.
  useEffect(() => {
    const present = input.current?.value
    if (present && present !== words) type(present)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what stood there at first, and only then
  }, [])

  const open = wanted && suggestions.length > 0
  const noticed = wanted && !open && Boolean(props.notice)
  const popup = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    if (input.current && popup.current && (open || noticed))
      setAbove(fitsBetterAbove(input.current, popup.current))
  }, [open, noticed, suggestions])
  const activeSuggestion = open ? suggestions[active] : undefined

  function choose(suggestion: Suggestion | undefined) {
    setPick(suggestion)
    if (suggestion?.id !== pick?.id) props.onPick?.(suggestion)
  }

  function take(suggestion: Suggestion) {
    clearTimeout(rest.current)
    setWords(suggestion.label)
    setWanted(false)
    setActive(-1)
    choose(suggestion)
  }

  function type(typed: string) {
    setWords(typed)
    setWanted(document.activeElement === input.current)
    setActive(-1)
    choose(undefined)
    clearTimeout(rest.current)
    rest.current = setTimeout(() => onQuery(typed), restMilliseconds)
  }

  function walk(to: number) {
    setWanted(true)
    setActive(to)
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={classNames(field.framed, styles.combobox)}>
        <input
          ref={input}
          {...describedBy(id, { hint, error })}
          id={id}
          name={props.name}
          className={field.control}
          value={words}
          placeholder={props.placeholder}
          required={props.required}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeSuggestion && `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setWanted(false)}
          onClick={() => setWanted(!pick)}
          onKeyDown={(event) => {
            const move = listboxMove(event, { open, active, count: suggestions.length })
            if (!move) return
            event.preventDefault()
            event.stopPropagation()
            if (move === 'close') setWanted(false)
            else if (move !== 'take') walk(move.to)
            else if (activeSuggestion) take(activeSuggestion)
          }}
        />
        {props.pickedName && <input type="hidden" name={props.pickedName} value={pick?.id ?? ''} />}
        <span className={classNames(field.inside, styles.mark)} aria-hidden="true">
          {loading ? <span className={styles.seeking} /> : pick && <CheckIcon size={20} />}
        </span>
        <div
          ref={popup}
          className={classNames(styles.popup, above && styles.above)}
          hidden={!open && !noticed}
        >
          {noticed && <p className={styles.notice}>{props.notice}</p>}
          <ul
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={props.listLabel ?? label}
            aria-busy={loading || undefined}
            className={styles.list}
            hidden={!open}
          >
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
              >
                {suggestion.face ?? suggestion.label}
                {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
              </li>
            ))}
          </ul>
          {props.credit && <div className={styles.credit}>{props.credit}</div>}
        </div>
      </div>
      <VisuallyHidden role="status">{wanted && status}</VisuallyHidden>
    </Field>
  )
}

/** A phone's keyboard takes its part of the window: what is seen is what counts. */
function fitsBetterAbove(input: HTMLElement, popup: HTMLElement): boolean {
  const { top, bottom } = input.getBoundingClientRect()
  const roomBelow = (window.visualViewport?.height ?? window.innerHeight) - bottom
  return roomBelow < popup.offsetHeight && top > roomBelow
}
