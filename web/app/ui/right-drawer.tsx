import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Drawer } from './drawer.tsx'
import { preloadModal } from './modal.tsx'
import { PageActions } from './page-actions.tsx'
import styles from './right-drawer.module.css'

export interface RightDrawerProps {
  /** The name of the button and the heading of the drawer (`Chapters`, `Categories`). */
  label: string
  icon: ReactNode
  /** The name of the button that closes the drawer. */
  closeLabel: string
  /** The entries. Following a link closes the drawer; an entry that stays on the page calls `close`. */
  children: (close: () => void) => ReactNode
}

/** A drawer on the right edge, opened by a button that the page puts into the header. */
export function RightDrawer({ label, icon, closeLabel, children }: RightDrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  const close = () => setIsOpen(false)
  useEffect(close, [key])
  return (
    <PageActions>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={preloadModal}
        onFocus={preloadModal}
      >
        {icon}
        <span className={styles.label}>{label}</span>
      </button>
      <Drawer edge="right" open={isOpen} onClose={close} title={label} closeLabel={closeLabel}>
        {children(close)}
      </Drawer>
    </PageActions>
  )
}
