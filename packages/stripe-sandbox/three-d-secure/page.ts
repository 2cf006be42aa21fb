import type Stripe from 'stripe'

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const amountOf = ({ amount, currency }: Stripe.PaymentIntent) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)

interface Shown {
  readonly intent: Stripe.PaymentIntent | Stripe.SetupIntent
  readonly last4: string
  /** Where the customer returns to, which names the shop; null if there is none. */
  readonly returnUrl: string | null
}

/** The shop as a bank would name it: the host of its address, or the scheme of its app. */
const merchantOf = (returnUrl: string | null) => {
  if (returnUrl === null) return 'not given'
  const { host, protocol } = new URL(returnUrl)
  return host || protocol.replace(':', ' app')
}

/** The bank's page as a plain form, without script and without external addresses but the return address. */
export function authenticationPage({ intent, last4, returnUrl }: Shown): string {
  const facts = [
    ...(intent.object === 'payment_intent' ? [['Amount', amountOf(intent)] as const] : []),
    ['Merchant', merchantOf(returnUrl)],
    ...(intent.description ? [['For', intent.description] as const] : []),
    ['Card', `•••• ${last4}`],
  ] as const
  return document(
    intent.object === 'payment_intent' ? 'Confirm this payment' : 'Confirm this card',
    `<p>Here your bank would ask whether it is really you who ${
      intent.object === 'payment_intent' ? 'pays' : 'allows later payments'
    } (3-D Secure): by its app, a code or a fingerprint.
    This page stands in for it. Choose what happens.</p>
    <dl>
      ${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escape(value)}</dd></div>`).join('\n      ')}
    </dl>
    <form method="post">
      <button class="main" name="outcome" value="complete">Complete</button>
      <button name="outcome" value="fail">Fail</button>
    </form>
    <p class="hint"><b>Complete</b> is a customer who confirms, <b>Fail</b> one who does not or whose bank says no.</p>`,
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
  <title>${escape(heading)} · payment sandbox</title>
  <style>
    :root {
      color-scheme: light dark;
      --ground: light-dark(#e9edf2, #11151b); --sheet: light-dark(#fff, #1b212a); --text: light-dark(#17202b, #e8edf3);
      --quiet: light-dark(#4f5b69, #a9b4c1); --line: light-dark(#d4dae2, #333d4a); --main: light-dark(#17406f, #a9cbf5);
      --on-main: light-dark(#fff, #0e1a29); --label: light-dark(#fff1cc, #3a2f12);
    }
    * { box-sizing: border-box }
    body { margin: 0; padding: clamp(1rem, 6vw, 4rem) 1rem; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, Arial, sans-serif }
    main { max-width: 28rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 2rem); border: 1px solid var(--line); border-radius: .5rem; background: var(--sheet) }
    .label { margin: 0 0 1.5rem; padding: .6rem .9rem; border-radius: .25rem; background: var(--label); font-size: .9375rem }
    h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25 }
    dl { margin: 1.5rem 0; border-top: 1px solid var(--line) }
    dl div { display: flex; justify-content: space-between; gap: 1.5rem; padding: .65rem 0; border-bottom: 1px solid var(--line) }
    dt { color: var(--quiet) }
    dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere }
    form { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
    button { min-height: 3rem; padding: .5rem 1rem; border: 1px solid var(--main); border-radius: .25rem; background: none; color: var(--main); font: inherit; font-weight: 600; cursor: pointer }
    button.main { background: var(--main); color: var(--on-main) }
    button:focus-visible { outline: 3px solid var(--text); outline-offset: 2px }
    .hint { margin: 1.25rem 0 0; color: var(--quiet); font-size: .9375rem }
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
