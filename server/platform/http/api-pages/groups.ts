interface Group {
  readonly title: string
  /** One or two sentences about what its calls are for. */
  readonly lead: string
}

/** The groups of calls by their tag, in the order of the contents. */
export const groups: Readonly<Record<string, Group>> = {
  identity: {
    title: 'Sign-up and sign-in',
    lead: 'Create an account, open and end sessions, choose a new password, and read or change the profile.',
  },
  account: {
    title: 'Account and data',
    lead: 'What people do with their own account: email, password, sessions, export and deletion.',
  },
  charts: {
    title: 'Moonsign and rising sign',
    lead: 'Work out signs from a date, time and place of birth. No account is needed.',
  },
  horoscopes: {
    title: 'Horoscopes',
    lead: 'Weekly, monthly and yearly horoscopes of each sign, and the single periods and sections that are sold. Locked text is left out of every answer.',
  },
  billing: {
    title: 'Plans, cards and payments',
    lead: 'Plans and promo codes, saved cards, subscriptions, receipts and the payment provider’s events. Card numbers never reach this API: the browser gives them to the provider and gets a token.',
  },
  consultations: {
    title: 'Consultations',
    lead: 'The catalogue of consultations, and buying and changing one’s own.',
  },
  gemstones: {
    title: 'Gemstones',
    lead: 'The catalogue of gemstone jewellery, and enquiries about a stone.',
  },
  letters: {
    title: 'Letters',
    lead: 'The weekly letter and the reminders before the free weeks end: which of them a reader gets, and the links that stop them.',
  },
  noticeboard: { title: 'Noticeboard', lead: 'Notices to readers, and which of them were read.' },
  streaming: { title: 'Live stream', lead: 'Whether a live stream is on, and its address.' },
  places: { title: 'Places', lead: 'Search for cities, as a form of birth details needs it.' },
  languages: { title: 'Languages', lead: 'The languages of the product and all texts in each.' },
  settings: { title: 'Settings', lead: 'What a browser may know about this installation.' },
  studio: {
    title: 'Studio',
    lead: 'The back office. Its calls take the cookie of a member of staff instead of a token, need the role that the table in packages/contract/studio-roles.rules.ts gives them, and are recorded.',
  },
}
