import type { Language } from '../language.ts'
import { advice, everyday } from './advice.ts'
import { events, facts, phases, titles } from './facts.ts'
import { hints } from './hints.ts'
import { jupiter } from './jupiter.ts'
import { longer } from './longer.ts'
import { mars } from './mars.ts'
import { mercury } from './mercury.ts'
import { month, quarterAdvice } from './month.ts'
import { moon } from './moon.ts'
import { rahu } from './rahu.ts'
import { sections } from './sections.ts'
import { sun } from './sun.ts'
import { venus } from './venus.ts'
import { year } from './year.ts'

const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]
const weekdays = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार']

const monthName = (day: Temporal.PlainDate) => months[day.month - 1]!
const dayOfMonth = (day: Temporal.PlainDate) => `${day.day} ${monthName(day)}`
const day = (date: Temporal.PlainDate) => `${weekdays[date.dayOfWeek - 1]!}, ${dayOfMonth(date)}`

function days(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  if (from.equals(to)) return day(from)
  const first =
    from.month === to.month ? `${weekdays[from.dayOfWeek - 1]!}, ${from.day}` : day(from)
  return `${first} से ${day(to)}`
}

export const sentences: Language = {
  signs: {
    Aries: 'मेष',
    Taurus: 'वृषभ',
    Gemini: 'मिथुन',
    Cancer: 'कर्क',
    Leo: 'सिंह',
    Virgo: 'कन्या',
    Libra: 'तुला',
    Scorpio: 'वृश्चिक',
    Sagittarius: 'धनु',
    Capricorn: 'मकर',
    Aquarius: 'कुंभ',
    Pisces: 'मीन',
  },
  grahas: {
    Sun: 'सूर्य',
    Moon: 'चंद्रमा',
    Mars: 'मंगल',
    Mercury: 'बुध',
    Jupiter: 'गुरु',
    Venus: 'शुक्र',
    Saturn: 'शनि',
    Rahu: 'राहु',
    Ketu: 'केतु',
  },
  nakshatras: {
    ashwini: 'अश्विनी',
    bharani: 'भरणी',
    krittika: 'कृत्तिका',
    rohini: 'रोहिणी',
    mrigashira: 'मृगशिरा',
    ardra: 'आर्द्रा',
    punarvasu: 'पुनर्वसु',
    pushya: 'पुष्य',
    ashlesha: 'आश्लेषा',
    magha: 'मघा',
    'purva-phalguni': 'पूर्वा फाल्गुनी',
    'uttara-phalguni': 'उत्तरा फाल्गुनी',
    hasta: 'हस्त',
    chitra: 'चित्रा',
    swati: 'स्वाति',
    vishakha: 'विशाखा',
    anuradha: 'अनुराधा',
    jyeshtha: 'ज्येष्ठा',
    mula: 'मूल',
    'purva-ashadha': 'पूर्वाषाढ़ा',
    'uttara-ashadha': 'उत्तराषाढ़ा',
    shravana: 'श्रवण',
    dhanishta: 'धनिष्ठा',
    shatabhisha: 'शतभिषा',
    'purva-bhadrapada': 'पूर्वाभाद्रपद',
    'uttara-bhadrapada': 'उत्तराभाद्रपद',
    revati: 'रेवती',
  },
  houses: [
    'पहले भाव',
    'दूसरे भाव',
    'तीसरे भाव',
    'चौथे भाव',
    'पाँचवें भाव',
    'छठे भाव',
    'सातवें भाव',
    'आठवें भाव',
    'नौवें भाव',
    'दसवें भाव',
    'ग्यारहवें भाव',
    'बारहवें भाव',
  ],
  houseNames: [
    'पहला भाव',
    'दूसरा भाव',
    'तीसरा भाव',
    'चौथा भाव',
    'पाँचवाँ भाव',
    'छठा भाव',
    'सातवाँ भाव',
    'आठवाँ भाव',
    'नौवाँ भाव',
    'दसवाँ भाव',
    'ग्यारहवाँ भाव',
    'बारहवाँ भाव',
  ],
  themes: [
    'आपके अपने इरादे',
    'धन और आत्मसम्मान',
    'साहस और संवाद',
    'घर और परिवार',
    'आनंद और सृजन',
    'सेवा और दिनचर्या',
    'साथ और साझेदारी',
    'भरोसा और साझा साधन',
    'आस्था और दूर के क्षितिज',
    'करियर और प्रतिष्ठा',
    'मित्र और उम्मीदें',
    'विश्राम और एकांत',
  ],
  themesOf: [
    'आपके अपने इरादों',
    'धन और आत्मसम्मान',
    'साहस और संवाद',
    'घर और परिवार',
    'आनंद और सृजन',
    'सेवा और दिनचर्या',
    'साथ और साझेदारी',
    'भरोसे और साझा साधनों',
    'आस्था और दूर के क्षितिजों',
    'करियर और प्रतिष्ठा',
    'मित्रों और उम्मीदों',
    'विश्राम और एकांत',
  ],
  matters: {
    love: 'प्रेम',
    work: 'काम',
    money: 'धन',
    health: 'स्वास्थ्य',
    family: 'परिवार',
  },
  spans: { weekly: 'सप्ताह', monthly: 'महीने', yearly: 'वर्ष' },
  stones: {
    Sun: 'माणिक्य',
    Moon: 'मोती',
    Mars: 'मूँगा',
    Mercury: 'पन्ना',
    Jupiter: 'पुखराज',
    Venus: 'हीरा',
    Saturn: 'नीलम',
    Rahu: 'गोमेद',
    Ketu: 'लहसुनिया',
  },
  day,
  dayOfMonth,
  days,
  when: (from, to) => (from.equals(to) ? `${day(from)} को` : `${days(from, to)} तक`),
  monthName,
  titles,
  chapters: {
    overview: { name: 'समग्र दृष्टि', short: 'आकाश इन दिनों क्या सामने रखता है।' },
    love: { name: 'प्रेम', short: 'शुक्र, और आप दोनों।' },
    work: { name: 'काम', short: 'मेज़ पर और बातचीत में बुध।' },
    money: { name: 'धन', short: 'गुरु की नाप: कितना काफ़ी, और किसलिए।' },
    health: { name: 'स्वास्थ्य', short: 'मंगल, और बल कहाँ लगाएँ।' },
    family: { name: 'परिवार', short: 'घर, बड़े-बुज़ुर्ग और छाया ग्रहों का खिंचाव।' },
    days: { name: 'ख़ास दिन', short: 'दिन-दिन का चंद्रमा।' },
  },
  facts,
  events,
  year,
  phases,
  transits: {
    Sun: sun,
    Mars: mars,
    Mercury: mercury,
    Jupiter: jupiter,
    Venus: venus,
    Rahu: rahu,
  },
  hints,
  longer,
  month,
  moon,
  quarterAdvice,
  advice,
  everyday,
  sections,
}
