import type { plans as english } from '../en/plans.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const plans: TextsOf<typeof english> = {
  'plans.for': '{{sign}} राशि का राशिफल।',
  'plans.for-own': 'आपकी चंद्र राशि {{sign}} का राशिफल।',

  'plans.table': 'किस प्लान में क्या खुलता है और कितने में',
  'plans.per-week': 'एक सप्ताह का',
  'plans.over-a-year': 'साल भर का',
  'plans.weekly': 'यह सप्ताह',
  'plans.monthly': 'यह महीना',
  'plans.yearly': 'पूरा साल',
  'plans.yearly-sections': 'पूरा साल, {{count}} विषय',
  'plans.second-sign': 'दूसरी राशि',
  'plans.included': 'शामिल है',
  'plans.not-included': 'शामिल नहीं है',
  'plans.line-of': '{{sign}}: {{title}}',
  'plans.line-missing': 'यह अंश अभी नहीं दिखाया जा सकता। कृपया थोड़ी देर में फिर देखें।',
  'plans.line-link': 'इस राशिफल पर जाएँ',

  'plans.mark-free': 'अभी मुफ़्त',
  'plans.mark-yours': 'पहले से है',

  'plans.free':
    'यह आपके लिए {{date}} तक मुफ़्त खुला है। अभी {{title}} लेने पर कुछ नया नहीं खुलेगा: मुफ़्त हफ़्ते ख़त्म हो जाएँगे और {{price}} {{frequency}} लगेंगे।',
  'plans.yours': '{{sign}} राशि के लिए आपके पास {{owned}} है, इसलिए यह सब पहले से खुला है।',
  'plans.change-first':
    '{{sign}} राशि के लिए आपके पास {{owned}} है। {{title}} लेने के लिए पहले {{owned}} रद्द करें।',
  'plans.cancel-any-time': 'जब चाहें रद्द करें: भुगतान की हुई अवधि पूरी होने तक राशिफल खुला रहता है।',
  'plans.my-subscriptions': 'मेरे प्लान',
  'plans.sign-up': 'मुफ़्त हफ़्ते शुरू करें',

  'plans.dates': 'आज शुरू करें, तो',
  'plans.dates.today': '{{price}} का भुगतान, और सब तुरंत खुल जाता है।',
  'plans.dates.refund': 'पैसे वापस लेने का आख़िरी दिन।',
  'plans.dates.reminder-once': 'ईमेल से याद दिलाई जाती है।',
  'plans.dates.reminder-repeated': 'ईमेल से याद दिलाई जाती है, और उसके बाद हर छह महीने में।',
  'plans.dates.renewal': '{{price}} पर नवीनीकरण। उससे पहले दो क्लिक में रद्द हो सकता है।',
  'plans.dates.coupon-today': 'भुगतान प्रोमो कोड से, और सब तुरंत खुल जाता है।',
  'plans.dates.coupon-end': 'यह अपने-आप समाप्त हो जाता है। कोई शुल्क नहीं लगता।',
}
