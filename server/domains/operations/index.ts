export { type ActDetails, listActs, recordAct } from './act.repository.ts'
