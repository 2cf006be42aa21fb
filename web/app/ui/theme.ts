export type Theme = 'system' | 'night' | 'day'

/** Read before the first paint too, by the page's head: a chosen theme never flashes the other. */
const key = 'theme'

/** What the reader chose, as the document has it. */
export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return theme === 'night' || theme === 'day' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage may be closed to us: the choice then lasts as long as the page.
  }
}
