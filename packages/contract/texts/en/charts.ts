import { signs } from './signs.ts'

/** Lookups, the generated moonsign and the choice of one by hand. */
export const charts = {
  'charts.moonsign.title': 'Moonsign Lookup',
  'charts.moonsign.lead':
    'Your moonsign is the sign the Moon was in when you were born. Enter the date, the time on the clock and the place, and we will find it from the real sky.',
  'charts.moonsign.description':
    'Find the sign the Moon was in when you were born, from the real sky: date, time and place of birth, with how sure the result is.',
  'charts.moonsign.submit': 'Find my Moonsign',
  'charts.moonsign.result': 'Your moonsign',
  'charts.moonsign.stood': 'The Moon was at {{degrees}} {{sign}}, in {{nakshatra}}, pada {{pada}}.',
  'charts.rising.title': 'Rising Sign Lookup',
  'charts.rising.lead':
    'Your rising sign is the sign that was coming up over the eastern horizon at the minute and place of your birth. It changes about every two hours, so the time matters.',
  'charts.rising.description':
    'Find the sign that was rising in the east when you were born, from the real sky: date, time and place of birth, with how sure the result is.',
  'charts.rising.submit': 'Find my Rising Sign',
  'charts.rising.result': 'Your rising sign',
  'charts.rising.stood':
    'Your rising degree is {{degrees}} {{sign}}, in {{nakshatra}}, pada {{pada}}.',
  'charts.rising.meaning':
    'Your rising sign is how you come through the door: what people notice first, before they know the Moon in you.',
  'charts.lookup.date-required': 'Please select Date of birth',
  'charts.lookup.time-required': 'Please select Time of birth',
  'charts.lookup.waiting': 'Your sign will be drawn here.',
  'charts.lookup.read-free': 'Read your week free',
  'charts.lookup.free-is-moon': 'The free weeks are those of your Moonsign.',
  'charts.lookup.rising-too': 'Find your rising sign from the same birth',
  'charts.lookup.moon-too': 'Find your Moonsign from the same birth',
  'charts.lookup.read-weekly': 'Read this week for {{sign}}',
  'charts.plate': '{{sign}}: its constellation, engraved from the real stars',

  'charts.sky.heading': 'The sky at that moment',
  'charts.sky.drawing': 'Drawing the Moon',
  'charts.sky.failed': 'The picture of that sky could not be loaded.',
  'charts.sky.again': 'Try again',
  'charts.sky.words':
    'The Moon at {{degrees}} {{sign}}, in {{nakshatra}}: {{phase}}, {{percent}} % lit.',
  'charts.sky.caption':
    'The Moon as it looked, among the stars around it, its disc drawn about twenty times too large. The needle points to its degree of the sign; the diamonds are the borders of the nakshatras.',
  'charts.sky.caption-assumed':
    'The Moon among the stars around it, drawn for {{time}} because the time is not known, its disc drawn about twenty times too large. The needle points to its degree of the sign.',
  'charts.sky.waxing': 'waxing',
  'charts.sky.waning': 'waning',
  'charts.sky.new': 'new',
  'charts.sky.full': 'full',

  'charts.east.drawing': 'Drawing the eastern horizon',
  'charts.east.words':
    'The eastern horizon with {{degrees}} {{sign}} rising in the {{direction}}: there the ecliptic comes up.',
  'charts.east.caption':
    'Looking east from that place: the ecliptic with its signs crosses the horizon at your ascendant. The stars are drawn as if it were night.',
  'charts.east.north-east': 'north-east',
  'charts.east.east': 'east',
  'charts.east.south-east': 'south-east',

  'charts.unknown.certain':
    'Whatever the time was, the Moon stayed in this sign from midnight to midnight. Your Moonsign is certain; only its exact degree stays open.',
  'charts.unknown.pair': '{{one}} or {{other}}',
  'charts.unknown.pair-lead':
    'On that day the Moon passed from one sign to the next at {{time}}. Read both, and choose the one that sounds like you.',
  'charts.unknown.until': 'Born before {{time}}',
  'charts.unknown.from': 'Born at {{time}} or later',
  'charts.unknown.pair-sure':
    'One of these two is yours, without a doubt. Even a rough time, such as “in the morning”, can settle which.',
  'charts.unknown.choose': 'You can change your choice until you know more.',
  'charts.unknown.rising-title': 'A rising sign needs the time',
  'charts.unknown.rising':
    'All twelve signs rise within one day, each for about two hours. Without the time of birth nobody can tell which sign was rising, and we will not guess.',
  'charts.unknown.rising-help':
    'A birth certificate, a hospital record or a relative often knows the hour. Your Moonsign moves far more slowly, so we can still look for that.',

  'charts.zodiac-sidereal': 'Sidereal zodiac, Lahiri ayanamsa {{ayanamsa}}',
  'charts.zodiac-tropical': 'Tropical zodiac',
  'charts.sure.heading': 'How sure this is',
  'charts.sure.certain':
    'Even if the birth time is up to 10 minutes out, the sign stays the same: this is certain.',
  'charts.sure.before':
    'Close to a border: before {{time}} the sign was {{sign}}. A birth time up to 10 minutes earlier could change it.',
  'charts.sure.after':
    'Close to a border: from {{time}} on the sign was {{sign}}. A birth time up to 10 minutes later could change it.',
  'charts.receipt.summary': 'How we worked this out',
  'charts.receipt.assumed': 'Assumed time',
  'charts.receipt.local': 'Local time',
  'charts.receipt.place': 'Place',
  'charts.receipt.zone': 'Time zone that day',
  'charts.receipt.zone-value': '{{zone}}, UTC {{offset}}',
  'charts.receipt.utc': 'Universal time',
  'charts.receipt.zodiac': 'Zodiac',
  'charts.receipt.longitude': 'Longitude',
  'charts.receipt.needle':
    'The needle is at {{degrees}} of {{sign}}. Each diamond marks where a new nakshatra begins; the thick line is {{nakshatra}}.',

  'charts.generated.title': 'Your Moonsign',
  'charts.generated.dialog': 'Reveal your Moonsign',
  'charts.generated.dialog-text':
    'We have turned the sky back to the minute you were born to see where the Moon was. Shall we show you?',
  'charts.generated.yes': 'Yes',
  'charts.generated.covered': 'The sky at your birth is ready.',
  'charts.generated.continue': 'Continue',
  'charts.generated.choose': 'Choose manually',
  'charts.generated.read-now': 'Read your week now',

  'charts.generated.share': 'Share your moonsign',
  'charts.generated.save': 'Save the picture',
  'charts.generated.share-title': 'My Moon was in {{sign}} when I was born. Where was yours?',

  'charts.select.title': 'Select your Moonsign',
  'charts.select.dual-title': 'Select your Rising Sign',
  'charts.select.lead':
    'Twelve signs, each drawn from its own stars. Pick the one you want to read.',
  'charts.select.dual-lead':
    'Your Diamond plan covers two signs. The second is the sign that was rising when you were born.',
  'charts.select.signs': 'Signs',
  'charts.select.submit': 'Choose your Moonsign',
  'charts.select.confirm': 'Confirm',
  'charts.select.none': 'Please select a sign first',
  'charts.select.chosen': 'Selected: {{sign}}',
  'charts.select.description':
    'The twelve signs of the zodiac, each with its own constellation. Choose yours to read its horoscope.',
  'charts.select.lookup-text':
    'We know from your birth where the Moon was. Shall we show you, or would you rather choose for yourself?',
  'charts.select.by-hand': 'Choose for myself',
  'charts.own-rising.asking': 'We are working out your rising sign from your birth.',
  'charts.own-rising.found':
    'Your rising sign is {{sign}}, worked out from your birth: {{moment}}, {{place}}.',
  'charts.own-rising.same':
    'Your plan already covers that sign, so none is selected here. You can still add another.',
  'charts.own-rising.failed':
    'We could not work out your rising sign just now. Pick the sign that was rising when you were born.',
  'charts.own-rising.unknown':
    'Your profile says that your time of birth is not known, and without it nobody can tell the rising sign. Pick one yourself, or add the time to your profile.',
  'charts.own-rising.mark': 'Worked out from your birth',
  'charts.guest.message': 'Create an account or login to continue',
  'charts.guest.countdown': 'You will be taken to the sign-in page in {{seconds}} s.',
  'charts.guest.now': 'Go there now',
  'charts.guest.stopped': 'The countdown has stopped. Take your time.',
  'charts.select.own-mark': 'Your Moonsign',

  'charts.nakshatra.ashwini': 'Ashwini',
  'charts.nakshatra.bharani': 'Bharani',
  'charts.nakshatra.krittika': 'Krittika',
  'charts.nakshatra.rohini': 'Rohini',
  'charts.nakshatra.mrigashira': 'Mrigashira',
  'charts.nakshatra.ardra': 'Ardra',
  'charts.nakshatra.punarvasu': 'Punarvasu',
  'charts.nakshatra.pushya': 'Pushya',
  'charts.nakshatra.ashlesha': 'Ashlesha',
  'charts.nakshatra.magha': 'Magha',
  'charts.nakshatra.purva-phalguni': 'Purva Phalguni',
  'charts.nakshatra.uttara-phalguni': 'Uttara Phalguni',
  'charts.nakshatra.hasta': 'Hasta',
  'charts.nakshatra.chitra': 'Chitra',
  'charts.nakshatra.swati': 'Swati',
  'charts.nakshatra.vishakha': 'Vishakha',
  'charts.nakshatra.anuradha': 'Anuradha',
  'charts.nakshatra.jyeshtha': 'Jyeshtha',
  'charts.nakshatra.mula': 'Mula',
  'charts.nakshatra.purva-ashadha': 'Purva Ashadha',
  'charts.nakshatra.uttara-ashadha': 'Uttara Ashadha',
  'charts.nakshatra.shravana': 'Shravana',
  'charts.nakshatra.dhanishta': 'Dhanishta',
  'charts.nakshatra.shatabhisha': 'Shatabhisha',
  'charts.nakshatra.purva-bhadrapada': 'Purva Bhadrapada',
  'charts.nakshatra.uttara-bhadrapada': 'Uttara Bhadrapada',
  'charts.nakshatra.revati': 'Revati',

  ...signs,
} as const
