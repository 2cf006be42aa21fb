export { enquiryData } from './enquiry-data.ts'
export { gemstones } from './gemstones.routes.ts'
export { seedGemstones } from './seed-gemstones.ts'
export { serveGemstonePictures } from './serve-gemstone-pictures.ts'
