import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-surface.tsx'

export type DrawerProps = ModalProps & { edge: 'left' | 'right' }

/** From the edge: 350 px wide; the right one takes a phone's whole width. */
export function Drawer({ edge, ...rest }: DrawerProps) {
  return <Modal {...rest} place={edge} />
}
