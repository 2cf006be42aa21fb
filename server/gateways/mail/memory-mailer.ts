import type { Mail, Mailer } from './mailer.ts'

/** Creates a mailer for tests that stores emails in `sent`. */
export function memoryMailer(): Mailer & { readonly sent: Mail[] } {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
    },
    outbox: null,
    close: async () => {},
  }
}
