import { createContext, use, useRef, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCheckedForm, withErrors, type Found } from '../../identity/access.entry.ts'
import styles from '../studio.module.css'

export interface ReasonFormProps<Answer> {
  /** Unique in the studio: what was typed is kept under it. */
  name: string
  /** The button that opens the form, and its longer name for screen readers. */
  opener: string
  openerLabel?: string
  submit: string
  /** By default the button warns. */
  submitKind?: 'primary' | 'danger'
  /** Says in one or two sentences the effect of sending it. */
  text?: string | undefined
  /** More errors than that of a missing reason. */
  check?: (form: FormData) => Found
  send: (reason: string, form: FormData) => Promise<Answer>
  done: (answer: Answer) => void
  /** More fields than the reason. */
  children?: (findError: (field: string) => string | undefined) => ReactNode
}

type OpenForm = readonly [name: string | null, open: (name: string | null) => void]
const OpenFormContext = createContext<OpenForm | null>(null)

/** A part of a page in which one form is open at a time. */
export function OneOpenForm({ children }: { children: ReactNode }) {
  return <OpenFormContext value={useState<string | null>(null)}>{children}</OpenFormContext>
}

/**
 * A button that opens a form, which asks for a reason before something is done to a customer. It is part of the page
 * instead of a dialog: the call may ask for proof in a dialog of its own. A form that is closed keeps what was typed.
 */
export function ReasonForm<Answer>(props: ReasonFormProps<Answer>) {
  const t = useTranslate()
  const own = useState<string | null>(null)
  const [openName, open] = use(OpenFormContext) ?? own
  const isOpen = openName === props.name
  const [isBegun, setIsBegun] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  /** The entry takes the focus of the form, which is gone, and perhaps its button too. */
  const close = () => {
    const entry = root.current?.closest<HTMLElement>('li')
    ;(entry ?? root.current?.querySelector('button'))?.focus()
    open(null)
    setIsBegun(false)
  }
  return (
    <div ref={root} className={styles.form}>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : props.openerLabel}
          onClick={() => {
            open(isOpen ? null : props.name)
            setIsBegun(true)
          }}
        >
          {isOpen ? t('studio.customer.close') : props.opener}
        </Button>
      </div>
      {isBegun && (
        <div hidden={!isOpen}>
          <Fields {...props} onDone={close} />
        </div>
      )}
    </div>
  )
}

function Fields<Answer>({
  name,
  submit,
  submitKind = 'danger',
  text,
  check,
  send,
  done,
  onDone,
  children,
}: ReasonFormProps<Answer> & { onDone: () => void }) {
  const t = useTranslate()
  const readReason = (form: FormData) => String(form.get('reason')).trim()
  const form = useCheckedForm({
    name,
    check: (data) => ({
      ...check?.(data),
      ...withErrors({
        reason: [
          readReason(data).length < 3 ? ('studio.customer.reason-missing' as const) : undefined,
        ],
      }),
    }),
    send: (data) => send(readReason(data), data),
    done: (answer) => {
      onDone()
      done(answer)
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      {text && <p className={styles.note}>{text}</p>}
      {children?.((field) => form.findErrors(field)[0])}
      <TextField
        label={t('studio.customer.reason')}
        hint={t('studio.customer.reason-hint')}
        name="reason"
        maxLength={300}
        autoComplete="off"
        error={form.findErrors('reason')[0]}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps} kind={submitKind}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
