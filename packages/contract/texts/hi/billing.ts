import type { TextsOf } from '../en/texts-of.ts'
import type { billing as english } from '../en/billing.ts'

export const billing: TextsOf<typeof english> = {
  'billing.coupon-applied': 'प्रोमो कोड लागू हो गया: {{weeks}} सप्ताह मुफ़्त।',
  'billing.subscribed': 'आपका प्लान चालू है।',
  'billing.confirmation-needed': 'कार्ड को अतिरिक्त प्रमाणीकरण चाहिए',
  'billing.renewed': 'आपके प्लान का नवीनीकरण हो गया है।',
  'billing.cancelled': 'आपका प्लान रद्द हो गया है। {{date}} तक सब खुला रहेगा।',
  'billing.withdrawn': 'आपकी ख़रीद का पैसा लौटाया जा रहा है: {{amount}} आपके कार्ड पर आ रहे हैं।',
  'billing.card-to-confirm':
    'आपका बैंक इस कार्ड की पुष्टि माँग रहा है। पुष्टि होते ही नवीनीकरण इसी कार्ड से होगा।',
  'billing.card-changed': 'अब से नवीनीकरण आपके चुने हुए कार्ड से होगा।',
  'billing.card-removed': 'कार्ड हटा दिया गया है।',
  'billing.event-received': 'मिल गया।',

  'validation.payment-plan': 'कृपया प्लान चुनें',
  'validation.sign': 'कृपया राशि चुनें।',
  'validation.card-required': 'कृपया एक कार्ड चुनें',
  'validation.coupon': 'कृपया सही प्रोमो कोड भरें',
  'validation.coupon-again': 'आपका प्रोमो कोड अब लागू नहीं है। कृपया उसे फिर से लागू करें।',
  'validation.coupon-combo': 'प्रोमो कोड एक साथ दो राशियों पर नहीं चलता।',
  'validation.combo-plan': 'एक साथ दो राशियों के लिए दोनों पर डायमंड प्लान चाहिए।',
  'validation.combo-signs': 'कृपया दो अलग-अलग राशियाँ चुनें।',
}
