import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place in the header where a page's own buttons stand; the frame provides it. */
export const PageActionsPlace = createContext<HTMLElement | null>(null)

/** What a page puts into the header, beside the menu. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = use(PageActionsPlace)
  return place && createPortal(children, place)
}
