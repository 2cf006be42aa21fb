import type { frontPage as english } from '../en/front-page.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const frontPage: TextsOf<typeof english> = {
  'front.title': 'असली आकाश से चंद्र राशिफल',
  'front.description':
    'जन्म के समय चंद्रमा किस राशि में थे, यह मुफ़्त और बिना ईमेल जानें, और अपनी राशि का यह सप्ताह पढ़ें। गणना असली आकाश से, हिन्दी और अंग्रेज़ी में।',
  'front.tonight.waxing':
    'आज रात चंद्रमा {{sign}} में {{degrees}}° पर हैं। शुक्ल पक्ष है, चाँद {{percent}}% रोशन।',
  'front.tonight.waning':
    'आज रात चंद्रमा {{sign}} में {{degrees}}° पर हैं। कृष्ण पक्ष है, चाँद {{percent}}% रोशन।',
  'front.tonight.new': 'आज रात चंद्रमा {{sign}} में {{degrees}}° पर हैं, और अमावस्या है।',
  'front.tonight.full': 'आज रात चंद्रमा {{sign}} में {{degrees}}° पर हैं, और पूर्णिमा है।',
  'front.heading': 'आपके जन्म के समय चंद्रमा कहाँ थे?',
  'front.lead': 'वही राशि आपकी चंद्र राशि है। तीन बातें बताएँ, और उसे जान लें।',
  'front.find': 'मेरी चंद्र राशि बताएँ',
  'front.free': 'मुफ़्त है, और ईमेल भी नहीं चाहिए।',
}
