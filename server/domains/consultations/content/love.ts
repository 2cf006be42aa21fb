import { defineConsultation } from './consultation-content.ts'

export const loveConsultations = [
  defineConsultation(
    { id: 3, slug: 'love-and-partnership', category_id: 2, amount_pence: 4900 },
    {
      en: {
        name: 'Love and partnership consultation',
        title: 'Love and partnership',
        subtitle: 'What you look for, and what you bring',
        short:
          'For anyone looking for a partner, and for anyone who has one and would like to understand them better.',
        paragraphs: [
          'The seventh house shows whom we reach out to; the Moon shows what we need once we have been met. An astrologer reads both in your chart, and Venus and Mars with them, and writes to you about how you love.',
          'If you give the date, time and place of birth of your partner in the other question, both charts are laid side by side: where you understand one another without words, and where kindness asks for a little more effort.',
          'The answer is two to three pages and speaks of you, not of a fate that is settled. No chart says whom to marry or whom to leave.',
        ],
      },
      hi: {
        name: 'प्रेम और साथ पर परामर्श',
        title: 'प्रेम और साथ',
        subtitle: 'आपको किसकी तलाश है, और आपके पास देने को क्या है',
        short: 'उनके लिए जिन्हें साथी की तलाश है, और उनके लिए भी जिन्हें अपने साथी को बेहतर समझना है।',
        paragraphs: [
          'सातवाँ भाव दिखाता है कि हम किसकी ओर हाथ बढ़ाते हैं; चंद्रमा दिखाता है कि साथ मिल जाने पर हमें क्या चाहिए। ज्योतिषी आपकी कुंडली में दोनों को शुक्र और मंगल के साथ पढ़ते हैं और लिखते हैं कि आपका प्रेम कैसा है।',
          'अगर आप दूसरे प्रश्न में अपने साथी की जन्म तिथि, समय और स्थान लिख दें, तो दोनों कुंडलियाँ साथ रखकर देखी जाती हैं: कहाँ आप बिना कहे एक-दूसरे को समझते हैं, और कहाँ रिश्ता थोड़ा और धीरज माँगता है।',
          'उत्तर दो से तीन पन्नों का होता है और आपके बारे में होता है, किसी तय भाग्य के बारे में नहीं। कोई कुंडली यह नहीं कहती कि आपको किससे विवाह करना है या किसे छोड़ना है।',
        ],
      },
    },
    {
      active: [
        { en: 'What kind of partner suits me?', hi: 'मुझे कैसा साथी रास आता है?' },
        { en: 'How do my partner and I fit together?', hi: 'मेरा और मेरे साथी का तालमेल कैसा है?' },
        {
          en: 'Why do my relationships take the same turn every time?',
          hi: 'मेरे रिश्ते हर बार एक ही मोड़ क्यों ले लेते हैं?',
        },
        {
          en: 'Is the coming year a time to meet someone, to wait or to decide?',
          hi: 'आने वाला साल किसी से मिलने का है, ठहरने का या निर्णय लेने का?',
        },
        {
          en: 'How can we find our way back after a hard time?',
          hi: 'कठिन समय के बाद हम फिर से एक-दूसरे के पास कैसे आएँ?',
        },
      ],
      retired: { en: 'On which day will I marry?', hi: 'मेरा विवाह किस दिन होगा?' },
    },
  ),
  defineConsultation(
    { id: 4, slug: 'children-and-parents', category_id: 2, amount_pence: 4200 },
    {
      en: {
        name: 'Children and parents consultation',
        title: 'Children and parents',
        subtitle: 'The ties we do not choose',
        short:
          'For parents who want to understand a child, and for grown-up children who want to understand their parents.',
        paragraphs: [
          'A family is a small sky: each one shines in their own way, and now and then someone stands in someone else’s light. An astrologer reads the fourth and fifth houses of your chart, and the charts of the people you ask about, if you give their birth details.',
          'You receive a written answer of two to three pages: what each of you needs in order to feel at home, where you misread one another, and which small changes in everyday life may help.',
          'We write about children with particular care: about their gifts and needs, and never about their health, length of life or how they will turn out.',
        ],
      },
      hi: {
        name: 'संतान और माता-पिता पर परामर्श',
        title: 'संतान और माता-पिता',
        subtitle: 'वे रिश्ते जो चुने नहीं जाते',
        short:
          'उन माता-पिता के लिए जिन्हें अपने बच्चे को समझना है, और उन बड़े बच्चों के लिए जिन्हें अपने माता-पिता को।',
        paragraphs: [
          'परिवार एक छोटा-सा आकाश है: हर कोई अपने ढंग से चमकता है, और कभी-कभी कोई किसी की रोशनी के आगे आ जाता है। ज्योतिषी आपकी कुंडली के चौथे और पाँचवें भाव पढ़ते हैं, और जिनके बारे में आप पूछते हैं उनका जन्म विवरण देने पर उनकी कुंडली भी।',
          'आपको दो से तीन पन्नों का लिखित उत्तर मिलता है: आप में से हर एक को अपनापन महसूस करने के लिए क्या चाहिए, कहाँ आप एक-दूसरे को ग़लत समझते हैं, और रोज़ के जीवन में कौन-से छोटे बदलाव मदद कर सकते हैं।',
          'बच्चों के बारे में हम ख़ास सावधानी से लिखते हैं: उनकी प्रतिभा और ज़रूरतों के बारे में, और कभी सेहत, आयु या उनके भविष्य के फ़ैसलों के बारे में नहीं।',
        ],
      },
    },
    {
      active: [
        { en: 'What does my child need most from me?', hi: 'मेरे बच्चे को मुझसे सबसे ज़्यादा क्या चाहिए?' },
        { en: 'Where do my child’s gifts lie?', hi: 'मेरे बच्चे की प्रतिभा किस ओर है?' },
        {
          en: 'Why do my mother or father and I misunderstand each other?',
          hi: 'मेरे और मेरी माँ या पिता के बीच ग़लतफ़हमी क्यों होती है?',
        },
        {
          en: 'How can I care for my parents without losing myself?',
          hi: 'ख़ुद को खोए बिना मैं अपने माता-पिता की देखभाल कैसे करूँ?',
        },
        {
          en: 'Is this a good time to add to our family?',
          hi: 'क्या यह परिवार बढ़ाने का अच्छा समय है?',
        },
      ],
      retired: { en: 'How many children will I have?', hi: 'मेरी कितनी संतानें होंगी?' },
    },
  ),
]
