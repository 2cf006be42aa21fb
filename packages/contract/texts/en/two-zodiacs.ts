/** The comparison of both zodiacs for a birth, and the links to the page on the method. */
export const twoZodiacs = {
  'zodiacs.lead': 'Try it with any birth. Nothing is stored.',
  'zodiacs.compare': 'Compare both zodiacs',
  'zodiacs.result': 'One birth, counted twice',
  'zodiacs.born': '{{moment}}, {{place}}',
  'zodiacs.born-assumed': '{{day}}, {{place}}, counted at noon because the time is not known',
  'zodiacs.ayanamsa': 'Ayanamsa of that day: {{arc}}',
  'zodiacs.sidereal': 'By the stars',
  'zodiacs.tropical': 'By the equinox',
  'zodiacs.sidereal-note': 'Sidereal, as in India',
  'zodiacs.tropical-note': 'Tropical, as in the West',
  'zodiacs.moon': 'Moon',
  'zodiacs.sun': 'Sun',
  'zodiacs.maybe': 'or {{sign}}, by another time of birth',
  'zodiacs.same':
    'By the equinox the Moon was so far into its sign that even {{arc}} less leaves it there, so both counts agree.',
  'zodiacs.differ':
    'The same Moon, {{arc}} apart on the two rulers: {{sidereal}} by the stars, {{tropical}} by the equinox.',
} as const
