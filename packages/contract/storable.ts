/** One line that a database can keep: neither control characters (NUL among them) nor half a letter. */
export const storable = /^[^\p{Cc}\p{Cs}]*$/u
/** Several lines of the same kind. */
export const storableLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
