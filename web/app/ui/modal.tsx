import { lazy, Suspense, useState } from 'react'
import type { ModalPlace, ModalProps } from './modal-surface.tsx'

const load = () => import('./modal-surface.tsx')
const ModalSurface = lazy(load)

/** Loads the code of dialogs and drawers before one opens, such as on hover or focus of a menu button. */
export function preloadModal(): void {
  void load()
}

/** Stays mounted once it has been open, so that its closing is animated too. */
export function Modal(props: ModalProps & { place: ModalPlace }) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!props.open && !wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ModalSurface {...props} />
    </Suspense>
  )
}
