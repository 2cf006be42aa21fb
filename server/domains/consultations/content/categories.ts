import { categoryOf } from './consultation-content.ts'

export const categoryContent = [
  categoryOf(1, 'Work and livelihood', 'काम और आजीविका'),
  categoryOf(2, 'Love and family', 'प्रेम और परिवार'),
  categoryOf(3, 'Yourself and your time', 'आप और आपका समय'),
]
