export const streaming = {
  'streaming.live': 'Live',
  'streaming.none': 'No stream now',
  'streaming.checking': 'Checking whether a stream is live',
} as const
