import { lazy, Suspense, useState } from 'react'
import type { ModalPlace, ModalProps } from './modal-surface.tsx'

const load = () => import('./modal-surface.tsx')
const ModalSurface = lazy(load)

/** Fetches what dialogs and drawers are made of before they open: on a menu button's focus or pointer. */
export function preloadModal(): void {
  void load()
}

/** Stays mounted once it has been open, so that it also closes with its motion. */
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
