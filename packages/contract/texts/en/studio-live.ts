/** The page of the studio about the live stream. */
export const studioLive = {
  'studio.live.lead':
    'While a stream is on, the Live button of every dashboard leads to it. Open dashboards follow within seconds.',
  'studio.live.now': 'What readers see now',
  'studio.live.on': 'The Live button leads to {{url}}',
  'studio.live.off': 'No stream is on, so the Live button leads nowhere.',
  'studio.live.switched-on': 'Switched on by {{who}}, {{when}}',
  'studio.live.switched-off': 'Switched off by {{who}}, {{when}}',
  'studio.live.never': 'It has never been switched on.',
  'studio.live.start': 'Go live',
  'studio.live.move': 'Lead to another address',
  'studio.live.address': 'Address of the stream',
  'studio.live.address-hint': 'Begins with https://. Open it yourself once before you go live.',
  'studio.live.address-wrong':
    'Please enter the whole address of the stream, beginning with https://',
  'studio.live.address-same': 'Readers are led to this address already',
  'studio.live.switch-on': 'Go live',
  'studio.live.switch-to': 'Lead readers there',
  'studio.live.switch-off': 'Switch the stream off',
  'studio.live.is-on': 'The stream is on.',
  'studio.live.is-off': 'The stream is off.',
} as const
