import type { TextsOf } from '../en/texts-of.ts'
import type { lifeEvents as english } from '../en/life-events.ts'

export const lifeEvents: TextsOf<typeof english> = {
  'life-events.title': 'जीवन-विषय',
  'life-events.description':
    'आपके साल के तेरह विषय, प्रेम और काम से लेकर यात्रा और आस्था तक। हर विषय आपकी चंद्र राशि पर ग्रहों के गोचर से पढ़ा गया है और अलग से ख़रीदा जा सकता है।',
  'life-events.lead':
    'साल लंबा होता है, और हम शायद ही कभी एक साथ पूरे साल के बारे में पूछते हैं। यहाँ वह विषयों में लिखा है: वही चुनें जिनके बारे में आपके मन में प्रश्न है।',
  'life-events.sign': 'राशि',
  'life-events.plate': '{{sign}}: असली तारों से उकेरा इसका तारामंडल',
  'life-events.sections': '{{sign}} के लिए {{year}} के विषय',
  'life-events.add': 'टोकरी में डालें',
  'life-events.remove': 'टोकरी से निकालें',
  'life-events.open': 'आपके लिए खुला है',
  'life-events.read': 'पढ़ें',
  'life-events.read-of': 'पढ़ें: {{section}}',
  'life-events.none': 'इस साल के विषय अभी नहीं हैं।',
  'life-events.none-text': 'कृपया कुछ देर बाद फिर आएँ, या पूरा साल एक साथ पढ़ें।',
  'life-events.whole-year': 'पूरा साल',

  'life-events.basket': 'टोकरी',
  'life-events.basket-empty': 'अभी कुछ नहीं चुना गया।',
  'life-events.basket-count': 'विषय',
  'life-events.basket-total': 'कुल',
  'life-events.basket-buy': 'अभी ख़रीदें',
  'life-events.basket-reset': 'टोकरी ख़ाली करें',
  'life-events.basket-once': 'भुगतान एक ही बार, पढ़ना हमेशा के लिए। आगे अपने-आप कुछ नहीं कटता।',
  'life-events.diamond-text': 'डायमंड प्लान अपनी राशि का हर विषय, हर सप्ताह और हर महीना खोलता है।',
  'life-events.all-open': 'इस साल का हर विषय आपके लिए खुला है।',

  'life-events.own': 'आपके जीवन-विषय',
  'life-events.own-none': 'अभी कोई नहीं है।',
  'life-events.of-year': '{{section}} · {{sign}} {{year}}',
  'life-events.purchase': 'जीवन-विषय ख़रीदें',
  'life-events.views': 'आगे पढ़ें',
  'life-events.weekly-view': 'साप्ताहिक राशिफल',
  'life-events.monthly-view': 'मासिक राशिफल',
  'life-events.diamond': 'डायमंड प्लान लें',

  'life-events.place': '{{count}} में से {{at}}',
  'life-events.previous': 'पिछला',
  'life-events.next': 'अगला',
  'life-events.turn': 'दूसरे विषय',
  'life-events.all': 'सभी जीवन-विषय',

  'life-events.thanks': 'धन्यवाद',
  'life-events.thanks-text':
    'आपका भुगतान हो गया है, और रसीद ईमेल से भेजी जा रही है। यह सब अब आपके लिए हमेशा के लिए खुला है:',
  'life-events.to-dashboard': 'डैशबोर्ड पर जाएँ',
}
