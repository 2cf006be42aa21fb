/** Reading without a network. */
export const offline = {
  'offline.title': 'You are offline',
  'offline.lead':
    'This page is not on your device. It opens by itself when you are connected again.',
  'offline.list': 'You can read these now',
  'offline.nothing': 'Nothing is saved yet',
  'offline.nothing-text':
    'Readings that you open while you are signed in and connected can be read again without a connection.',
  'offline.weekly': '{{sign}}: weekly horoscope',
  'offline.monthly': '{{sign}}: monthly horoscope',
  'offline.yearly': '{{sign}}: yearly horoscope',
  'offline.loaded': 'loaded {{time}}',
  'offline.saved': 'You are offline. This reading was loaded {{time}}.',
  'offline.now': 'You are offline. You can read these now:',
  'offline.now-nothing': 'You are offline.',
} as const
