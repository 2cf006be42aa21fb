import type { studioLive as english } from '../en/studio-live.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const studioLive: TextsOf<typeof english> = {
  'studio.live.lead':
    'प्रसारण चलते समय हर डैशबोर्ड का “लाइव” बटन उसी पर ले जाता है। खुले हुए डैशबोर्ड कुछ ही सेकंड में बदल जाते हैं।',
  'studio.live.now': 'पाठकों को अभी क्या दिखता है',
  'studio.live.on': '“लाइव” से {{url}} खुलता है',
  'studio.live.off': '“लाइव” कोई लिंक नहीं है: अभी कोई प्रसारण नहीं चल रहा।',
  'studio.live.switched-on': '{{when}} को {{who}} ने शुरू किया',
  'studio.live.switched-off': '{{when}} को {{who}} ने बंद किया',
  'studio.live.never': 'यह अब तक कभी शुरू नहीं हुआ।',
  'studio.live.start': 'लाइव शुरू करें',
  'studio.live.move': 'किसी और पते पर ले जाएँ',
  'studio.live.address': 'प्रसारण का पता',
  'studio.live.address-hint': 'यह https:// से शुरू होता है। लाइव करने से पहले इसे एक बार ख़ुद खोलकर देखें।',
  'studio.live.address-wrong': 'प्रसारण का पूरा पता लिखें, जो https:// से शुरू होता हो',
  'studio.live.address-same': 'पाठक पहले से इसी पते पर पहुँचते हैं',
  'studio.live.switch-on': 'लाइव शुरू करें',
  'studio.live.switch-to': 'पाठकों को यहाँ ले जाएँ',
  'studio.live.switch-off': 'प्रसारण बंद करें',
  'studio.live.is-on': 'प्रसारण शुरू है।',
  'studio.live.is-off': 'प्रसारण बंद है।',
}
