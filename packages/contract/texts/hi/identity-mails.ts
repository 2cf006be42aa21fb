import type { TextsOf } from '../en/texts-of.ts'
import type { identityMails as english } from '../en/identity-mails.ts'

export const identityMails: TextsOf<typeof english> = {
  'mail.reset-password.subject': '{{brand}} के लिए नया पासवर्ड चुनें',
  'mail.reset-password.intro':
    '{{email}} के लिए नया पासवर्ड माँगा गया है। अगर यह आपने माँगा है, तो उसे यहाँ चुनें।',
  'mail.reset-password.action': 'नया पासवर्ड चुनें',
  'mail.sign-in.subject': '{{brand}} में साइन इन करने का आपका लिंक',
  'mail.sign-in.intro': 'यह लिंक {{email}} के खाते में साइन इन करने के लिए है।',
  'mail.sign-in.action': 'साइन इन करें',
  'mail.change-email.subject': '{{brand}} के लिए अपने नए ईमेल की पुष्टि करें',
  'mail.change-email.intro':
    '{{brand}} के एक खाते के लिए {{email}} को नया ईमेल बताया गया है। अगर वह खाता आपका है, तो यहाँ पुष्टि करें।',
  'mail.change-email.action': 'इस ईमेल की पुष्टि करें',
  'mail.email-change-asked.subject': 'आपके {{brand}} खाते के लिए नया ईमेल',
  'mail.email-change-asked.intro':
    'किसी ने, जिसे आपका पासवर्ड पता है, आपके {{brand}} खाते का ईमेल {{email}} से बदलकर दूसरा रखने को कहा है। उस पते पर भेजा गया लिंक खुलते ही ईमेल बदल जाएगा। अगर यह आपने नहीं कहा, तो अभी नया पासवर्ड चुनें: उसके बाद वह लिंक काम नहीं करेगा।',
  'mail.email-change-by-support.subject': 'आपके {{brand}} खाते के लिए नया ईमेल',
  'mail.email-change-by-support.intro':
    'हमारी सहायता टीम से आपके {{brand}} खाते का ईमेल {{email}} से बदलकर दूसरा रखने को कहा गया है। उस पते पर भेजा गया लिंक खुलते ही ईमेल बदल जाएगा। अगर यह आपने नहीं कहा, तो हमें तुरंत बताएँ: {{phone}}।',
  'mail.email-changed.subject': 'आपके {{brand}} खाते का ईमेल बदल गया है',
  'mail.email-changed.intro':
    'आपके {{brand}} खाते का ईमेल अब {{email}} नहीं है: नए पते की पुष्टि हो गई है। इस पते पर यह हमारा आख़िरी ईमेल है। अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ: {{phone}}।',
  'mail.password-changed.subject': 'आपके {{brand}} खाते का पासवर्ड बदल गया है',
  'mail.password-changed.intro':
    'आपके {{brand}} खाते का पासवर्ड बदल दिया गया है और बाक़ी सब जगह से साइन आउट कर दिया गया है। अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें।',
  'mail.second-factor-added.subject': 'आपके {{brand}} खाते में साइन इन का दूसरा क़दम जुड़ गया है',
  'mail.second-factor-added.intro':
    'आपके {{brand}} खाते में कोड वाला ऐप या पासकी जोड़ी गई है, और बाक़ी सब जगह से आपको साइन आउट कर दिया गया है। अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और हमें बताएँ: {{phone}}।',
  'mail.second-factor-removed.subject': 'आपके {{brand}} खाते से साइन इन का एक तरीक़ा हटाया गया है',
  'mail.second-factor-removed.intro':
    'आपके {{brand}} खाते से कोड वाला ऐप या पासकी हटाई गई है, और बाक़ी सब जगह से आपको साइन आउट कर दिया गया है। अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और हमें बताएँ: {{phone}}।',
  'mail.recovery-code-used.subject': 'रिकवरी कोड से आपका {{brand}} खाता खोला गया है',
  'mail.recovery-code-used.intro':
    'आपके एक रिकवरी कोड से आपके {{brand}} खाते में साइन इन हुआ है। वह कोड अब दोबारा नहीं चलेगा। अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और हमें बताएँ: {{phone}}।',
  'mail.recovery-codes-renewed.subject': 'आपके {{brand}} खाते के नए रिकवरी कोड',
  'mail.recovery-codes-renewed.intro':
    'आपके {{brand}} खाते के लिए नए रिकवरी कोड बनाए गए हैं। पुराने कोड अब नहीं चलेंगे। अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और हमें बताएँ: {{phone}}।',
  'mail.new-password': 'नया पासवर्ड चुनें',
  'mail.account-deleted.subject': 'आपका {{brand}} खाता हटा दिया गया है',
  'mail.account-deleted.intro':
    'आपका {{brand}} खाता और आपके बारे में रखी गई सारी जानकारी हटा दी गई है, और अब कोई शुल्क नहीं लिया जाएगा। ख़रीद का हिसाब कर क़ानून के अनुसार आपके नाम के बिना रखा जाता है। इस पते पर यह हमारा आख़िरी ईमेल है।',
  'mail.welcome.subject': '{{brand}} में आपका स्वागत है: आपका चंद्रमा {{sign}} राशि में है',
  'mail.welcome.picture': 'आपके जन्म के समय तारों के बीच चंद्रमा',
  'mail.welcome.uncertain':
    'जन्म का समय कुछ मिनट आगे-पीछे हो, तो आपका चंद्रमा {{other}} राशि में भी हो सकता है।',
  'mail.welcome.action': 'अपना साप्ताहिक राशिफल पढ़ें',
  'mail.welcome.confirms':
    'यह लिंक खोलने से इस ईमेल की पुष्टि भी हो जाती है। लिंक एक बार और {{days}} दिन के भीतर काम करता है।',
  'mail.welcome.not-you':
    'अगर आपने {{brand}} पर खाता नहीं बनाया, तो किसी से पता लिखने में भूल हुई है: कृपया इस ईमेल पर ध्यान न दें।',
  'mail.life': 'लिंक केवल एक बार और {{minutes}} मिनट के भीतर काम करता है।',
  'mail.not-you': 'अगर यह आपने नहीं माँगा, तो कुछ न करें: आपका खाता जैसा है वैसा ही रहेगा।',
  'mail.address': 'अगर बटन न खुले, तो यह पता अपने ब्राउज़र में लिखें:',
}
