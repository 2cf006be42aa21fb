export { type ActDetails, findLastAct, listActs, recordCommand } from './act.repository.ts'
export { operations } from './operations.routes.ts'
export type { ActValues } from './operations.table.ts'
export { recordAct, recordReading, type StaffActor } from './record-act.ts'
