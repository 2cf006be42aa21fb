import type { TextsOf } from '../en/texts-of.ts'
import type { studioDisputes as english } from '../en/studio-disputes.ts'

export const studioDisputes: TextsOf<typeof english> = {
  'studio.disputes.lead':
    'जब कार्ड वाले व्यक्ति को किसी भुगतान पर आपत्ति होती है, तो बैंक विवाद खोलता है। नवीनीकरण उसी समय रुक जाता है; बाक़ी सब बैंक के फ़ैसले तक खुला रहता है। उत्तर भुगतान सेवा के डैशबोर्ड में भेजा जाता है।',
  'studio.disputes.open': 'खुले',
  'studio.disputes.decided': 'जिन पर फ़ैसला हो चुका है',
  'studio.disputes.none-open': 'किसी भुगतान पर विवाद नहीं है।',
  'studio.disputes.none-decided': 'अभी किसी पर फ़ैसला नहीं हुआ है।',
  'studio.disputes.gone': 'खाता हटाया जा चुका है',
  'studio.disputes.due': 'उत्तर {{when}} तक देना है',
  'studio.disputes.no-due': 'अभी कोई उत्तर नहीं देना है',
  'studio.disputes.opened': '{{day}} को खुला',
  'studio.disputes.won': '{{day}} को फ़ैसला हमारे पक्ष में: पैसे यहीं रहेंगे',
  'studio.disputes.lost': '{{day}} को फ़ैसला हमारे ख़िलाफ़: बैंक ने पैसे वापस ले लिए',
  'studio.disputes.closed': '{{day}} को बिना फ़ैसले के बंद',
  'studio.disputes.renewals-stopped': 'नवीनीकरण रुक गया है',
  'studio.disputes.reason': 'वजह: {{reason}}',
  'studio.disputes.payment': 'भुगतान {{id}}',
  'studio.disputes.more': 'और दिखाएँ',
  'studio.disputes.count-one': 'एक भुगतान पर विवाद है।',
  'studio.disputes.count': 'विवाद वाले भुगतान: {{count}}।',
  'studio.disputes.first-due': 'पहला उत्तर {{when}} तक देना है।',
  'studio.disputes.to-list': 'विवाद देखें',
}
