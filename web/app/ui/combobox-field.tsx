import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { CheckIcon } from './icon.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox, type ComboboxOptions } from './use-combobox.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import field from './field.module.css'
import styles from './combobox-field.module.css'

export type ComboboxFieldProps = FieldTexts &
  ComboboxOptions & {
    /** The name under which the text is submitted. */
    name?: string | undefined
    /** The name under which the pick's id is submitted; it is empty while the text is free text. */
    pickedName?: string | undefined
    /** The accessible name of the list; by default the field's label. */
    listLabel?: string | undefined
    loading?: boolean | undefined
    /** Announced to screen readers: how many suggestions there are, or that there are none. */
    status?: string | undefined
    /** Shown in place of suggestions: that there are none, or that they could not be loaded. */
    notice?: string | undefined
    required?: boolean | undefined
    placeholder?: string | undefined
    /** Shown below the suggestions: the source of their data. */
    credit?: ReactNode
  }

/** An editable combobox with a list, as of ARIA 1.2. Decision 0013 says why it is not Base UI's. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, suggestions, loading, notice } = props
  const id = useId()
  const { isOpen, isWanted, active, pick, choose, input, list, inputProps } = useCombobox(props)
  const isNoticeShown = isWanted && !isOpen && Boolean(notice)
  const isShown = isOpen || isNoticeShown
  const popup = useRef<HTMLDivElement>(null)
  const framed = useRef<HTMLDivElement>(null)
  useRoomBelow(framed, popup, isShown && suggestions)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div ref={framed} className={classNames(field.framed, styles.combobox)}>
        <input
          {...describedBy(id, { hint, error })}
          {...inputProps}
          ref={input}
          id={id}
          name={props.name}
          className={field.control}
          placeholder={props.placeholder}
          required={props.required}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
        />
        {props.pickedName && <input type="hidden" name={props.pickedName} value={pick?.id ?? ''} />}
        <span className={classNames(field.inside, styles.mark)} aria-hidden="true">
          {loading ? <span className={styles.seeking} /> : pick && <CheckIcon size={20} />}
        </span>
        <div ref={popup} className={styles.popup} hidden={!isShown}>
          {isNoticeShown && <p className={styles.notice}>{notice}</p>}
          <SuggestionList
            id={id}
            label={props.listLabel ?? label}
            ref={list}
            suggestions={suggestions}
            isOpen={isOpen}
            isLoading={loading ?? false}
            active={active}
            onChoose={choose}
          />
          {props.credit && <div className={styles.credit}>{props.credit}</div>}
        </div>
      </div>
      <VisuallyHidden role="status">{isWanted && props.status}</VisuallyHidden>
    </Field>
  )
}

/**
 * Scrolls the page so that a popup that has just opened, or got other content, is within the visual viewport, which a
 * phone's keyboard makes smaller. The field's label stays below the header, and the popup's list scrolls if the rest
 * is too little.
 */
function useRoomBelow(
  field: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  content: unknown,
): void {
  useLayoutEffect(() => {
    if (!content || !field.current || !popup.current) return
    const elements = { field: field.current, popup: popup.current }
    makeRoom(elements)
    // The keyboard may open or change its height later.
    const listening = new AbortController()
    window.visualViewport?.addEventListener('resize', () => makeRoom(elements), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [field, popup, content])
}

function makeRoom({ field, popup }: { field: HTMLElement; popup: HTMLElement }): void {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {}
  const bottom = offsetTop + height - gap
  const label = field.parentElement?.querySelector('label') ?? field
  const highest = Math.max(0, label.getBoundingClientRect().top - headerHeight - gap)
  const { top } = popup.getBoundingClientRect()
  popup.style.setProperty('--room', `${Math.max(leastRoom, bottom - top + highest)}px`)
  const missing = popup.getBoundingClientRect().bottom - bottom
  if (missing > 0) window.scrollBy({ top: Math.min(missing, highest), behavior: 'instant' })
}

const headerHeight = 60
const gap = 8
/** Two suggestions and the credit. */
const leastRoom = 140
