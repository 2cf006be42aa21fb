import { languageCodes } from '@rashi/contract/languages.rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { Config } from '../config.ts'

/** RFC 9116 wants less than a year. */
const validDays = 180
const cacheSeconds = 24 * 60 * 60
const path = '/.well-known/security.txt'

type Settings = Pick<Config, 'publicUrl' | 'securityContact' | 'trader' | 'operatorMail'>

/** Writes security.txt (RFC 9116): to whom a security hole is reported. */
export function securityText(
  { publicUrl, securityContact, trader, operatorMail }: Settings,
  now: Temporal.Instant,
): string {
  const contact = securityContact ?? trader?.email ?? operatorMail
  const today = now.toZonedDateTimeISO('UTC').startOfDay()
  const fields = [
    ['Contact', contact.startsWith('https:') ? contact : `mailto:${encodeURI(contact)}`],
    ['Expires', today.add({ days: validDays }).toInstant().toString()],
    ['Preferred-Languages', languageCodes.join(', ')],
    // An address of the web must be https here.
    ...(publicUrl.startsWith('https:') ? [['Canonical', publicUrl + path]] : []),
  ]
  return fields.map((field) => `${field.join(': ')}\n`).join('')
}

export function serveSecurityText(
  app: FastifyInstance,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
): void {
  app.get(path, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .send(securityText(config, clock.now())),
  )
}
