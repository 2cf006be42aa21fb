/** Words that an adult reads in a minute, unhurried; notes are not counted. */
const wordsPerMinute = 200

/** Estimates how long reading a text takes, in whole minutes, at least one. */
export function readingMinutes(markup: string): number {
  const text = markup.replace(/<details>.*?<\/details>/gs, ' ').replace(/<[^>]*>/g, ' ')
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
