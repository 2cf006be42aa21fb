export { noticeboard } from './noticeboard.routes.ts'
export { seedNotices } from './seed-notices.ts'
