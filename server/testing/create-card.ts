/** Creates the card 4242 4242 4242 4242 at a running sandbox as a browser does, and returns the id of its payment method. */
export async function createCard({
  baseUrl,
  publicKey,
}: {
  baseUrl: string
  publicKey: string
}): Promise<string> {
  const answer = await fetch(`${baseUrl}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publicKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2030',
      'card[cvc]': '123',
      'billing_details[name]': 'Asha Rao',
    }),
  })
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}
