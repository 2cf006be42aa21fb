/** The fields of a birth, wherever it is asked for. */
export const birth = {
  'birth.date': 'Date of birth',
  'birth.time': 'Time of birth',
  'birth.time-unknown': 'I don’t know the time',
  'birth.time-unknown-hint': 'We will take noon, and tell you what that leaves open.',
  'birth.time-not-known': 'time not known',
  'birth.folded': 'Your birth',
  'birth.change': 'Change',
  'birth.place': 'Place of birth',
  'birth.place-hint': 'Type a city, then pick it from the list.',
  'birth.places': 'Suggested cities',
  'birth.places-found': 'Places found: {{count}}',
  'birth.no-places':
    'We could not find a city with that name. Try another spelling, or the nearest larger town.',
  'birth.places-failed':
    'City search is not working just now. Check your connection and type again.',
  'birth.places-credit': 'City data: GeoNames, CC BY 4.0',
} as const
