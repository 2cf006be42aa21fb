import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, folder, languages, themes, widths } from './picture.ts'

/** What stands in the folder of each screen, side by side; a field narrows the screens by name. */
export function galleryPage(screens: readonly { name: string; route: string }[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.4 system-ui }
  body { margin: 0 }
  header { position: sticky; top: 0; left: 0; z-index: 1; padding: 0.75rem 1rem; background: Canvas; border-bottom: 1px solid }
  section { padding: 1rem; border-bottom: 1px solid }
  h2 { margin: 0 0 0.5rem; font-size: 1rem; position: sticky; left: 1rem; width: max-content }
  section > div { display: flex; gap: 0.75rem; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: none }
  img { display: block; height: 26rem; width: auto; border: 1px solid; object-fit: cover; object-position: top }
  figcaption { font-size: 0.8rem }
</style>
<header>
  <label>Screen <input type="search" id="words" autofocus></label>
  <label>Height <input type="range" id="height" min="12" max="90" value="26"></label>
</header>
${screens.map(rowOf).join('\n')}
<script>
  const { words, height } = Object.fromEntries(['words', 'height'].map((id) => [id, document.getElementById(id)]))
  words.oninput = () => {
    for (const row of document.querySelectorAll('section')) row.hidden = !row.id.includes(words.value.trim())
  }
  height.oninput = () => {
    for (const image of document.images) image.style.height = height.value + 'rem'
  }
</script>
</html>
`
}

function rowOf({ name, route }: { name: string; route: string }): string {
  const pictures = themes
    .flatMap(({ theme }) =>
      languages.flatMap(({ language }) =>
        widths.map((width) => ({ name, width, theme, language }) as const),
      ),
    )
    .filter((picture) => existsSync(join(folder, fileOf(picture))))
  if (pictures.length === 0) return ''
  const figures = pictures.map((picture) => {
    const file = fileOf(picture)
    const caption = `${picture.width} px, ${picture.theme}, ${picture.language}`
    return `<figure><a href="${file}"><img src="${file}" alt="${name}, ${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`
  })
  return `<section id="${name}"><h2>${name} <small>${route}</small></h2><div>${figures.join('')}</div></section>`
}
