/** One sentence a line; nothing where nothing is wrong. What the server said is announced: no toast does. */
export const errorLines = (sentences: readonly string[], isRefused = false) =>
  sentences.length === 0 ? undefined : (
    <span role={isRefused ? 'alert' : undefined}>
      {sentences.map((sentence) => (
        <span key={sentence} style={{ display: 'block' }}>
          {sentence}
        </span>
      ))}
    </span>
  )
