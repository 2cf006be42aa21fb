import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header of a webhook.
 * @param seconds since 1970, when it is sent
 */
export function sign(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
