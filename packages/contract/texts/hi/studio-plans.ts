import type { studioPlans as english } from '../en/studio-plans.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const studioPlans: TextsOf<typeof english> = {
  'studio.plans.lead':
    'नया मूल्य नए ऑर्डर पर तुरंत लागू होता है। सदस्यों को ईमेल जाता है, और वे इसे ईमेल के कम से कम 30 दिन बाद होने वाले पहले नवीनीकरण से देते हैं।',
  'studio.plans.price-week': '{{price}} प्रति सप्ताह',
  'studio.plans.price-month': '{{price}} प्रति माह',
  'studio.plans.price-year': '{{price}} प्रति वर्ष',
  'studio.plans.subscriptions': 'आगे बढ़ने वाली सदस्यताएँ: {{count}}।',
  'studio.plans.at-other-price': 'किसी और मूल्य पर: {{count}}।',
  'studio.plans.hidden': 'बिक्री में नहीं',
  'studio.plans.hide': 'बिक्री से हटाएँ',
  'studio.plans.hide-of': '{{title}} को बिक्री से हटाएँ',
  'studio.plans.offer': 'बिक्री में लाएँ',
  'studio.plans.offer-of': '{{title}} को फिर बिक्री में लाएँ',
  'studio.plans.hidden-now': '{{title}} अब बिक्री में नहीं है। इसकी सदस्यताएँ चलती रहेंगी।',
  'studio.plans.offered-now': '{{title}} फिर बिक्री में है।',
  'studio.plans.change': 'मूल्य बदलें',
  'studio.plans.change-of': '{{title}} का मूल्य बदलें',
  'studio.plans.close': 'बंद करें',
  'studio.plans.new-price': 'नया मूल्य, पाउंड में',
  'studio.plans.price-wrong': '0.30 से 1000 पाउंड के बीच का मूल्य लिखें, जैसे 2.49',
  'studio.plans.price-same': 'अभी यही मूल्य है',
  'studio.plans.preview': 'देखें किन पर असर होगा',
  'studio.plans.touches':
    'इतने सदस्यों को ईमेल जाएगा: {{count}}। {{day}} से पहले किसी का नवीनीकरण {{price}} पर नहीं होगा।',
  'studio.plans.touches-nobody': 'कोई सदस्य किसी और मूल्य पर नहीं है। सिर्फ़ नए ऑर्डर पर असर होगा।',
  'studio.plans.next-renewals': 'इनके अगले नवीनीकरण',
  'studio.plans.day': 'दिन',
  'studio.plans.renewals': 'नवीनीकरण',
  'studio.plans.submit': 'मूल्य {{price}} करें',
  'studio.plans.price-changed': 'अब मूल्य {{price}} है।',
}
