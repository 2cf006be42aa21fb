import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
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
  const isAbove = useIsAbove(input, popup, isShown && suggestions)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={classNames(field.framed, styles.combobox)}>
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
        <div
          ref={popup}
          className={classNames(styles.popup, isAbove && styles.above)}
          hidden={!isShown}
        >
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

/** Returns whether the popup is placed above the input; it is measured when `content` changes, unless it is false. */
function useIsAbove(
  input: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  content: unknown,
): boolean {
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    if (content && input.current && popup.current)
      setAbove(fitsBetterAbove(input.current, popup.current))
  }, [input, popup, content])
  return isAbove
}

/** Compares the space above and below in the visual viewport, which a phone's keyboard makes smaller. */
function fitsBetterAbove(input: HTMLElement, popup: HTMLElement): boolean {
  const { top, bottom } = input.getBoundingClientRect()
  const spaceBelow = (window.visualViewport?.height ?? window.innerHeight) - bottom
  return spaceBelow < popup.offsetHeight && top > spaceBelow
}
