/**
 * The page on the method. A document, not texts of the interface: only the server holds it. The figures in `{{…}}` are
 * measured (web/app/features/how-we-know/accuracy.json).
 */
export const howWeKnow = {
  title: 'How we know',
  summary:
    'How a birth becomes a sign, how exact that is, how sure, and what astrology cannot claim. With the figures, and both zodiacs for a birth of your choice.',
  lead: 'Half of what you read here is astronomy, and you can check it. The other half is a tradition, and you can take it or leave it. This page says which is which.',
  method: {
    heading: 'From a birth to a sign',
    steps: [
      {
        term: 'A clock and a place',
        text: 'You give a date, the time on the clock and a town. The town gives us its longitude, its latitude and its time zone.',
      },
      {
        term: 'What the clock meant',
        text: 'Clocks have changed their rules hundreds of times: summer time, war time, the local time of a single town. We take the rules of that place on that day, and turn your time into universal time, which is the same all over the world.',
      },
      {
        term: 'Where the Moon was',
        text: 'For that moment we work out the Moon’s place in the sky, by a theory of its motion that allows for the pull of the Sun and the planets. For a rising sign we work out which point of the zodiac was coming up over the horizon of that town.',
      },
      {
        term: 'Which sign that is',
        text: 'The Moon’s path is divided into twelve equal signs. The one the Moon was in is your moonsign, and each result shows its working, step by step.',
      },
      {
        term: 'What it is said to mean',
        text: 'Here the astronomy ends. Old books say which part of life a planet touches, counted from your moonsign, and when it is thought easy or hard. Our texts are written for each of these cases and chosen by those rules. Nothing is drawn by lot, and under each paragraph you can open what in the sky it rests on.',
      },
    ],
  },
  exact: {
    heading: 'How exact it is',
    text: 'Our numbers mean little until those of others agree. So for {{births}} births all over the world, between {{first}} and {{last}}, we set our figures beside those of {{reference}}, which astrologers check by and which works in another way. We measure again whenever we change a line of our work.',
    plot: 'Dots for {{births}} births, by how far our Moon is from the reference: most within one arcsecond, the furthest at {{moon}} arcseconds',
    axis: 'arcseconds from the reference',
    caption:
      'Each dot is a birth. The further right it is, the further our Moon is from the reference: half of them are within {{median}}″, and the worst is {{moon}}″ away. The Moon needs about two seconds to move by one arcsecond (1″), and its disc is about 1,800″ wide.',
    columns: { what: 'What', against: 'Checked against', off: 'At most' },
    rows: [
      {
        what: 'The Moon’s place at {{births}} births',
        against: 'Swiss Ephemeris',
        off: '{{moon}}″',
      },
      {
        what: 'The rising degree at {{births}} births',
        against: 'Swiss Ephemeris',
        off: '{{ascendant}}″',
      },
      {
        what: 'Local time turned into universal time',
        against: 'Time zone database',
        off: '{{instants}} of {{births}} the same',
      },
      {
        what: 'The Sun’s entry into a sign, {{ingresses}} times',
        against: 'Swiss Ephemeris',
        off: '{{ingress}} min',
      },
      {
        what: 'New, half and full Moons, {{quarters}} of them',
        against: 'US Naval Observatory',
        off: '{{quarter}} min',
      },
      { what: '{{eclipses}} eclipses', against: 'NASA', off: '{{eclipse}} min' },
      {
        what: '{{sunrises}} sunrises in eight cities',
        against: 'Swiss Ephemeris',
        off: '{{sunrise}} s',
      },
    ],
  },
  sure: {
    heading: 'What “certain” means',
    text: 'We call a sign certain when no time within ten minutes of yours gives another one. If you don’t know the time, it is certain when the whole day gives the same sign. That is all the word means here. It says nothing about what the sign means.',
    figures: [
      {
        figure: '{{day}} %',
        text: 'of days see the Moon change its sign. Without a time of birth, a person born on one of them has two possible moonsigns. We show both, and the hour of the change.',
      },
      {
        figure: '{{ten}} %',
        text: 'of birth times are so close to a change that a clock ten minutes out would give another moonsign. Then we tell you, with the minute.',
      },
      {
        figure: '{{rising}} %',
        text: 'of birth times are as close as that for the rising sign (counted in London). So we never name a rising sign without a time.',
      },
    ],
  },
  zodiacs: {
    heading: 'One sky, two zodiacs',
    paragraphs: [
      'There are two ways to count the twelve signs. One begins at a fixed point among the stars and is used in India: the sidereal zodiac. The other begins where the Sun is at the spring equinox and is used in the West: the tropical zodiac.',
      'Some 1,700 years ago both began at the same point. The Earth’s axis turns slowly, like that of a spinning top, so the equinox has moved about 24° against the stars since then. The gap is called the ayanamsa, and we use Lahiri’s, which India’s official almanac uses too. It is why about four people in five have another moonsign in the other count.',
      'It is the same Moon in the same place. Neither count is wrong: they are two rulers laid along one sky.',
    ],
    here: {
      sidereal: 'The readings on this site use the sidereal zodiac.',
      tropical: 'The readings on this site use the tropical zodiac.',
    },
  },
  sources: {
    heading: 'Where it comes from',
    items: [
      {
        term: 'Sun, Moon and planets',
        text: 'Astronomy Engine by Don Cross: the planets by the theory VSOP87, the Moon by Brown’s theory, through a faster series that we fitted to it.',
        link: 'https://github.com/cosinekitty/astronomy',
      },
      {
        term: 'The turning of the Earth',
        text: 'The difference between even time and the Earth’s own time, as observed by the US Naval Observatory and the IERS.',
      },
      {
        term: 'Clocks',
        text: 'The IANA time zone database, with its records of the years before 1970.',
        link: 'https://www.iana.org/time-zones',
      },
      {
        term: 'Places',
        text: 'GeoNames, under CC BY 4.0.',
        link: 'https://www.geonames.org/',
      },
      {
        term: 'Stars in the pictures',
        text: 'd3-celestial by Olaf Frohn. Each drawing has the real stars in their real places.',
        link: 'https://github.com/ofrohn/d3-celestial',
      },
      {
        term: 'Rules of reading',
        text: 'Phaladeepika, chapter 26, for which transits count as easy; Brihat Parashara Hora Shastra, chapters 3 and 26, for the dignities of planets and for what they look at.',
      },
      {
        term: 'Days and festivals',
        text: 'Tithi and nakshatra at sunrise, as in an Indian almanac. We compared them with published panchangs.',
      },
      {
        term: 'What we check by',
        text: 'Swiss Ephemeris by Astrodienst; eclipses by Fred Espenak, NASA; phases of the Moon by the US Naval Observatory. None of these is part of our own working.',
        link: 'https://www.astro.com/swisseph/',
      },
    ],
  },
  limits: {
    heading: 'What we do not claim',
    paragraphs: [
      'That science stands behind it. Nobody has shown that the Moon’s place at a birth decides a character or an event. In controlled tests, such as the one that Nature published in 1985, astrologers did no better than chance.',
      'That exact means true. Our figures say how well we know where the Moon was. They cannot say that it matters.',
      'That we know what will happen. A reading here says what a week lends itself to, by an old way of looking. What you do with it is up to you.',
      'That it replaces advice. For your health, for the law and for money, ask people who have learnt it.',
      'And we will never tell you that something bad is coming unless you buy something. If a reading doesn’t fit, trust what you know of yourself.',
    ],
  },
} as const
