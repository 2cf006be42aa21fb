import { escapeUTF8 } from 'entities/escape'

/** Escapes text for the content and the quoted attributes of HTML. */
export const escapeHtml = (text: string): string =>
  // Outlook renders HTML 4, which does not define `&apos;`.
  escapeUTF8(text).replaceAll('&apos;', '&#39;')
