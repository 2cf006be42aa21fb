/** Errors, one a line; renders nothing without any. Messages of the server are announced, because no toast shows them. */
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
