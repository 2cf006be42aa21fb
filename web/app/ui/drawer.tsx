import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-surface.tsx'

export type DrawerProps = ModalProps & { edge: 'left' | 'right' }

/** A modal drawer at an edge. It is 350 px wide; on a phone the right one is as wide as the screen. */
export function Drawer({ edge, ...rest }: DrawerProps) {
  return <Modal {...rest} place={edge} />
}
