import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from './store.ts'

/**
 * The element of the header for a page's own buttons; the frame sets it. It is no context: a changed context above
 * what is hydrated later (lib/hydrate-later.tsx) would remove the server's markup.
 */
export const pageActionsPlace = createStore<HTMLElement | null>(null)

/** Renders its children into the header, beside the menu. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = useStore(pageActionsPlace)
  return place && createPortal(children, place)
}
