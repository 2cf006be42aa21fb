import { useState } from 'react'

/** Returns a component that leaves the server's markup of an element as it is. */
export function keepMarkup(Element: 'footer' | 'nav', selector: string) {
  return function KeptMarkup() {
    const [html] = useState(() => document.querySelector(selector)?.innerHTML)
    if (html === undefined) return null
    return <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  }
}
