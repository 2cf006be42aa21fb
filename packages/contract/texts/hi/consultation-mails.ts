import type { consultationMails as english } from '../en/consultation-mails.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const consultationMails: TextsOf<typeof english> = {
  'consultations.mail.answer.subject': 'आपका उत्तर: {{consultation}}',
  'consultations.mail.answer.intro':
    '{{day}} को आपने ज्योतिषी से प्रश्न पूछे थे। उनका उत्तर यह रहा। इसे आपके खाते में भी कभी भी पढ़ा जा सकता है।',
  'consultations.mail.answer.heading': 'उत्तर',
  'consultations.mail.answer.by': '{{name}}, {{brand}} की ओर से',
  'consultations.mail.answer.action': '{{brand}} पर पढ़ें',
  'consultations.mail.addition.subject': 'आपके उत्तर में कुछ और जोड़ा गया है: {{consultation}}',
  'consultations.mail.addition.intro':
    'आपको भेजे गए उत्तर में कुछ और जोड़ा गया है। पहला उत्तर वैसा ही है, और दोनों आपके खाते में पढ़े जा सकते हैं।',
  'consultations.mail.addition.heading': 'जो जोड़ा गया',
  'consultations.mail.late.subject': 'देरी के लिए खेद है, पैसा लौटाया जा रहा है: {{consultation}}',
  'consultations.mail.late.intro':
    '{{day}} को आपने ज्योतिषी से प्रश्न पूछे थे, और 14 दिनों के भीतर उत्तर का वादा था। वह वादा पूरा नहीं हुआ, और इसका हमें खेद है।',
  'consultations.mail.late.refund':
    'इसलिए {{amount}} उसी कार्ड पर लौटाए जा रहे हैं जिससे भुगतान हुआ था। आपको कुछ नहीं करना है। पैसा लौटते ही एक और ईमेल आएगा। यह ऑर्डर अब बंद है।',
  'consultations.mail.late.again': 'अगर आप फिर भी पूछना चाहें, तो यहाँ आपका स्वागत है:',
  'consultations.mail.late-order.subject': 'देरी के कारण परामर्श का पैसा लौटाया गया: {{consultation}}',
  'consultations.mail.late-order.text':
    '{{day}} के ऑर्डर {{order}} का उत्तर 14 दिनों में नहीं दिया गया। {{amount}} ख़रीदार को लौटाए जा रहे हैं, उन्हें बता दिया गया है, और ऑर्डर बंद है।',
}
