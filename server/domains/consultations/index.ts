export { consultationKind } from './consultation-kind.ts'
export { consultations } from './consultations.routes.ts'
export { consultationJobs } from './consultations.jobs.ts'
export { seedConsultations } from './seed-consultations.ts'
