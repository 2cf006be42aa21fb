export { publishNotice, type NoticeWords } from './publish-notice.ts'
export { noticeData } from './notice-data.ts'
export { noticeboard } from './noticeboard.routes.ts'
export { seedNotices } from './seed-notices.ts'
