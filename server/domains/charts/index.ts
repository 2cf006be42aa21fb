export {
  type BirthDetails,
  castChart,
  castRisingSign,
  type Chart,
  type ChartContext,
} from './cast-chart.ts'
export { deleteChart as forgetChart } from './charts.repository.ts'
export { charts } from './charts.routes.ts'
export { findGeneratedSignId, getGeneratedHoroscope, saveChart } from './keep-chart.ts'
export { listSigns } from './list-signs.ts'
export { seedSigns } from './seed-signs.ts'
export { serveSignPictures } from './serve-sign-pictures.ts'
export { findSignKey, signIdOf } from './signs.rules.ts'
