import { defineCategory } from './consultation-content.ts'

export const categoryContent = [
  defineCategory(1, { en: 'Work and livelihood', hi: 'काम और आजीविका' }),
  defineCategory(2, { en: 'Love and family', hi: 'प्रेम और परिवार' }),
  defineCategory(3, { en: 'Yourself and your time', hi: 'आप और आपका समय' }),
]
