/** One sentence a line; nothing where nothing is wrong. */
export const errorLines = (sentences: readonly string[]) =>
  sentences.length === 0
    ? undefined
    : sentences.map((sentence) => (
        <span key={sentence} style={{ display: 'block' }}>
          {sentence}
        </span>
      ))
