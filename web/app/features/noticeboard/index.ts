/** The entry point of `noticeboard`: what the shell may import. */
export { Bell } from './bell.tsx'
