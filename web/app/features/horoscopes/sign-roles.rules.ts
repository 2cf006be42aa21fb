import type { SignKey, User } from '@rashi/contract'

/** The reader’s own signs: that of their Moon, and the rising sign that they took with it. */
export type SignRole = 'moonsign' | 'rising'

type Reader = Pick<User, 'active_subscriptions'> & {
  readonly generated_horoscope?: Pick<User['generated_horoscope'], 'key'> | undefined
}

/** Names the reader's signs. Of the two signs of a combo the one that is not the moonsign is the rising sign. */
export function findSignRoles(reader: Reader): ReadonlyMap<SignKey, SignRole> {
  const roles = new Map<SignKey, SignRole>()
  const own = reader.generated_horoscope?.key
  const combos = reader.active_subscriptions.filter(
    ({ subscription_type }) => subscription_type === 'combo',
  )
  for (const pair of Map.groupBy(combos, (one) => one.combo_purchase_id).values()) {
    const keys = pair.map(({ horoscope }) => horoscope.key)
    // They are listed as they were bought: the moonsign first.
    const rising = keys.includes(own as SignKey) ? keys.find((key) => key !== own) : keys[1]
    if (rising) roles.set(rising, 'rising')
  }
  if (own) roles.set(own, 'moonsign')
  return roles
}

const rank = (role: SignRole | undefined) => (role === 'moonsign' ? 0 : role === 'rising' ? 1 : 2)

/** Puts the reader's moonsign first, then the rising sign, then the others as they are. */
export const ownFirst = <T extends { readonly horoscope: { readonly key: SignKey } }>(
  entries: readonly T[],
  roles: ReadonlyMap<SignKey, SignRole>,
): T[] =>
  entries.toSorted(
    (one, other) => rank(roles.get(one.horoscope.key)) - rank(roles.get(other.horoscope.key)),
  )
