import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-surface.tsx'

export type DialogProps = ModalProps

/** A modal dialog in the middle of the page. It keeps the focus and returns it when it closes. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} place="middle" />
}
