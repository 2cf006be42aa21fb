import { expect, test } from 'vitest'
import { pictureSet } from './uploaded-pictures.rules.ts'

const address = '/media/pictures/0f'

test.each([
  [1280, 640, '320.avif 320w, 640.avif 640w, 1280.avif 1280w'],
  [640, 1280, '320.avif 160w, 640.avif 320w, 1280.avif 640w'],
  [300, 600, '320.avif 160w, 640.avif 300w'],
  [320, 320, '320.avif 320w'],
  [100, 80, '320.avif 100w'],
  [1, 1280, '320.avif 1w, 640.avif 1w, 1280.avif 1w'],
])('a picture of %i × %i offers the sizes %s (STU-153)', (width, height, sizes) => {
  expect(pictureSet({ address, width, height }, 'avif').replaceAll(`${address}/`, '')).toBe(sizes)
})
