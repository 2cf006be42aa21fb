import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { EmailExample } from '../../mail/email-example.ts'
import { stopPath } from './stop/stop-address.ts'
import { reminderEmail } from './trial/reminder.email.ts'
import { reminderDays } from './schedule/reminder.rules.ts'
import { weeklyEmail } from './weekly/weekly.email.ts'

const to = 'asha+stars@example.org'
const token = 'AZqvX0w2c3Gf7sUuYl1oHxTq2mZc9vK4bWn7JpLr3sD'

/** A week of Scorpio as the almanac writes it. */
const week: Record<
  LanguageCode,
  {
    sign: string
    headline: string
    inShort: readonly string[]
    events: readonly string[]
    words: readonly string[]
  }
> = {
  en: {
    sign: 'Scorpio',
    headline: 'Two people, one promise',
    inShort: [
      'It takes two this week: by the light of the full Moon on Tuesday 24 November you can see where you stand.',
      'Go to bed a little earlier, and be glad that love needs little effort.',
      'Keep a little time free on Monday 23 November, and clear your desk down to the wood.',
    ],
    events: ['Full Moon in Taurus', 'Mercury meets Venus in Libra'],
    words: ['Meet', 'Wait'],
  },
  hi: {
    sign: 'वृश्चिक',
    headline: 'दो लोग, एक वादा',
    inShort: [
      'बात इस हफ़्ते दो लोगों की है: मंगलवार, 24 नवंबर की चाँदनी में साफ़ दिखता है कि बात कहाँ तक पहुँची।',
      'काम को सोचे से ज़्यादा समय दें; अच्छी बात यह है कि प्रेम में ज़्यादा ज़ोर नहीं लगता।',
      'सोमवार, 23 नवंबर को थोड़ा समय ख़ाली रखें: एक छोटा काम किसी और को पूरे भरोसे से सौंपें।',
    ],
    events: ['वृषभ राशि में पूर्णिमा', 'तुला राशि में बुध और शुक्र साथ'],
    words: ['मिलें', 'रुकें'],
  },
}
const times = ['2026-11-24T14:53:00Z', '2026-11-27T06:10:00Z']

export const letterEmailExamples: readonly EmailExample[] = [
  {
    name: 'letters: weekly',
    render: (context) => {
      const { events, words, ...texts } = week[context.language]
      return weeklyEmail(context, {
        to,
        signKey: 'Scorpio',
        ...texts,
        monday: '2026-11-23',
        events: events.map((text, index) => ({ at: times[index] ?? '', text })),
        words: words.map((word, index) => ({ date: times[index]?.slice(0, 10) ?? '', word })),
        timeZone: 'Europe/London',
        askedAt: '2026-11-21T09:00:00Z',
        stopAt: `${context.config.publicUrl}${stopPath}/weekly/${token}`,
      })
    },
  },
  ...reminderDays.map((days): EmailExample => ({
    name: `letters: free weeks end in ${days} days`,
    render: (context) =>
      reminderEmail(context, {
        to,
        days,
        endsAt: '2027-02-20T09:00:00Z',
        stopAt: `${context.config.publicUrl}${stopPath}/trial/${token}`,
      }),
  })),
]
