import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element of the header for a page's own buttons; the frame provides it. */
export const PageActionsPlace = createContext<HTMLElement | null>(null)

/** Renders its children into the header, beside the menu. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = use(PageActionsPlace)
  return place && createPortal(children, place)
}
