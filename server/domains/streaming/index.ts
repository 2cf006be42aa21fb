export { setStreaming } from './set-streaming.ts'
export { streaming } from './streaming.routes.ts'
