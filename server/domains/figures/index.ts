export { figuresJobs, keepFigures } from './figures.jobs.ts'
export { figures } from './figures.routes.ts'
