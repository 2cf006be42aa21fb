export { mediaJobs } from './media.jobs.ts'
export { media } from './media.routes.ts'
export { servePictures } from './serve-pictures.ts'
export { readPictureFiles, usePictures } from './use-pictures.ts'
