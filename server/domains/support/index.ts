export { support } from './support.routes.ts'
