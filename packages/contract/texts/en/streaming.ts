export const streaming = {
  'streaming.live': 'Live',
  'streaming.checking': 'Checking whether a stream is live',
} as const
