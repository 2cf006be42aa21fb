import type { studioEnquiries as english } from '../en/studio-enquiries.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const studioEnquiries: TextsOf<typeof english> = {
  'studio.enquiries': 'पूछताछ',
  'studio.enquiries.about': 'रत्नों के बारे में पूछे गए प्रश्नों के उत्तर 28 दिनों में दें।',
  'studio.enquiries.lead':
    'रत्नों के बारे में प्रश्न। वादे के 28 दिनों में ईमेल या फ़ोन से उत्तर दें और यहाँ दर्ज करें। आपका यह पेज देखना रिकॉर्ड में लिखा जाता है।',
  'studio.enquiries.lists': 'कौन-सी पूछताछ',
  'studio.enquiries.open': 'उत्तर बाक़ी',
  'studio.enquiries.closed': 'उत्तर दिया गया',
  'studio.enquiries.none-open': 'किसी पूछताछ का उत्तर बाक़ी नहीं है',
  'studio.enquiries.none-open-text': 'भेजते ही नई पूछताछ यहाँ दिखती है।',
  'studio.enquiries.none-closed': 'अभी तक किसी पूछताछ का उत्तर नहीं दिया गया है',
  'studio.enquiries.none-closed-text': 'उत्तर दर्ज होने के बाद पूछताछ यहाँ दिखती है।',
  'studio.enquiries.more': 'और दिखाएँ',
  'studio.enquiries.no-gemstone': 'किसी ख़ास रत्न के बारे में नहीं',
  'studio.enquiries.no-question': 'कोई प्रश्न नहीं लिखा गया।',
  'studio.enquiries.sent-on': '{{day}} को भेजी गई',
  'studio.enquiries.reply-in': 'उत्तर की भाषा: {{language}}',
  'studio.enquiries.state-open': 'उत्तर {{day}} तक देना है, {{left}} बाक़ी',
  'studio.enquiries.state-due-soon': 'समय कम है: उत्तर {{day}} तक देना है, {{left}} बाक़ी',
  'studio.enquiries.state-overdue': 'देर हो गई है: {{day}} तक देना था',
  'studio.enquiries.state-answered': '{{day}} को उत्तर दिया गया',
  'studio.enquiries.by': 'उत्तर देने वाले: {{name}}',
  'studio.enquiries.mark': 'उत्तर दर्ज करें',
  'studio.enquiries.mark-of': '{{name}} की पूछताछ का उत्तर दर्ज करें',
  'studio.enquiries.close': 'बंद करें',
  'studio.enquiries.note': 'क्या उत्तर दिया गया, थोड़े शब्दों में',
  'studio.enquiries.note-hint':
    'यह हमारे लिए है। ग्राहक को यह तभी दिखता है जब वे अपनी जानकारी की प्रति माँगें।',
  'studio.enquiries.note-missing': 'थोड़े शब्दों में लिखें',
  'studio.enquiries.submit': 'उत्तर दर्ज करें',
  'studio.enquiries.marked': 'पूछताछ का उत्तर दर्ज हो गया है।',
}
