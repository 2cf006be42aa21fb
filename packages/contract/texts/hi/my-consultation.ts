import type { myConsultation as english } from '../en/my-consultation.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const myConsultation: TextsOf<typeof english> = {
  'my-consultation.title': 'आपका परामर्श',
  'my-consultation.asked': 'आपने पूछा',
  'my-consultation.ordered': '{{day}} का ऑर्डर, {{amount}}',
  'my-consultation.waiting': 'आपका उत्तर लिखा जा रहा है',
  'my-consultation.waiting-text':
    'ज्योतिषी {{day}} तक उत्तर देंगे, यहाँ भी और ईमेल से भी। तब तक उत्तर न आए, तो बिना कहे आपका पैसा लौटा दिया जाएगा।',
  'my-consultation.birth': 'उत्तर किस विवरण पर आधारित है',
  'my-consultation.born': 'जन्म {{moment}}, {{place}}',
  'my-consultation.born-day': 'जन्म {{day}}, {{place}}, समय पता नहीं',
  'my-consultation.correct': 'अपनी प्रोफ़ाइल में सुधारें',
  'my-consultation.correct-text':
    'क्या यह सही है? उत्तर भेजे जाने तक इसे बिना किसी शुल्क के सुधारा जा सकता है।',
  'my-consultation.fixed': 'उत्तर इसी जन्म विवरण के लिए लिखा गया था।',
  'my-consultation.answer': 'उत्तर',
  'my-consultation.addition': 'बाद में जोड़ा गया',
  'my-consultation.by': '{{name}}, {{day}}',
  'my-consultation.by-email': 'आपका उत्तर {{day}} को ईमेल से भेजा गया।',
  'my-consultation.all': 'सभी परामर्श',
}
