/** The entry point of `charts`: what other features may import, beside `birth-fields.entry.ts`. */
export {
  selectedHoroscope,
  selectedRisingSign,
  type SelectedHoroscope,
} from './selected-horoscope.ts'
