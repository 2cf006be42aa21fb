import { defineConsultation } from './consultation-content.ts'

export const timeConsultations = [
  defineConsultation(
    { id: 5, slug: 'the-year-ahead', category_id: 3, amount_pence: 5900 },
    {
      en: {
        name: 'The year ahead consultation',
        title: 'The year ahead',
        subtitle: 'Twelve months, written for one person',
        short:
          'Your personal calendar for the next twelve months: the slow planets, the eclipses, and the weeks to keep free.',
        paragraphs: [
          'A horoscope in the paper is written for one person in every twelve. This one is written for you: an astrologer follows Saturn, Jupiter and the nodes through your houses month by month, notes the eclipses that touch your chart, and marks the weeks that stand out.',
          'You receive four to five pages with a short calendar at the end. Ask about up to three things that matter to you this year, and the reading is built around them.',
          'Stars incline, they do not compel: treat the calendar like a weather forecast, and use it to decide when to sow and when to mend the roof.',
        ],
      },
      hi: {
        name: 'आने वाले साल पर परामर्श',
        title: 'आने वाला साल',
        subtitle: 'बारह महीने, एक ही व्यक्ति के लिए लिखे हुए',
        short: 'अगले बारह महीनों का आपका अपना पंचांग: धीमे ग्रह, ग्रहण, और वे हफ़्ते जिन्हें ख़ाली रखना अच्छा है।',
        paragraphs: [
          'अख़बार का राशिफल हर बारहवें व्यक्ति के लिए एक-सा होता है। यह केवल आपके लिए लिखा जाता है: ज्योतिषी शनि, गुरु और राहु-केतु को महीने-दर-महीने आपके भावों में देखते हैं, आपकी कुंडली को छूने वाले ग्रहण लिखते हैं, और ख़ास हफ़्तों पर निशान लगाते हैं।',
          'आपको चार से पाँच पन्ने मिलते हैं, जिनके अंत में एक छोटा-सा पंचांग होता है। इस साल जो तीन बातें आपके लिए मायने रखती हैं, वे पूछें: पूरा उत्तर उन्हीं को ध्यान में रखकर लिखा जाता है।',
          'ग्रह झुकाते हैं, विवश नहीं करते: इस पंचांग को मौसम के अनुमान की तरह लें, यह तय करने के लिए कि कब बोना है और कब छत सुधारनी है।',
        ],
      },
    },
    {
      active: [
        {
          en: 'Which months of the next year are good for beginnings?',
          hi: 'अगले साल के कौन-से महीने शुरुआत के लिए अच्छे हैं?',
        },
        {
          en: 'When should I take more rest than usual?',
          hi: 'मुझे कब रोज़ से ज़्यादा आराम करना चाहिए?',
        },
        { en: 'What is the main theme of my year?', hi: 'मेरे इस साल का मुख्य विषय क्या है?' },
        { en: 'Do the coming eclipses touch my chart?', hi: 'क्या आने वाले ग्रहण मेरी कुंडली को छूते हैं?' },
        {
          en: 'Is this a good year to move somewhere else?',
          hi: 'क्या यह साल किसी दूसरी जगह बसने के लिए अच्छा है?',
        },
      ],
      retired: { en: 'What are my lucky numbers?', hi: 'मेरे शुभ अंक कौन-से हैं?' },
    },
  ),
  defineConsultation(
    { id: 6, slug: 'knowing-yourself', category_id: 3, amount_pence: 3500 },
    {
      en: {
        name: 'Knowing yourself consultation',
        title: 'Knowing yourself',
        subtitle: 'Moon, Sun and ascendant, in one portrait',
        short:
          'A portrait from your birth chart, for anyone new to astrology or looking for a present.',
        paragraphs: [
          'Three points make the frame of every chart: the Moon, which is how you feel; the Sun, which is how you are seen; and the ascendant, which is how you walk into a room. An astrologer paints your portrait from the three, with the nakshatra of your Moon as its background.',
          'You receive two to three pages that describe and do not judge: your temper, your gifts, what tires you and what brings you back to yourself.',
          'It is the best consultation to begin with. Many keep the letter and read it again years later.',
        ],
      },
      hi: {
        name: 'स्वयं को जानने पर परामर्श',
        title: 'स्वयं को जानना',
        subtitle: 'चंद्र, सूर्य और लग्न, एक ही चित्र में',
        short:
          'आपकी जन्म कुंडली से बना शब्द-चित्र, उनके लिए जिनका ज्योतिष से यह पहला परिचय है, या उपहार में देने के लिए।',
        paragraphs: [
          'हर कुंडली का ढाँचा तीन बिंदुओं से बनता है: चंद्र, जिससे हम महसूस करते हैं; सूर्य, जिससे हम पहचाने जाते हैं; और लग्न, वह द्वार जिससे हम किसी कमरे में क़दम रखते हैं। ज्योतिषी इन तीनों से आपका चित्र बनाते हैं, और उसकी पृष्ठभूमि होती है आपके चंद्रमा का नक्षत्र।',
          'आपको दो से तीन पन्ने मिलते हैं जो वर्णन करते हैं, निर्णय नहीं सुनाते: आपका स्वभाव, आपकी प्रतिभा, आपको क्या थकाता है और क्या फिर अपने पास लौटाता है।',
          'शुरुआत के लिए यही परामर्श सबसे अच्छा है। बहुत-से लोग यह पत्र सँभालकर रखते हैं और बरसों बाद फिर पढ़ते हैं।',
        ],
      },
    },
    {
      active: [
        { en: 'What does my Moon sign say about me?', hi: 'मेरी चंद्र राशि मेरे बारे में क्या कहती है?' },
        { en: 'How do other people see me at first?', hi: 'लोग मुझे पहली बार में कैसा समझते हैं?' },
        { en: 'Which of my gifts do I overlook?', hi: 'मेरी कौन-सी ख़ूबियाँ अनदेखी रह जाती हैं?' },
        {
          en: 'What wears me out, and what restores me?',
          hi: 'मुझे क्या थकाता है, और क्या फिर से ताज़ा करता है?',
        },
        { en: 'What does my Moon’s nakshatra say about me?', hi: 'मेरे चंद्रमा का नक्षत्र क्या बताता है?' },
      ],
      retired: { en: 'Who was I in an earlier life?', hi: 'पिछले जन्म में मेरा परिचय क्या था?' },
    },
  ),
]
