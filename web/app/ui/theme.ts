export type Theme = 'system' | 'night' | 'day'

/** The script in the document's head reads it too, before the first paint, so that the other theme never flashes. */
const key = 'theme'

/** Returns the reader's choice from the document. */
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
    // Where storage is not permitted, the choice lasts as long as the document.
  }
}
