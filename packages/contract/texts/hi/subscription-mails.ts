import type { TextsOf } from '../en/texts-of.ts'
import type { subscriptionMails as english } from '../en/subscription-mails.ts'

export const subscriptionMails: TextsOf<typeof english> = {
  'letter.action': 'मेरे प्लान',
  'letter.how-to-cancel':
    '“मेरे प्लान” में जाकर इसे कभी भी रद्द करें। भुगतान की हुई अवधि पूरी होने तक राशिफल खुला रहेगा।',

  'letter.vat': 'मूल्य में {{percent}}% की दर से {{amount}} वैट शामिल है।',
  'letter.paid-with': 'भुगतान {{brand}} कार्ड से हुआ, जिसके अंतिम अंक {{digits}} हैं।',

  'letter.consented': 'भुगतान करते समय आपने यह माना: “{{consent}}”',
  'letter.change-mind-subscription':
    '{{until}} के अंत तक मन बदला जा सकता है: “मेरे प्लान” में “अनुबंध से हटें और पैसे वापस लें” चुनें, या अपने शब्दों में हमें बताएँ: {{contact}}।',
  'letter.change-mind-consultation':
    '{{until}} के अंत तक मन बदला जा सकता है, जब तक हमने उत्तर न भेजा हो। अपने शब्दों में हमें बताएँ: {{contact}}।',
  'letter.change-mind-renewal':
    'इस नवीनीकरण के बारे में {{until}} के अंत तक मन बदला जा सकता है: “मेरे प्लान” में “अनुबंध से हटें और पैसे वापस लें” चुनें, या हमें बताएँ: {{contact}}। नवीनीकरण से शुरू हुए हर दिन का हिस्सा कटेगा, और कभी कुछ न पढ़ा हो तो पूरा पैसा लौटेगा।',
  'letter.form':
    'चाहें तो यह लिखें, पर ये ही शब्द ज़रूरी नहीं: “{{seller}} को: मैं {{what}} का अनुबंध रद्द करने की सूचना देता/देती हूँ, जिसका ऑर्डर {{day}} को दिया था। मेरा नाम: … मेरा पता: … तारीख़: …”',

  'letter.receipt.subject': 'आपकी रसीद: {{signs}} के लिए {{plan}}',
  'letter.receipt.intro':
    'धन्यवाद। {{day}} को आपने {{plan}} प्लान ({{signs}}) के लिए {{amount}} का भुगतान किया। राशिफल अभी से खुला है।',
  'letter.receipt.note':
    'इसका नवीनीकरण {{until}} को {{next}} {{frequency}} पर होगा, जब तक आप इसे रद्द न करें।',

  'letter.coupon.subject': 'आपका प्रोमो कोड लागू है: {{signs}} के लिए {{plan}}',
  'letter.coupon.intro': 'आपका {{plan}} प्लान ({{signs}}) {{until}} तक मुफ़्त खुला है।',
  'letter.coupon.note': 'यह अपने-आप समाप्त होगा: आपसे कुछ नहीं लिया जाएगा।',

  'letter.renewed.subject': 'आपकी रसीद: {{signs}} के लिए {{plan}} का नवीनीकरण',
  'letter.renewed.intro':
    '{{day}} को आपने {{plan}} प्लान ({{signs}}) के लिए {{amount}} का भुगतान किया।',
  'letter.renewed.note': 'अगला नवीनीकरण {{until}} को {{next}} {{frequency}} पर होगा।',

  'letter.cooling-off.subject': '{{plan}} के बारे में {{lastDay}} तक मन बदला जा सकता है',
  'letter.cooling-off.intro':
    'आपका {{plan}} प्लान ({{signs}}) जारी है: {{since}} को {{amount}} में इसका एक साल का नवीनीकरण हुआ, {{until}} तक। उसी दिन से मन बदला जा सकता है।',
  'letter.cooling-off.note':
    'पैसे वापस लेने पर प्लान तुरंत बंद हो जाता है, और पैसे उसी कार्ड पर लौटते हैं जिससे भुगतान हुआ था। पढ़ लेने से यह अधिकार नहीं जाता। प्लान रखना हो, तो कुछ करने की ज़रूरत नहीं।',

  'letter.confirms-renewals':
    'आपका कार्ड भारत के बैंक का है, और ये बैंक हर नवीनीकरण पर आपसे ही पुष्टि माँगते हैं। समय आने पर हम ईमेल से लिंक भेजेंगे, और एक सप्ताह तक सब कुछ खुला रहेगा, ताकि जल्दी न करनी पड़े।',

  'letter.cancelled.subject': 'आपने {{signs}} का {{plan}} रद्द कर दिया है',
  'letter.cancelled.intro':
    'आपका {{plan}} प्लान ({{signs}}) रद्द हो गया है। अब आपसे और कुछ नहीं लिया जाएगा।',
  'letter.cancelled.note': '{{until}} तक सब खुला रहेगा।',

  'letter.withdrawn.subject': '{{signs}} के {{plan}} के लिए {{amount}} की वापसी',
  'letter.withdrawn.intro':
    '{{moment}} आपने {{plan}} प्लान ({{signs}}) के पैसे वापस माँगे। {{amount}} उसी कार्ड पर लौटाए जा रहे हैं जिससे भुगतान हुआ था।',
  'letter.withdrawn.note':
    'बैंक में इसके दिखने में पाँच से दस दिन लग सकते हैं। प्लान बंद हो गया है, और आगे कुछ नहीं लिया जाएगा।',

  'letter.renewal-failed.subject': '{{plan}} का भुगतान नहीं हो सका',
  'letter.renewal-failed.intro':
    '{{plan}} प्लान ({{signs}}) के लिए {{amount}} नहीं लिए जा सके। कृपया अपना कार्ड जाँचें या दूसरा चुनें।',
  'letter.renewal-failed.note':
    'एक सप्ताह तक सब कुछ खुला रहेगा। हम {{due}} को फिर कोशिश करेंगे; भुगतान न होने पर प्लान समाप्त हो जाएगा।',

  'letter.confirm-renewal.subject': 'कृपया {{plan}} के भुगतान की पुष्टि करें',
  'letter.confirm-renewal.intro':
    'आपके बैंक को {{plan}} प्लान ({{signs}}) के {{amount}} के लिए आपकी पुष्टि चाहिए। कृपया “मेरे प्लान” खोलकर पुष्टि करें।',
  'letter.confirm-renewal.note':
    '{{due}} तक सब कुछ खुला रहेगा। पुष्टि न होने पर प्लान उसी दिन समाप्त हो जाएगा।',

  'letter.other-card.subject': '{{plan}} के लिए कृपया दूसरा कार्ड चुनें',
  'letter.other-card.intro':
    'आपके बैंक ने {{plan}} प्लान ({{signs}}) के {{amount}} का भुगतान स्वीकार नहीं किया और हमसे कहा है कि यह कार्ड दोबारा न आज़माएँ। कृपया “मेरे प्लान” खोलकर दूसरे कार्ड से भुगतान करें।',
  'letter.other-card.note':
    '{{due}} तक सब कुछ खुला रहेगा। दूसरा कार्ड न मिलने पर प्लान उसी दिन समाप्त हो जाएगा।',

  'letter.card-again.subject': '{{plan}} के लिए कृपया अपना कार्ड फिर से जोड़ें',
  'letter.card-again.intro':
    'हमारी भुगतान व्यवस्था बदल गई है और आपका कार्ड अब उसमें नहीं है, इसलिए {{plan}} प्लान ({{signs}}) के लिए कुछ नहीं लिया गया। आपके बैंक ने कुछ अस्वीकार नहीं किया है। कृपया “मेरे प्लान” खोलकर कार्ड चुनें; तब {{amount}} लिए जाएँगे।',
  'letter.card-again.note':
    '{{due}} तक सब कुछ खुला रहेगा। कार्ड न मिलने पर प्लान उसी दिन समाप्त हो जाएगा।',

  'letter.lapsed.subject': '{{signs}} का {{plan}} समाप्त हो गया है',
  'letter.lapsed.intro': '{{plan}} प्लान ({{signs}}) का भुगतान नहीं हो सका, इसलिए वह समाप्त हो गया है।',
  'letter.lapsed.note': 'अब आपसे और कुछ नहीं लिया जाएगा। जब चाहें फिर से प्लान चुनें।',

  'letter.card-expiring.subject': 'आपके {{card}} अंकों वाले कार्ड की अवधि पूरी होने वाली है',
  'letter.card-expiring.intro':
    'आपके {{card}} अंकों वाले कार्ड की अवधि {{expiry}} के अंत में पूरी हो जाएगी। आपके प्लान का नवीनीकरण इसी से होता है: अगला {{plan}} प्लान ({{signs}}) का, {{until}} को, {{next}}।',
  'letter.card-expiring.note': 'कृपया “मेरे प्लान” में दूसरा कार्ड चुनें, ताकि प्लान न रुके।',

  'letter.reminder.subject': '{{signs}} के {{plan}} का नवीनीकरण {{until}} को होगा',
  'letter.reminder.intro':
    'आपके {{plan}} प्लान ({{signs}}) का नवीनीकरण {{until}} को {{next}} {{frequency}} पर होगा।',
  'letter.reminder.note': 'इसे जारी रखने के लिए कुछ करने की ज़रूरत नहीं है।',

  'letter.price-change.subject': '{{signs}} के {{plan}} का मूल्य {{until}} से बदलेगा',
  'letter.price-change.intro':
    'आपके {{plan}} प्लान ({{signs}}) का मूल्य {{amount}} से बदलकर {{next}} {{frequency}} हो जाएगा। नया मूल्य {{until}} के नवीनीकरण से लगेगा। तब तक कुछ नहीं बदलेगा।',
  'letter.price-change.note': 'नया मूल्य ठीक न लगे, तो {{until}} से पहले प्लान रद्द कर दें।',

  'letter.price-kept.subject': '{{signs}} के {{plan}} का मूल्य {{amount}} ही रहेगा',
  'letter.price-kept.intro':
    'हमने आपको लिखा था कि आपके {{plan}} प्लान ({{signs}}) का मूल्य बदलेगा। अब वह {{amount}} {{frequency}} ही रहेगा।',
  'letter.price-kept.note': 'आपको कुछ करने की ज़रूरत नहीं है।',

  'refund.email.subject': '{{amount}} की वापसी: {{what}}',
  'refund.email.intro': 'हमने {{what}} के {{amount}} उसी कार्ड पर लौटा दिए हैं, जिससे भुगतान हुआ था।',
  'refund.email.intro-card':
    'हमने {{what}} के {{amount}} आपके {{card}} कार्ड पर लौटा दिए हैं, जिसके अंतिम अंक {{digits}} हैं।',
  'refund.email.revoked':
    'इस वापसी के साथ आपकी यह ख़रीद समाप्त हो गई है, और इसके लिए आगे कुछ नहीं लिया जाएगा।',
  'refund.email.kept': 'इसके अलावा कुछ नहीं बदला है: आपने जो ख़रीदा है, वह आपका ही रहेगा।',
  'refund.email.when': 'बैंक में यह रकम दिखने में पाँच से दस दिन लग सकते हैं।',
  'refund.email.action': 'अपने भुगतान देखें',
}
