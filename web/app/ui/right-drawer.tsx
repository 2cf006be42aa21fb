import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Drawer } from './drawer.tsx'
import { preloadModal } from './modal.tsx'
import { PageActions } from './page-actions.tsx'
import styles from './right-drawer.module.css'
import { useTranslate } from '../lib/texts.ts'

export interface RightDrawerProps {
  /** What the drawer holds: the name of its button and its heading (`Chapters`, `Categories`, `Life events`). */
  label: string
  icon: ReactNode
  /** The entries; `close` is for those that stay on the page. Following a link closes by itself. */
  children: (close: () => void) => ReactNode
}

/** A page's drawer on the right edge, 350 px wide, opened by a button in the header. */
export function RightDrawer({ label, icon, children }: RightDrawerProps) {
  const t = useTranslate()
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
      <Drawer
        edge="right"
        open={isOpen}
        onClose={close}
        title={label}
        closeLabel={t('shell.close')}
      >
        {children(close)}
      </Drawer>
    </PageActions>
  )
}
