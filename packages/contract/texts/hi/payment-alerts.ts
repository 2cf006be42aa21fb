import type { TextsOf } from '../en/texts-of.ts'
import type { paymentAlerts as english } from '../en/payment-alerts.ts'

export const paymentAlerts: TextsOf<typeof english> = {
  'alert.payment': 'भुगतान',
  'alert.purchase': 'ख़रीद',
  'alert.dispute-opened.subject': 'भुगतान पर विवाद: {{amount}}, {{what}}',
  'alert.dispute-opened.text':
    '“{{what}}” के {{amount}} पर ख़रीदार के बैंक ने आपत्ति की है ({{reason}})। आगे का नवीनीकरण रोक दिया गया है; जो ख़रीदा गया था, वह अभी खुला है। कृपया भुगतान सेवा की साइट पर, वहाँ दी गई तारीख़ से पहले, सबूत भेजें या आपत्ति मान लें।',
  'alert.dispute-won.subject': 'विवाद आपके पक्ष में: {{amount}}, {{what}}',
  'alert.dispute-won.text':
    'बैंक का फ़ैसला आपके पक्ष में है: “{{what}}” के {{amount}} आपके ही रहेंगे। अपने-आप कुछ भी दोबारा नहीं खोला गया है, और नवीनीकरण रुका ही रहेगा।',
  'alert.dispute-lost.subject': 'विवाद ख़रीदार के पक्ष में: {{amount}}, {{what}}',
  'alert.dispute-lost.text':
    'बैंक ने “{{what}}” के {{amount}} ख़रीदार को लौटा दिए हैं। जो ख़रीदा गया था, वह बंद कर दिया गया है।',
  'alert.dispute-closed.subject': 'बैंक की पूछताछ पूरी: {{amount}}, {{what}}',
  'alert.dispute-closed.text':
    '“{{what}}” के {{amount}} के बारे में बैंक की पूछताछ बिना विवाद के पूरी हो गई है। नवीनीकरण रुका ही रहेगा।',
  'alert.refund-stopped.subject': 'रक़म नहीं लौटी: {{amount}}, {{what}}',
  'alert.refund-stopped.text':
    '“{{what}}” के {{amount}} लौटाए नहीं जा सके ({{reason}}), और अपने-आप दोबारा कोशिश नहीं होगी। कृपया ख़रीदार को रक़म किसी और तरीक़े से दें, या `npm run operator -- refund retry {{payment}}` से फिर कोशिश करें।',
  'alert.refund-waits.subject': 'रक़म लौटाने के लिए दूसरे खाते की कुंजी चाहिए: {{amount}}, {{what}}',
  'alert.refund-waits.text':
    '“{{what}}” के {{amount}} ख़रीदार को लौटने हैं, पर भुगतान {{payment}} इस खाते में हुआ था: {{reason}}। उस खाते की कुंजियाँ फिर लगते ही रक़म लौटा दी जाएगी; वहाँ के Dashboard से लौटाई गई रक़म भी गिनी जाएगी।',
  'alert.refund-outside.subject': 'भुगतान सेवा से लौटाई गई रक़म: {{amount}}, {{what}}',
  'alert.refund-outside.text':
    '“{{what}}” के {{amount}} भुगतान सेवा की साइट से लौटाए गए हैं। यह दर्ज हो गया है और ख़रीदार को ईमेल से बताया जा रहा है। पूरी रक़म लौट जाने पर, जो ख़रीदा गया था वह बंद हो जाता है।',
  'alert.fraud-warning.subject': 'धोखाधड़ी की चेतावनी: {{amount}}, {{what}}',
  'alert.fraud-warning.text':
    'कार्ड नेटवर्क के अनुसार “{{what}}” के {{amount}} का भुगतान धोखाधड़ी हो सकता है। अभी पूरी रक़म लौटा देने से अक्सर विवाद टल जाता है: `npm run operator -- refund {{payment}} --reason "…"`।',
  'alert.customers-to-delete.subject': 'भुगतान सेवा में मिटाने के लिए ग्राहक: {{count}}',
  'alert.customers-to-delete.text':
    'किसी ने अपना खाता मिटाया है। भुगतान सेवा में उनके ये ग्राहक ऐसे खातों के हैं जिनकी कुंजियाँ अभी नहीं लगी हैं, इसलिए यहाँ से नहीं मिटाए जा सकते। कृपया इन्हें वहाँ के Dashboard में मिटाएँ: तब तक उनका ईमेल और कार्ड वहाँ रहेंगे।',
  'alert.differences.subject': 'भुगतानों में अंतर: {{count}}',
  'alert.differences.text':
    'पिछले सात दिनों की रात वाली जाँच में भुगतान सेवा और डेटाबेस के बीच ये अंतर मिले। `npm run reconcile` सभी भुगतानों को मिलाता है।',
}
