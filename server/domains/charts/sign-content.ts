import type { Sign, SignKey } from '@rashi/contract'
import { type LanguageCode, translationRows } from '@rashi/contract/languages.rules'

export type SignContent = Pick<Sign, 'key' | 'translations'>

type SignTexts = [name: string, temperament: string, preview: string]

const sign = (key: SignKey, texts: Record<LanguageCode, SignTexts>): SignContent => ({
  key,
  translations: translationRows((code) => {
    const [name, temperament, preview] = texts[code]
    return { name, short_description: `<p>${temperament}</p>`, description_preview: preview }
  }),
})

/** The texts of a new installation, in zodiac order. */
export const signContent: readonly SignContent[] = [
  sign('Aries', {
    en: [
      'Aries',
      'With the Moon in Aries you feel first and explain later: a mood arrives like weather, bright and quick, and is gone by supper. <strong>Beginnings</strong> are your home ground, and people lean on your courage when a thing has to be started at all.',
      'Quick to feel, quick to begin, and quick to forgive.',
    ],
    hi: [
      'मेष',
      'चंद्रमा मेष में हो तो मन पहले महसूस करता है, कारण बाद में ढूँढता है: भाव आते हैं, चमकते हैं और शाम तक बीत जाते हैं। <strong>शुरुआत</strong> करना आपका स्वभाव है, और जहाँ पहला क़दम कठिन हो वहाँ लोग आपके साहस का सहारा लेते हैं।',
      'जल्दी महसूस करना, जल्दी शुरू करना और जल्दी माफ़ कर देना।',
    ],
  }),
  sign('Taurus', {
    en: [
      'Taurus',
      'With the Moon in Taurus, where it is exalted, you settle through the senses: a good meal, a familiar chair, a voice you trust. You change your mind slowly and <strong>keep your word</strong> long after others have forgotten theirs.',
      'Steady, sensuous, and slow to let go of what is good.',
    ],
    hi: [
      'वृषभ',
      'वृषभ चंद्रमा की उच्च राशि है। आपका मन अच्छे भोजन, परिचित कोने और भरोसे की आवाज़ से ठहरता है। आपके विचार धीरे बदलते हैं, और <strong>दिया हुआ वचन</strong> आपसे तब भी निभता है जब बाक़ी लोग अपना भूल चुके होते हैं।',
      'धीरज, सुरुचि और अच्छी चीज़ों को सँभालकर रखने वाला मन।',
    ],
  }),
  sign('Gemini', {
    en: [
      'Gemini',
      'With the Moon in Gemini you think your feelings aloud, and often know them only once they are said. Two conversations at once rest you more than silence does, and your gift is to put the <strong>right word</strong> between two people who had none.',
      'Curious, talkative, and at ease with two thoughts at once.',
    ],
    hi: [
      'मिथुन',
      'चंद्रमा मिथुन में हो तो भावनाएँ बातों में खुलती हैं; कई बार कह देने के बाद ही पता चलता है कि मन में क्या था। चुप्पी से ज़्यादा आराम आपको बातचीत में मिलता है, और दो लोगों के बीच <strong>सही शब्द</strong> रख देना आपका हुनर है।',
      'जिज्ञासु, मिलनसार और एक साथ दो बातें सोच लेने वाला मन।',
    ],
  }),
  sign('Cancer', {
    en: [
      'Cancer',
      'With the Moon in its own sign you remember by feeling: a kitchen, a song, the way someone once closed a door. You look after people before they ask, and you need a <strong>place of your own</strong> to come back to when the day has been loud.',
      'Tender, tenacious, and at home wherever someone is cared for.',
    ],
    hi: [
      'कर्क',
      'कर्क चंद्रमा की अपनी राशि है। आपकी स्मृति भावनाओं से चलती है: कोई रसोई, कोई गीत, किसी का दरवाज़ा बंद करने का ढंग। आपका मन बिना कहे लोगों का ध्यान रखता है, और दिन की हलचल के बाद लौटने को <strong>अपना एक कोना</strong> चाहता है।',
      'कोमल, लगनशील और अपनों की देखभाल में रमने वाला मन।',
    ],
  }),
  sign('Leo', {
    en: [
      'Leo',
      'With the Moon in Leo your heart likes to be seen, and gives twice what it gets once it is. Dignity matters to you even in small things, and a room grows <strong>warmer</strong> when you decide to enjoy yourself in it.',
      'Warm-hearted, proud, and generous in good company.',
    ],
    hi: [
      'सिंह',
      'चंद्रमा सिंह में हो तो मन चाहता है कि उसे देखा और सराहा जाए, और बदले में दुगुना लौटाता है। छोटी बातों में भी मान आपके लिए मायने रखता है; आप ख़ुश हों तो पूरे घर में <strong>गर्माहट</strong> आ जाती है।',
      'उदार, स्वाभिमानी और साथ में खिल उठने वाला मन।',
    ],
  }),
  sign('Virgo', {
    en: [
      'Virgo',
      'With the Moon in Virgo you calm down by putting something in order, a drawer, a sentence, a day. You notice what others pass by, and you show love less in words than in <strong>things done properly</strong> and on time.',
      'Observant, helpful, and soothed by a thing well done.',
    ],
    hi: [
      'कन्या',
      'चंद्रमा कन्या में हो तो मन कुछ सँवारकर शांत होता है: कोई दराज़, कोई वाक्य, पूरा दिन। जो बात औरों से छूट जाती है वह आपको दिख जाती है, और आपका प्यार शब्दों से ज़्यादा <strong>समय पर और ढंग से किए काम</strong> में दिखता है।',
      'पैनी नज़र, मदद का भाव और सलीके से मिलने वाला सुकून।',
    ],
  }),
  sign('Libra', {
    en: [
      'Libra',
      'With the Moon in Libra you feel a room before you enter it, and rest only when both sides have been heard. Beauty is no luxury to you but a way of <strong>keeping the peace</strong>, with others and with yourself.',
      'Fair, gracious, and happiest in good partnership.',
    ],
    hi: [
      'तुला',
      'चंद्रमा तुला में हो तो मन कमरे में क़दम रखने से पहले उसका माहौल भाँप लेता है, और दोनों पक्ष सुन लिए जाएँ तभी चैन पाता है। सुंदरता आपके लिए शौक़ नहीं, औरों से और अपने आप से <strong>मेल बनाए रखने</strong> का तरीक़ा है।',
      'न्यायप्रिय, शालीन और अच्छे साथ में खिलने वाला मन।',
    ],
  }),
  sign('Scorpio', {
    en: [
      'Scorpio',
      'With the Moon in Scorpio you feel to the bottom and show little of it. You forget neither kindness nor its lack, and the people you let in find a <strong>loyalty</strong> that does not bargain.',
      'Deep, private, and loyal without conditions.',
    ],
    hi: [
      'वृश्चिक',
      'चंद्रमा वृश्चिक में हो तो भावनाएँ तह तक जाती हैं, पर चेहरे पर कम आती हैं। आपका मन किसी की भलाई नहीं भूलता, और न ही उसकी कमी; जिसे अपना मान लें उसे ऐसी <strong>निष्ठा</strong> मिलती है जो मोल-भाव नहीं करती।',
      'गहरा, अपने तक रहने वाला और बिना शर्त साथ निभाने वाला मन।',
    ],
  }),
  sign('Sagittarius', {
    en: [
      'Sagittarius',
      'With the Moon in Sagittarius you need a horizon: a plan, a journey, a question larger than the day. You say what you think, mean it kindly, and your <strong>faith in a good outcome</strong> has carried more people than you know.',
      'Open, hopeful, and restless without a far view.',
    ],
    hi: [
      'धनु',
      'चंद्रमा धनु में हो तो मन को दूर तक देखने की जगह चाहिए: कोई इरादा, कोई यात्रा, दिन से बड़ा कोई सवाल। आपकी बात सीधी और भले मन से कही हुई होती है; <strong>अच्छा होने का आपका विश्वास</strong> आपके अंदाज़े से कहीं ज़्यादा लोगों को सहारा देता है।',
      'खुला, आशावान और दूर का सोचने वाला मन।',
    ],
  }),
  sign('Capricorn', {
    en: [
      'Capricorn',
      'With the Moon in Capricorn you carry feelings as you carry duties: quietly, and to the end. Time is on your side; you grow lighter with the years, and what you <strong>build slowly</strong> stands.',
      'Patient, dutiful, and dryly funny once trusted.',
    ],
    hi: [
      'मकर',
      'चंद्रमा मकर में हो तो मन भावनाएँ भी ज़िम्मेदारी की तरह निभाता है: चुपचाप और अंत तक। समय आपके साथ है; उम्र के साथ मन हल्का होता जाता है, और जो <strong>धीरे-धीरे बनता है</strong> वह टिकता है।',
      'धैर्यवान, कर्तव्यनिष्ठ और भरोसा होने पर हँसमुख मन।',
    ],
  }),
  sign('Aquarius', {
    en: [
      'Aquarius',
      'With the Moon in Aquarius you care for people in the plural, and for the odd one out in particular. You need <strong>room to think</strong> before you can say what you feel, and friends forgive you the wait because you come back with something true.',
      'Independent, fair-minded, and a friend before all else.',
    ],
    hi: [
      'कुंभ',
      'चंद्रमा कुंभ में हो तो आपका मन सबके लिए धड़कता है, और जो अकेला छूट गया हो उसके लिए ख़ास तौर पर। अपनी बात कहने से पहले आपको <strong>सोचने की जगह</strong> चाहिए, और दोस्त इंतज़ार कर लेते हैं क्योंकि लौटकर कही आपकी बात सच्ची होती है।',
      'स्वतंत्र, निष्पक्ष और सबसे पहले एक मित्र।',
    ],
  }),
  sign('Pisces', {
    en: [
      'Pisces',
      'With the Moon in Pisces other people’s moods reach you as if by water, so that you often know before you are told. Music, sleep and prayer put you right again, and your <strong>kindness</strong> asks nobody to have earned it.',
      'Gentle, imaginative, and kind without keeping count.',
    ],
    hi: [
      'मीन',
      'चंद्रमा मीन में हो तो औरों का मन आप तक पानी की लहर-सा पहुँचता है, और कई बातें आपको कहे जाने से पहले पता चल जाती हैं। संगीत, नींद और प्रार्थना आपको फिर सँभाल देते हैं, और आपकी <strong>करुणा</strong> किसी से उसका हिसाब नहीं माँगती।',
      'कोमल, कल्पनाशील और बिना हिसाब के दयालु मन।',
    ],
  }),
]
