import type { Notice } from '@rashi/contract'
import { type LanguageCode, translationRows } from '@rashi/contract/languages.rules'

interface NoticeTexts {
  title: string
  description: string
  linkLabel?: string
}

const notice = (id: number, link: string | null, texts: Record<LanguageCode, NoticeTexts>) => ({
  id,
  translations: translationRows((code) => {
    const { title, description, linkLabel = null } = texts[code]
    return { title, description, link, link_label: linkLabel }
  }) satisfies Notice['translations'],
})

/** The notices of a new installation, the newest first. */
export const noticeContent = [
  notice(1, '/dashboard', {
    en: {
      title: 'Welcome. We are glad you are here',
      description:
        'Your moonsign has been worked out from your own birth, and this week’s reading for it is open to you. Take it slowly: one chapter with a cup of tea says more than all of them in a hurry.',
      linkLabel: 'Read this week',
    },
    hi: {
      title: 'स्वागत है। आपके आने से हमें ख़ुशी हुई',
      description:
        'आपकी चंद्र राशि आपके अपने जन्म से निकाली गई है, और उसका इस सप्ताह का राशिफल आपके लिए खुला है। आराम से पढ़ें: एक प्याली चाय के साथ एक अध्याय, जल्दी में पढ़े पूरे राशिफल से ज़्यादा कहता है।',
      linkLabel: 'इस सप्ताह का राशिफल पढ़ें',
    },
  }),
  notice(2, '/profile', {
    en: {
      title: 'How your moonsign is found',
      description:
        'The Moon stays in a sign for about two and a quarter days, so the hour and the place of birth can matter as much as the day. We read the Moon’s true place in the sky for your moment, with the clock as it was kept in that town that year. If your time of birth is only a guess, ask the family or look at the certificate, then correct it in your profile: everything is worked out again.',
      linkLabel: 'Check my birth details',
    },
    hi: {
      title: 'आपकी चंद्र राशि कैसे निकलती है',
      description:
        'चंद्रमा क़रीब सवा दो दिन एक राशि में रहता है, इसलिए जन्म का समय और स्थान भी उतने ही ज़रूरी हैं जितना दिन। हम आपके जन्म के क्षण में आकाश में चंद्रमा का सही स्थान देखते हैं, उस शहर में उस वर्ष चलने वाली घड़ी के अनुसार। अगर जन्म का समय केवल अनुमान है तो घर में पूछें या जन्म प्रमाण पत्र देखें, फिर अपनी प्रोफ़ाइल में सुधारें: सब कुछ नए सिरे से निकल आएगा।',
      linkLabel: 'जन्म का विवरण देखें',
    },
  }),
  notice(3, '/dashboard', {
    en: {
      title: 'When new readings come',
      description:
        'A new week opens every Monday, a new month on its first day and a new year on the first of January. Earlier readings stay where they were, so you can look back and see what rang true.',
      linkLabel: 'See my horoscopes',
    },
    hi: {
      title: 'नया राशिफल कब आता है',
      description:
        'नया सप्ताह हर सोमवार को खुलता है, नया महीना अपने पहले दिन और नया साल पहली जनवरी को। पहले के राशिफल जहाँ थे वहीं रहते हैं, ताकि पीछे मुड़कर देखा जा सके कि क्या सच लगा।',
      linkLabel: 'मेरे राशिफल देखें',
    },
  }),
  notice(4, null, {
    en: {
      title: 'Read with care for yourself',
      description:
        'A horoscope is a companion for reflection. It does not judge your health, foretell events or decide for you. When it is about your health, your money or your safety, please talk to someone trained for it and to people who love you.',
    },
    hi: {
      title: 'पढ़ते समय अपना ख़याल रखें',
      description:
        'राशिफल मन की बात समझने का साथी है। यह न सेहत की जाँच करता है, न घटनाओं की भविष्यवाणी, और न आपकी जगह फ़ैसला लेता है। बात सेहत, पैसों या सुरक्षा की हो तो किसी जानकार से और अपने प्रियजनों से ज़रूर बात करें।',
    },
  }),
]
