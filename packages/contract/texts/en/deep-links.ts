/** Links that lead into the site or into the app. */
export const deepLinks = {
  'deep-links.title': 'Opening your link',
  'deep-links.question': 'How would you like to continue?',
  'deep-links.text': 'This link opens here, or in the app if you have it on this device.',
  'deep-links.in-browser': 'Continue in the Browser',
  'deep-links.in-app': 'Open in the Mobile App',
  'deep-links.opening-app':
    'Opening the app. If it is not on this device, its store page opens instead.',
} as const
