import type { SignInRecord } from '@rashi/contract'
import type { Db } from '../../../platform/database/database.ts'
import { nameNetwork } from '../sessions/network-name.rules.ts'
import { listSignInsOfUser } from '../sessions/sign-in-record.repository.ts'

const mostListed = 20

/** Lists a person's newest sign-ins, new passwords and wrong passwords, and whether each came from the caller's network. */
export async function listSignIns(
  db: Db,
  { userId, address }: { userId: string; address: string },
): Promise<SignInRecord[]> {
  const here = nameNetwork(address)
  const rows = await listSignInsOfUser(db, userId, mostListed)
  return rows.map(({ id, kind, session_id, device, network, times, at }) => ({
    id,
    kind,
    session_id,
    device,
    network,
    is_own_network: network !== null && network === here,
    times,
    at: at.toString(),
  }))
}
