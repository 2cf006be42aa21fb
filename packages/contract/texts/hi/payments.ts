import type { TextsOf } from '../texts.ts'
import type { payments as english } from '../en/payments.ts'

export const payments: TextsOf<typeof english> = {
  'payments.title': 'भुगतान',
  'payments.lead': 'आपने यहाँ जो कुछ ख़रीदा है, अपनी रसीद के साथ।',
  'payments.none': 'आपने अभी तक कुछ नहीं ख़रीदा है।',
  'payments.none-text': 'आप जो ख़रीदेंगे, भुगतान होते ही रसीद के साथ यहाँ दिखेगा।',
  'payments.choose': 'प्लान चुनें',
  'payments.more': 'पहले के भुगतान दिखाएँ',
  'payments.renewal': 'नवीनीकरण',
  'payments.free': 'कोई शुल्क नहीं',
  'payments.amount': 'राशि',
  'payments.date': 'तिथि',
  'payments.state': 'स्थिति',
  'payments.receipt': 'रसीद',
  'payments.receipt-of': 'रसीद: {{what}}, {{date}}',
  'payments.all': 'सारे भुगतान',

  'payments.state-paid': 'भुगतान हो गया',
  'payments.state-processing': 'भुगतान हो रहा है',
  'payments.state-authentication': 'बैंक की पुष्टि बाकी है',
  'payments.state-failed': 'शुल्क नहीं लिया गया',
  'payments.state-cancelled': 'रद्द, शुल्क नहीं लिया गया',
  'payments.state-refunding': 'वापसी हो रही है',
  'payments.state-refunded': 'पैसे वापस हो गए',
  'payments.state-partly_refunded': 'कुछ पैसे वापस हुए',

  'payments.refund-made': '{{date}} को {{amount}} आपके कार्ड पर वापस भेज दिए गए।',
  'payments.refund-due': '{{amount}} आपके कार्ड पर वापस आ रहे हैं।',

  'payments.receipt.number': 'रसीद संख्या',
  'payments.receipt.from': 'विक्रेता',
  'payments.receipt.to': 'ग्राहक',
  'payments.receipt.what': 'क्या ख़रीदा गया',
  'payments.receipt.paid-at': 'भुगतान की तिथि',
  'payments.receipt.total': 'कुल भुगतान',
  'payments.receipt.refund': 'वापस किए गए',
  'payments.receipt.left': 'वापसी के बाद शेष भुगतान',
  'payments.receipt.none': 'कोई रसीद नहीं है',
  'payments.receipt.none-text': 'इसके लिए कोई शुल्क नहीं लिया गया।',
  'payments.receipt.print': 'प्रिंट करें',
}
