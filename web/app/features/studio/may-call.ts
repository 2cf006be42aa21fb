import { findStudioCall, type StudioCallName } from '@rashi/contract/studio-roles.rules'
import { useStore } from '../../ui/store.ts'
import { staffSession } from './staff-session.ts'

/** Returns whether the member of staff may make a call, so that its button is shown. The server decides. */
export function useMayCall(call: StudioCallName): boolean {
  const role = useStore(staffSession)?.staff.role
  return role !== undefined && findStudioCall(call)?.roles.includes(role) === true
}
