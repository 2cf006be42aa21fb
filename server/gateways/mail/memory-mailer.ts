import type { Mail, Mailer } from './mailer.ts'

/** Keeps every mail in `sent`; for tests. */
export function memoryMailer(): Mailer & { readonly sent: Mail[] } {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
    },
    close: async () => {},
  }
}
