import type { TextsOf } from '../en/texts-of.ts'
import type { mobile as english } from '../en/mobile.ts'

export const mobile: TextsOf<typeof english> = {
  'mobile.back': 'ऐप पर वापस जाएँ',
  'mobile.card-required': 'कृपया भुगतान कार्ड चुनें',
  'mobile.incomplete': 'यह लिंक अधूरा है',
  'mobile.incomplete-text': 'इस लिंक में यह नहीं है: {{parts}}। कृपया ऐप में लौटकर वहीं से फिर कोशिश करें।',
  'mobile.part-questions': 'प्रश्न',
  'mobile.part-consultation': 'परामर्श',
  'mobile.part-life-events': 'जीवन-विषय',
  'mobile.part-horoscope': 'राशिफल',
  'mobile.part-token': 'आपका साइन-इन',
  'mobile.unknown': 'इस लिंक पर जो मिलता था, वह अब उपलब्ध नहीं है',
  'mobile.unknown-text': 'कृपया ऐप में लौटकर फिर चुनें।',
  'mobile.owned': 'यह आपके लिए पहले से खुला है',
  'mobile.owned-text': 'कोई भुगतान नहीं करना है: इसे ऐप में पढ़ें।',
  'mobile.some-owned': 'जो आपके लिए पहले से खुला है, वह छोड़ दिया गया है।',
  'mobile.you-ask': 'आपके प्रश्न',
  'mobile.open-app': 'ऐप खोलें',
  'mobile.paid': 'धन्यवाद',
  'mobile.paid-text': 'आपका भुगतान हो गया है और रसीद आ रही है। ऐप अब खुल रहा है।',
  'mobile.opens-soon': 'आपका भुगतान हो गया है और रसीद आ रही है। ऐप एक क्षण में खुलेगा।',
  'mobile.one-off.title': 'एक राशिफल ख़रीदें',
  'mobile.one-off.horoscope': 'राशिफल',
  'mobile.one-off.opens': 'क्या खुलेगा',
  'mobile.one-off.opens-text': 'इस अवधि के सभी अध्याय और उसका वीडियो, हमेशा के लिए।',
  'mobile.one-off.price': 'मूल्य',
  'mobile.one-off.buy': 'अभी ख़रीदें',
  'mobile.one-off.charged':
    'शुल्क एक ही बार लिया जाता है, “भुगतान करें” दबाने पर। इसका नवीनीकरण नहीं होता।',
}
