/** Words that an adult reads in a minute, unhurried; notes are not counted. */
const wordsPerMinute = 200

const [lessThan, space, noBreakSpace] = [0x3c, 0x20, 0xa0]
const notes = { start: '<details>', end: '</details>' }

/** Estimates how long reading a text takes, in whole minutes, at least one. */
export const readingMinutes = (markup: string): number =>
  Math.max(1, Math.round(countWords(markup) / wordsPerMinute))

/** Counts without copies of the text: all sections of a year are counted whenever it is read. */
function countWords(markup: string): number {
  let words = 0
  let isInWord = false
  for (let at = 0; at < markup.length; at++) {
    const code = markup.charCodeAt(at)
    const isBreak = code === lessThan || code <= space || code === noBreakSpace
    if (!isBreak && !isInWord) words++
    isInWord = !isBreak
    if (code === lessThan) at = findEndOfTag(markup, at)
  }
  return words
}

/** Returns where the tag that starts at an index ends, or the notes that it opens. */
function findEndOfTag(markup: string, at: number): number {
  const isNotes = markup.startsWith(notes.start, at)
  const end = markup.indexOf(isNotes ? notes.end : '>', at)
  if (end === -1) return markup.length
  return isNotes ? end + notes.end.length - 1 : end
}
