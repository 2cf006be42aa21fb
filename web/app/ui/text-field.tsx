import { useId, useState, type ComponentProps } from 'react'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { HiddenIcon, ShownIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './field.module.css'

type Native = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'>

export type TextFieldProps = Native &
  FieldTexts & {
    type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | undefined
    /** Adds a button that shows the password; these are its two names. */
    reveal?: { show: string; hide: string } | undefined
  }

export function TextField({ label, hint, error, type = 'text', reveal, ...rest }: TextFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const [shown, setShown] = useState(false)
  const input = (
    <input
      {...rest}
      {...describedBy(id, { hint, error })}
      id={id}
      type={shown ? 'text' : type}
      className={styles.control}
    />
  )
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {reveal ? (
        <div className={styles.framed}>
          {input}
          <span className={styles.inside}>
            <IconButton label={shown ? reveal.hide : reveal.show} onClick={() => setShown(!shown)}>
              {shown ? <HiddenIcon /> : <ShownIcon />}
            </IconButton>
          </span>
        </div>
      ) : (
        input
      )}
    </Field>
  )
}
