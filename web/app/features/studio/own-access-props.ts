import type { ResponseOf } from '@rashi/contract'

type Access = ResponseOf<'GET /studio/own-access'>

/** The properties of every section of the own account. */
export interface OwnAccessProps {
  readonly access: Access
  readonly email: string
  readonly onChanged: (access: Access) => void
}
