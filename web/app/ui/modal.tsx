import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { ModalPlace, ModalProps } from './modal-surface.tsx'

type Props = ModalProps & { place: ModalPlace }

/** Loads the code of dialogs and drawers. */
export const loadModal = () => import('./modal-surface.tsx')

/** Loads again after a failure, when a dialog is next opened. */
const loadLazily = (): ComponentType<Props> =>
  lazy<ComponentType<Props>>(() =>
    loadModal().catch(() => {
      ModalSurface = loadLazily()
      return { default: CloseAgain }
    }),
  )
let ModalSurface = loadLazily()

function CloseAgain({ onClose }: ModalProps) {
  useEffect(onClose, [onClose])
  return null
}

/** Loads that code before a dialog opens, such as on hover or focus of a menu button. */
export const preloadModal = (): void => void loadModal().catch(() => {})

/**
 * Stays mounted once it has been open, so that its closing is animated too. It closes again where its code cannot be
 * loaded, which leaves the page as it is.
 */
export function Modal(props: Props) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!props.open && !wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ModalSurface {...props} />
    </Suspense>
  )
}
