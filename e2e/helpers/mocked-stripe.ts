import type { Page } from '@playwright/test'

/*
 * Tests do not reach Stripe. Its script, its frames and its API are replaced by the following, written after
 * docs.stripe.com/js. The tests check our side: the page loads the script under its content security policy,
 * mounts the fields, reads their state, and passes on payment methods and messages.
 */
export type Wallets = Partial<Record<'applePay' | 'googlePay', { available: boolean }>>

/** The Express Checkout Element; `window.wallet` is what a test sees of it. A press in its frame opens the wallet's window. */
const walletScript = (wallets: Wallets | undefined) => `const createWallets = (options) => {
  const listeners = {}
  const group = {
    submit: async () => ((group.submitted = 'applePay'), {}),
    update: async (change) => Object.assign(options, change),
    create: (kind, elementOptions) => {
      let frame
      window.wallet = {
        options,
        elementOptions,
        refusedPresses: 0,
        confirm: async () => {
          let failed = null
          await listeners.confirm({ paymentFailed: ({ reason }) => (failed = reason) })
          return failed
        },
      }
      addEventListener('message', ({ source }) => {
        if (!frame || source !== frame.contentWindow) return
        listeners.click({
          resolve: (sheet) => (window.wallet.sheet = sheet),
          reject: () => window.wallet.refusedPresses++,
        })
      })
      return {
        on: (event, listener) => (listeners[event] = listener),
        mount: (place) => {
          frame = document.createElement('iframe')
          frame.title = kind
          frame.src = 'https://js.stripe.com/endive/' + kind + '.html'
          frame.addEventListener('load', () =>
            listeners.availablepaymentmethodschange({ paymentMethods: ${JSON.stringify(wallets)} }))
          place.append(frame)
        },
        destroy: () => frame?.remove(),
      }
    },
  }
  return group
}`

const createStripeScript = (wallets: Wallets | undefined) => `${walletScript(wallets)}
window.Stripe = (publicKey) => ({
  elements: ({ locale, mode, ...options }) => {
    if (mode) return createWallets({ locale, mode, ...options })
    window.stripeOptions = { publicKey, locale }
    return {
      create: (kind) => {
        const listeners = []
        let frame
        addEventListener('message', ({ data, source }) => {
          if (!frame || source !== frame.contentWindow) return
          for (const listener of listeners) listener(data)
          frame.dataset.received = data.length
        })
        return {
          kind,
          on: (event, listener) => event === 'change' && listeners.push(listener),
          mount: (place) => {
            frame = document.createElement('iframe')
            frame.title = kind
            frame.src = 'https://js.stripe.com/endive/' + kind + '.html'
            place.append(frame)
          },
          focus: () => frame.focus(),
          destroy: () => frame?.remove(),
        }
      },
    }
  },
  createPaymentMethod: async ({ type, card, billing_details, elements }) => {
    const answer = await fetch('https://api.stripe.com/v1/payment_methods', {
      method: 'POST',
      body: new URLSearchParams(
        elements ? { wallet: elements.submitted } : { type, kind: card.kind, name: billing_details.name },
      ),
    })
    const { error, ...paymentMethod } = await answer.json()
    return error ? { error } : { paymentMethod }
  },
})`
const walletFrame = `<!doctype html><button onclick="parent.postMessage('press', '*')">Buy with Apple Pay</button>`
const stripeFrame = `<!doctype html><input aria-label="field"><script>
  const input = document.querySelector('input')
  const length = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 }[location.pathname.slice(8, -5)]
  input.addEventListener('input', () => parent.postMessage(
    { empty: input.value === '', complete: input.value.length === length, length: input.value.length },
    '*'))
</script>`

/** Replaces Stripe; `wallets` are those that the browser has, and `gate` is waited for before Stripe's code is sent. */
export async function mockStripe(
  page: Page,
  answer: () => object,
  { wallets, gate }: { wallets?: Wallets; gate?: () => Promise<void> } = {},
): Promise<void> {
  await page.route('https://js.stripe.com/endive/stripe.js', async (route) => {
    await gate?.()
    await route.fulfill({ contentType: 'text/javascript', body: createStripeScript(wallets) })
  })
  await page.route('https://js.stripe.com/endive/*.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().endsWith('/expressCheckout.html') ? walletFrame : stripeFrame,
    }),
  )
  await page.route('https://api.stripe.com/v1/payment_methods', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: answer() }),
  )
}

/** Types into a frame and waits until the page has received the change. */
export async function typeInto(page: Page, kind: string, text: string): Promise<void> {
  const frame = `iframe[title=${kind}]`
  await page.frameLocator(frame).getByLabel('field').fill(text)
  await page.locator(`${frame}[data-received="${text.length}"]`).waitFor()
}
