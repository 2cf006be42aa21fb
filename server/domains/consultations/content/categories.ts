import { categoryOf } from './consultation-content.ts'

export const categoryContent = [
  categoryOf(1, { en: 'Work and livelihood', hi: 'काम और आजीविका' }),
  categoryOf(2, { en: 'Love and family', hi: 'प्रेम और परिवार' }),
  categoryOf(3, { en: 'Yourself and your time', hi: 'आप और आपका समय' }),
]
