import type { studioInterfaceTexts as english } from '../en/studio-interface-texts.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const studioInterfaceTexts: TextsOf<typeof english> = {
  'studio.texts.lead':
    'वेबसाइट का हर वाक्य, दोनों भाषाओं में। बदला हुआ वाक्य कुछ ही सेकंड में पेजों, ईमेल और त्रुटि संदेशों में दिखने लगता है।',
  'studio.texts.search': 'वाक्य खोजें',
  'studio.texts.words': 'शब्द या कुंजी',
  'studio.texts.words-hint': 'किसी भी भाषा के वाक्य के शब्द, या कुंजी का हिस्सा',
  'studio.texts.state': 'क्या दिखाएँ',
  'studio.texts.all': 'सभी वाक्य',
  'studio.texts.missing': 'किसी भाषा में नहीं है',
  'studio.texts.uneven': 'सिर्फ़ एक भाषा में बदला',
  'studio.texts.changed': 'बदले हुए',
  'studio.texts.counts':
    'मिले: {{all}}। किसी भाषा में नहीं: {{missing}}। बदले हुए: {{changed}}, इनमें सिर्फ़ एक भाषा में: {{uneven}}।',
  'studio.texts.none': 'ऐसा कोई वाक्य नहीं मिला',
  'studio.texts.none-text': 'कम शब्दों से खोजें, या सभी वाक्य दिखाएँ।',
  'studio.texts.more': 'और दिखाएँ',
  'studio.texts.no-text': 'इस भाषा में यह वाक्य नहीं है।',
  'studio.texts.changed-on': '{{when}} को बदला गया। मूल वाक्य: {{text}}',
  'studio.texts.placeholders': 'इन्हें वैसा ही रहने दें: {{names}}',
  'studio.texts.edit': 'बदलें',
  'studio.texts.edit-named': '{{language}} में {{key}} बदलें',
  'studio.texts.field': '{{language}} में {{key}}',
  'studio.texts.save': 'सहेजें',
  'studio.texts.cancel': 'रहने दें',
  'studio.texts.restore': 'मूल वाक्य पर लौटें',
  'studio.texts.saved': 'वाक्य बदल दिया गया है।',
  'studio.texts.restored': 'अब फिर मूल वाक्य दिखेगा।',
  'studio.texts.empty': 'कृपया वाक्य लिखें।',
}
