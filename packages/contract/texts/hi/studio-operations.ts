import type { TextsOf } from '../en/texts-of.ts'
import type { studioOperations as english } from '../en/studio-operations.ts'

export const studioOperations: TextsOf<typeof english> = {
  'studio.operations.lead':
    'जो अपने-आप चलता है: हर रात भुगतान सेवा से मिलान, और वे काम जो आख़िर तक नाकाम रहे।',
  'studio.operations.reconcile': 'भुगतान और भुगतान सेवा',
  'studio.operations.never': 'अभी तक मिलान नहीं हुआ है।',
  'studio.operations.agree': '{{when}} को दोनों का हिसाब एक-सा था।',
  'studio.operations.differ': '{{when}} को फ़र्क़ मिले: {{count}}।',
  'studio.operations.more-lines': 'पहले {{count}} दिखाए गए हैं। npm run reconcile से सब दिखते हैं।',
  'studio.operations.running': 'अभी मिलान चल रहा है।',
  'studio.operations.run': 'अभी मिलान करें',
  'studio.operations.started': 'मिलान शुरू हो गया है।',
  'studio.operations.runs-already': 'मिलान पहले से चल रहा है।',
  'studio.operations.jobs': 'नाकाम काम',
  'studio.operations.no-jobs': 'पिछले दो सप्ताह में कोई काम नाकाम नहीं रहा।',
  'studio.operations.jobs-text':
    'हर काम क़रीब एक घंटे तक आज़माया गया। कारण दूर होने पर इन्हें दोबारा चलाएँ; लॉग में ज़्यादा जानकारी है।',
  'studio.operations.retry-all': 'सभी {{count}} दोबारा चलाएँ',
  'studio.operations.retry-all-of': 'सभी {{count}} दोबारा चलाएँ: {{queue}}',
  'studio.operations.retry': 'दोबारा चलाएँ',
  'studio.operations.retry-of': '{{when}} का {{queue}} दोबारा चलाएँ',
  'studio.operations.tries': '{{when}} को नाकाम, कोशिशें: {{count}}',
  'studio.operations.retried': 'दोबारा चलने वाले काम: {{count}}।',
  'studio.operations.retried-before': 'ये काम पहले ही दोबारा चलाए जा चुके हैं।',
  'studio.operations.older': 'पुराने दिखाएँ',
}
