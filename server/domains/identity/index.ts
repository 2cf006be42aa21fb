export { getUser } from './accounts/get-user.ts'
export { identity } from './identity.routes.ts'
export { identityJobs } from './identity.jobs.ts'
export { authenticateBySession } from './sessions/authenticate.ts'
