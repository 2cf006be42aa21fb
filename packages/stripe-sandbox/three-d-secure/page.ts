import type Stripe from 'stripe'

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const amountOf = ({ amount, currency }: Stripe.PaymentIntent) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)

/** The bank's page as a plain form, without script and without external addresses but the return address. */
export function authenticationPage(intent: Stripe.PaymentIntent, last4: string): string {
  return document(
    '3-D Secure authentication (payment sandbox)',
    `<p>This is the page on which a bank would ask its customer. Choose what the customer does.</p>
    <dl>
      <dt>Amount</dt><dd>${escape(amountOf(intent))}</dd>
      <dt>Card</dt><dd>ends in ${escape(last4)}</dd>
    </dl>
    <form method="post">
      <button name="outcome" value="complete">Complete</button>
      <button name="outcome" value="fail">Fail</button>
    </form>`,
  )
}

export const noticePage = (heading: string, text: string): string =>
  document(heading, `<p>${escape(text)}</p>`)

const document = (heading: string, content: string) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escape(heading)}</title>
  <style>
    :root { color-scheme: light dark }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 32rem; padding: 1.5rem }
    .label { border: 2px dashed; font-weight: bold; padding: .75rem 1rem }
    dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr }
    dt, dd { margin: 0 }
    form { display: flex; gap: 1rem }
    button { font: inherit; min-height: 2.75rem; padding: .5rem 1.5rem }
  </style>
</head>
<body>
  <main>
    <p class="label">Payment sandbox: no money moves and no real card is needed.</p>
    <h1>${escape(heading)}</h1>
    ${content}
  </main>
</body>
</html>
`
