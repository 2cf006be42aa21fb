/** One line that a database can store: without control characters, such as NUL, and lone surrogates. */
export const storable = /^[^\p{Cc}\p{Cs}]*$/u
/** Several such lines. */
export const storableLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
