import { defineConsultation } from './consultation-content.ts'

export const workConsultations = [
  defineConsultation(
    { id: 1, slug: 'work-and-calling', category_id: 1, amount_pence: 4500 },
    {
      en: {
        name: 'Work and calling consultation',
        title: 'Work and calling',
        subtitle: 'What suits your hands, and when to move',
        short:
          'For anyone at a fork in their working life: stay or leave, this trade or that one, now or next year.',
        paragraphs: [
          'Work takes up most of our waking hours, and yet we often choose it young and in a hurry. In this consultation an astrologer reads the tenth house of your chart, its ruler and the planets that aspect it, and sets them beside the period of life you are in.',
          'You receive a written answer of two to three pages in plain words: what in your chart favours the path you are on, what favours another, and which of the coming months suit a step forward and which suit patience. Where the chart is silent, we say so.',
          'The decision stays yours. We see this as a conversation with a thoughtful friend who happens to know the sky, and not as a verdict.',
        ],
      },
      hi: {
        name: 'काम और राह पर परामर्श',
        title: 'काम और राह',
        subtitle: 'आपके हाथों को क्या रास आता है, और कब आगे बढ़ें',
        short: 'उनके लिए जो काम के किसी मोड़ पर खड़े हैं: रुकें या बदलें, यह काम या वह, अभी या अगले साल।',
        paragraphs: [
          'जागते हुए हमारा ज़्यादातर समय काम में बीतता है, फिर भी हम उसे अक्सर कम उम्र में और जल्दी में चुन लेते हैं। इस परामर्श में ज्योतिषी आपकी कुंडली का दसवाँ भाव, उसका स्वामी और उस पर दृष्टि रखने वाले ग्रह पढ़ते हैं, और उन्हें आपकी चल रही दशा के साथ रखकर देखते हैं।',
          'आपको सरल शब्दों में दो से तीन पन्नों का लिखित उत्तर मिलता है: कुंडली में क्या आपकी मौजूदा राह के पक्ष में है, क्या किसी और के, और आने वाले कौन-से महीने क़दम उठाने के लिए ठीक हैं और कौन-से धीरज के लिए। जहाँ कुंडली कुछ नहीं कहती, वहाँ हम यही लिखते हैं।',
          'फ़ैसला आपका ही रहता है। हमारे लिए यह एक समझदार मित्र से हुई बातचीत है, जिसे आकाश की भी समझ है, कोई अंतिम निर्णय नहीं।',
        ],
      },
    },
    {
      active: [
        {
          en: 'Does my chart favour the work I do now, or something else?',
          hi: 'क्या मेरी कुंडली मौजूदा काम के पक्ष में है या किसी और काम के?',
        },
        {
          en: 'Is the coming year a good time to change my job?',
          hi: 'क्या आने वाला साल नौकरी बदलने के लिए अच्छा समय है?',
        },
        {
          en: 'Would I do better employed or on my own?',
          hi: 'मेरे लिए नौकरी बेहतर रहेगी या अपना काम?',
        },
        {
          en: 'Why do I keep meeting the same trouble at work?',
          hi: 'काम पर मुझे बार-बार एक ही तरह की परेशानी क्यों आती है?',
        },
        { en: 'Is it worth going back to study?', hi: 'क्या दोबारा पढ़ाई शुरू करना ठीक रहेगा?' },
      ],
      retired: { en: 'Will I be promoted this month?', hi: 'क्या इस महीने मेरी पदोन्नति होगी?' },
    },
  ),
  defineConsultation(
    { id: 2, slug: 'money-and-footing', category_id: 1, amount_pence: 3900 },
    {
      en: {
        name: 'Money and footing consultation',
        title: 'Money and footing',
        subtitle: 'How you earn, keep and let go',
        short:
          'About your relationship with money: where it comes easily, where it slips away, and what steadies you.',
        paragraphs: [
          'The second house shows what we gather, the eleventh what comes in, the twelfth what goes out again. An astrologer reads the three together in your chart, with Jupiter and Venus, and describes the habits they hint at.',
          'You receive a written answer of about two pages: your strengths with money, the places where you tend to lose hold of it, and the stretches of the next year in which steady saving or a fresh start comes more easily.',
          'This is a reading for reflection and not financial advice: before you borrow, buy a house or move savings, please also speak to someone who is licensed to advise on it.',
        ],
      },
      hi: {
        name: 'धन और आधार पर परामर्श',
        title: 'धन और आधार',
        subtitle: 'आपकी कमाई, बचत और ख़र्च का ढंग',
        short: 'धन से आपके रिश्ते के बारे में: कहाँ वह सहज आता है, कहाँ फिसल जाता है, और आपको क्या स्थिर रखता है।',
        paragraphs: [
          'दूसरा भाव बताता है कि हम क्या जोड़ते हैं, ग्यारहवाँ कि क्या आता है, और बारहवाँ कि क्या फिर चला जाता है। ज्योतिषी आपकी कुंडली में इन तीनों को गुरु और शुक्र के साथ पढ़ते हैं और उन आदतों का वर्णन करते हैं जिनकी ओर ये इशारा करते हैं।',
          'आपको लगभग दो पन्नों का लिखित उत्तर मिलता है: धन के मामले में आपकी ख़ूबियाँ, वे जगहें जहाँ पकड़ ढीली पड़ती है, और अगले साल के वे दिन जब बचत करना या नई शुरुआत करना आसान रहता है।',
          'यह मनन के लिए है, वित्तीय सलाह नहीं: उधार, मकान या बचत के बारे में कृपया किसी अधिकृत सलाहकार से भी बात करें।',
        ],
      },
    },
    {
      active: [
        {
          en: 'Where does money come to me most easily?',
          hi: 'धन मेरे पास किस रास्ते से सबसे सहज आता है?',
        },
        { en: 'Why is it hard for me to save?', hi: 'मेरे लिए बचत करना कठिन क्यों है?' },
        {
          en: 'Which months of the next year favour a fresh start with money?',
          hi: 'अगले साल के कौन-से महीने धन के मामले में नई शुरुआत के लिए अनुकूल हैं?',
        },
        {
          en: 'How can my partner and I talk about money without a row?',
          hi: 'मैं और मेरे साथी धन के बारे में शांति से कैसे बात करें?',
        },
        {
          en: 'What does my chart say about owning a home?',
          hi: 'मेरी कुंडली अपने घर के बारे में क्या कहती है?',
        },
      ],
      retired: { en: 'Which shares should I buy?', hi: 'मुझे कौन-से शेयर ख़रीदने चाहिए?' },
    },
  ),
]
