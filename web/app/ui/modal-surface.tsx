import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icon.tsx'
import { finalFocus, findLostFocus, firstFocus } from './modal-focus.ts'
import styles from './modal-surface.module.css'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** The accessible name of the button that closes. */
  closeLabel: string
  /** Hides the title visually, for content that has its own heading. */
  titleHidden?: boolean | undefined
  children?: ReactNode
  /** The row of buttons at the end. */
  actions?: ReactNode
}

export type ModalPlace = 'middle' | 'left' | 'right'

/** Renders dialogs and drawers. Use it through dialog.tsx or drawer.tsx, which load its large library when needed. */
export default function ModalSurface(props: ModalProps & { place: ModalPlace }) {
  const { open, onClose, title, description, closeLabel, titleHidden, children, actions } = props
  const popup = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => findLostFocus, [])
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup
          ref={popup}
          className={classNames(styles.popup, styles[props.place])}
          initialFocus={() => popup.current && firstFocus(popup.current)}
          finalFocus={() => finalFocus(popup.current, opener.current)}
        >
          <header className={styles.head}>
            <Dialog.Title className={classNames(styles.title, titleHidden && styles.hidden)}>
              {title}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel}>
              <CloseIcon size={22} />
            </Dialog.Close>
          </header>
          <div className={styles.body}>
            {description && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
