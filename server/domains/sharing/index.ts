export { serveSharePictures } from './serve-share-pictures.ts'
