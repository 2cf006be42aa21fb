import './studio-texts.ts'

export { endOwnSession } from './end-own-session.ts'
export { doorsOf } from './navigation.rules.ts'
export { ProofDialog } from './proof.dialog.tsx'
export { requireStaff } from './require-staff.ts'
export { StudioSessionWatch } from './session-watch.tsx'
export { staffSession, type StaffSession } from './staff-session.ts'
export { roleText } from './staff-texts.ts'
