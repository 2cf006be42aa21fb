import type { studioConsultations as english } from '../en/studio-consultations.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const studioConsultations: TextsOf<typeof english> = {
  'studio.consultations.lead':
    'ग्राहक ज्योतिषी से क्या-क्या पूछ सकते हैं। हर ऑर्डर का मूल्य और उसके प्रश्न वही रहते हैं जो ऑर्डर के समय थे।',
  'studio.consultations.receipt-name': 'रसीद पर: {{name}}',
  'studio.consultations.description': 'पूरा विवरण',
  'studio.consultations.price': 'मूल्य: {{price}}',
  'studio.consultations.hidden': 'बिक्री में नहीं है।',
  'studio.consultations.texts': 'टेक्स्ट बदलें',
  'studio.consultations.texts-of': '{{title}} के टेक्स्ट बदलें',
  'studio.consultations.questions': 'प्रश्न: {{count}}',
  'studio.consultations.questions-of': '{{title}} के प्रश्न: {{count}}',
  'studio.consultations.in-language': '{{field}}, {{language}}',
  'studio.consultations.title': 'शीर्षक',
  'studio.consultations.subtitle': 'उपशीर्षक',
  'studio.consultations.short_description': 'सूची में झलक',
  'studio.consultations.name': 'रसीद पर नाम',
  'studio.consultations.whole': 'विवरण',
  'studio.consultations.whole-hint':
    'हर अनुच्छेद <p>…</p> में लिखें, और सूची <ul><li>…</li></ul> में। बाक़ी HTML नहीं रहता।',
  'studio.consultations.missing': 'इसे हर भाषा में लिखें',
  'studio.consultations.save': 'बदलाव सहेजें',
  'studio.consultations.saved': 'टेक्स्ट बदल दिए गए हैं।',
  'studio.consultations.question': 'प्रश्न',
  'studio.consultations.retired': 'हटाया हुआ: फ़ॉर्म में नहीं दिखता।',
  'studio.consultations.change': 'शब्द बदलें',
  'studio.consultations.up': 'ऊपर',
  'studio.consultations.down': 'नीचे',
  'studio.consultations.retire': 'हटाएँ',
  'studio.consultations.put-back': 'वापस लाएँ',
  'studio.consultations.act-of': '{{act}}: {{name}}',
  'studio.consultations.add': 'प्रश्न जोड़ें',
  'studio.consultations.question-saved': 'प्रश्न सहेज लिया गया है। पहले के ऑर्डर में पुराना प्रश्न ही रहेगा।',
  'studio.consultations.question-retired': 'यह प्रश्न अब फ़ॉर्म में नहीं है।',
  'studio.consultations.question-back': 'यह प्रश्न फिर फ़ॉर्म में है।',
  'studio.consultations.ordered': 'प्रश्नों का क्रम बदल गया है।',
}
