import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './studio.module.css'

interface Opened {
  readonly opener: string
  /** Its longer name for screen readers. */
  readonly openerLabel?: string
  readonly renderForm: (close: () => void) => ReactNode
}

/**
 * A row of buttons, each of which opens a form below it in place of another one. When the form is done, the entry of the list
 * that it stands in takes the focus, or the button.
 */
export function OpenedForms({
  forms,
  kind = 'quiet',
  beside,
}: {
  forms: readonly Opened[]
  kind?: 'primary' | 'quiet'
  /** More buttons in the same row. */
  beside?: ReactNode
}) {
  const t = useTranslate()
  const [openIndex, setOpenIndex] = useState<number>()
  const id = useId()
  const close = () => {
    const root = document.getElementById(id)
    ;(root?.closest<HTMLElement>('li') ?? root?.querySelector('button'))?.focus()
    setOpenIndex(undefined)
  }
  return (
    <div id={id} className={styles.opened}>
      <div className={styles.actions}>
        {forms.map(({ opener, openerLabel }, index) => {
          const isOpen = index === openIndex
          return (
            <Button
              key={opener}
              kind={isOpen ? 'quiet' : kind}
              aria-expanded={isOpen}
              aria-label={isOpen ? undefined : openerLabel}
              onClick={() => setOpenIndex(isOpen ? undefined : index)}
            >
              {isOpen ? t('studio.close') : opener}
            </Button>
          )
        })}
        {beside}
      </div>
      {openIndex !== undefined && <div key={openIndex}>{forms[openIndex]?.renderForm(close)}</div>}
    </div>
  )
}

/** A button that opens one form. */
export const OpenedForm = ({
  kind,
  beside,
  children,
  ...form
}: Omit<Opened, 'renderForm'> & {
  kind?: 'primary' | 'quiet'
  beside?: ReactNode
  children: Opened['renderForm']
}) => (
  <OpenedForms
    forms={[{ ...form, renderForm: children }]}
    {...(kind && { kind })}
    beside={beside}
  />
)
