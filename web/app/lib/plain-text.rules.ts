/** The most that a search engine shows of a description. */
const mostCharacters = 300

/** The words of a text that is markup, for search results and shared links; cut at a word. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= mostCharacters) return words
  return `${words.slice(0, words.lastIndexOf(' ', mostCharacters))} …`
}
