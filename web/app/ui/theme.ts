export type Theme = 'system' | 'night' | 'day'

const key = 'theme'

/** Runs in the page's head before anything is drawn, so that a chosen theme never flashes the other. */
export const themeBootScript = `try{var t=localStorage.getItem('${key}');if(t==='night'||t==='day')document.documentElement.dataset.theme=t}catch{}`

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
