import type { TextsOf } from '../en/texts-of.ts'
import type { horoscopePurchases as english } from '../en/horoscope-purchases.ts'

export const horoscopePurchases: TextsOf<typeof english> = {
  'validation.life-events': 'कृपया कम से कम एक जीवन-विषय चुनें।',
  'validation.life-event-unknown': 'इनमें से एक जीवन-विषय अब उपलब्ध नहीं है। कृपया फिर से चुनें।',
  'one-off.bought': 'धन्यवाद। आपका राशिफल खुल गया है, और रसीद भेजी जा रही है।',
  'one-off.description-weekly': '{{sign}} का साप्ताहिक राशिफल, {{dates}}',
  'one-off.description-monthly': '{{sign}} का मासिक राशिफल, {{dates}}',
  'one-off.description-yearly': '{{sign}} का वार्षिक राशिफल, {{dates}}',
  'life-events.bought': 'धन्यवाद। आपके जीवन-विषय खुल गए हैं, और रसीद भेजी जा रही है।',
  'life-events.ordered': '{{sign}} के जीवन-विषय {{dates}}: {{names}}',

  'single-purchase.receipt.subject': 'आपकी रसीद: {{what}}',
  'single-purchase.receipt.intro': 'धन्यवाद। {{day}} को आपने {{amount}} का भुगतान किया। {{what}}।',
  'single-purchase.receipt.note': 'यह आपके लिए हमेशा खुला रहेगा। इसका नवीनीकरण नहीं होता।',
  'single-purchase.receipt.action': 'अभी पढ़ें',
}
