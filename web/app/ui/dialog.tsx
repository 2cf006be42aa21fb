import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-surface.tsx'

export type DialogProps = ModalProps

/** A question in the middle of the page; focus stays in it and returns to where it was. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} place="middle" />
}
