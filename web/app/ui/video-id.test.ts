import { expect, test } from 'vitest'
import { findVideoId } from './video-id.rules.ts'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=1&v=aqz-KE-bpKQ&t=5',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
  'aqz-KE-bpKQ',
])('%s carries its video by id (HOR-18)', (link) => {
  expect(findVideoId(link)).toBe('aqz-KE-bpKQ')
})

test.each([
  undefined,
  null,
  '',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://notyoutube.com/embed/aqz-KE-bpKQ',
  'https://youtube.com/',
  'javascript:alert(1)',
])('%s carries none', (link) => {
  expect(findVideoId(link)).toBeUndefined()
})
