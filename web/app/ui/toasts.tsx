import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useStore } from './store.ts'
import { formToast, toast, toastStore, type Toast } from './toast-store.ts'
import styles from './toasts.module.css'

const icons = { success: CheckIcon, info: InfoIcon, warning: AlertIcon, error: AlertIcon }

/** Shows the toasts, above dialogs; used once, in the shell. They stay while one has the pointer or the focus. */
export function Toasts({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useStore(toastStore)
  const [isHeld, setIsHeld] = useState(false)
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  useEffect(() => {
    // In the capture phase, before the form handles the event and shows new errors.
    document.addEventListener('submit', formToast.clear, true)
    return () => document.removeEventListener('submit', formToast.clear, true)
  }, [])
  if (!isHydrated) return null
  // An open dialog hides everything else from assistive technology, and closes when something else is pressed,
  // except for elements with aria-live.
  return createPortal(
    <section
      aria-label={label}
      aria-live="off"
      className={styles.toasts}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toasts.map((one) => (
        <Notice
          key={one.id}
          toast={one}
          isHeld={isHeld}
          dismissLabel={dismissLabel}
          onRelease={() => setIsHeld(false)}
        />
      ))}
    </section>,
    document.body,
  )
}

function Notice(props: {
  toast: Toast
  isHeld: boolean
  dismissLabel: string
  onRelease: () => void
}) {
  const { id, kind, text, milliseconds } = props.toast
  const Icon = icons[kind]
  const [isAnnounced, setIsAnnounced] = useState(false)
  // A live region is announced when its text changes, so it is empty for one frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (props.isHeld) return
    const timer = setTimeout(() => toast.dismiss(id), milliseconds)
    return () => clearTimeout(timer)
  }, [id, milliseconds, props.isHeld])
  return (
    <div className={classNames(styles.toast, styles[kind])}>
      <span className={styles.icon}>
        <Icon size={22} />
      </span>
      <p role={kind === 'error' ? 'alert' : 'status'} className={styles.text}>
        {isAnnounced && text}
      </p>
      <IconButton
        label={props.dismissLabel}
        onClick={() => {
          toast.dismiss(id)
          props.onRelease()
        }}
      >
        <CloseIcon size={20} />
      </IconButton>
    </div>
  )
}
