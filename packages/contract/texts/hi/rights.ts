import type { TextsOf } from '../texts.ts'
import type { rights as english } from '../en/rights.ts'

export const rights: TextsOf<typeof english> = {
  'rights.consent':
    'भुगतान करके आप हमसे इसे तुरंत खोलने को कहते हैं। 14 दिन के भीतर आप मन बदल सकते हैं: कुछ न पढ़ा हो तो पूरा पैसा वापस मिलता है, और पढ़ने के बाद उपयोग के दिनों का हिस्सा घटाकर।',

  'rights.withdraw.until': 'आप {{date}} तक मन बदल सकते हैं।',
  'rights.withdraw.ask': 'पैसे वापस लें',
  'rights.withdraw.title': 'क्या {{what}} की ख़रीद वापस लें?',
  'rights.withdraw.text':
    '{{amount}} उसी कार्ड पर लौटेंगे जिससे भुगतान हुआ था। यह तुरंत बंद हो जाएगी, और आगे कुछ नहीं लिया जाएगा।',
  'rights.withdraw.combo': 'दोनों राशियाँ एक साथ वापस ली जाती हैं।',
  'rights.withdraw.how':
    'कुछ न पढ़ा हो तो यह आपका पूरा भुगतान है, और पढ़ने के बाद उपयोग के दिनों का हिस्सा घटाकर।',
  'rights.withdraw.confirm': '{{amount}} वापस लें',
  'rights.refunded': 'वापस किए गए',
  'rights.refunded-on': '{{date}} को {{amount}}',
}
