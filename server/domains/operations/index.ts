export { type ActDetails, listActs, recordCommand } from './act.repository.ts'
export { operations } from './operations.routes.ts'
export { recordAct, recordReading, type StaffActor } from './record-act.ts'
