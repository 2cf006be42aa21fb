import { useEffect, useRef, useState } from 'react'
import {
  BirthFields,
  findCarriedBirth,
  FoldedBirth,
  readBirth,
  type Birth,
  type BirthErrors,
} from '../charts/birth-fields.entry.ts'
import { useTranslate } from '../../lib/texts.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import styles from './split-plate.module.css'

/** The birth of a new account: one line if it was typed before, otherwise its fields. */
export function SignUpBirth({
  draft,
  errors,
}: {
  /** The input of this form from before it was left. */
  draft: FormData | undefined
  errors: BirthErrors
}) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const [typed] = useState(() => draft && findTyped(draft))
  const fields = useRef<HTMLFieldSetElement>(null)
  const carried = isHydrated ? findCarriedBirth() : undefined
  const hasErrors = Boolean(errors.date ?? errors.time ?? errors.place)
  const folded = isOpen || hasErrors ? undefined : findFolded(carried, typed)
  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus()
  }, [isOpen])
  if (folded) return <FoldedBirth birth={folded} onChange={() => setIsOpen(true)} />
  return (
    <fieldset ref={fields} className={styles.part}>
      <legend>{t('identity.sign-up.birth')}</legend>
      <p className={styles.aside}>{t('identity.sign-up.birth-hint')}</p>
      <BirthFields birth={typed ?? carried} errors={errors} />
    </fieldset>
  )
}

function findTyped(draft: FormData): Birth | undefined {
  const birth = readBirth(draft)
  return birth.date || birth.time || birth.place ? birth : undefined
}

/** Returns the carried birth unless another one was typed into this form. */
const findFolded = (carried: Birth | undefined, typed: Birth | undefined): Birth | undefined =>
  !typed ||
  (typed.date === carried?.date &&
    typed.time === carried.time &&
    typed.place?.formatted_address === carried.place?.formatted_address)
    ? carried
    : undefined
