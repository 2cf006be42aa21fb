import type { UserLifeEvent } from '@rashi/contract'
import type { Context } from '../../../context/context.ts'
import { isInForce, readAccess } from '../../access/index.ts'
import { listSigns } from '../../charts/index.ts'
import { dayAt } from '../periods/calendar.rules.ts'
import { listSections } from '../periods/horoscopes.repository.ts'
import { localisePart } from '../periods/localise-period.ts'
import { presentPart } from '../periods/present-period.ts'
import { toStoredPart } from '../periods/stored-rows.ts'

/** Lists the sections that a user has bought, the newest purchase first. */
export async function listUserLifeEvents(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  userId: string,
  timeZone?: string,
): Promise<UserLifeEvent[]> {
  const access = await readAccess({ clock, db }, { userId, generatedSignId: null })
  const boughtAt = new Map(
    access.grants
      .filter((grant) => grant.source === 'life_event' && isInForce(grant, access.at))
      .flatMap(({ partId, startsAt }) => (partId === null ? [] : [[partId, startsAt] as const])),
  )
  const [{ parts, periods }, signs] = await Promise.all([
    listSections(db, { ids: [...boughtAt.keys()], to: `${dayAt(clock.now())}` }),
    listSigns(db),
  ])
  return parts
    .flatMap((part) => {
      const period = periods.find(({ id }) => id === part.period_id)
      const sign = signs.find(({ id }) => id === period?.sign_id)
      const at = boughtAt.get(part.id)
      if (!period || !sign || !at) return []
      const presented = presentPart(access, period, toStoredPart(part))
      return {
        ...(timeZone === undefined ? presented : localisePart(presented, period, timeZone)),
        horoscope_data_id: period.id,
        date: period.starts_on,
        horoscope: {
          id: sign.id,
          key: sign.key,
          translations: sign.translations.map(({ language_id, name }) => ({ language_id, name })),
        },
        created_at: at.toString(),
      }
    })
    .toSorted((one, other) => Temporal.Instant.compare(other.created_at, one.created_at))
}
