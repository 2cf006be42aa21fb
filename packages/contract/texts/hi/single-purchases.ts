export const singlePurchases = {
  'validation.life-events': 'कृपया कम से कम एक जीवन की घटना चुनें।',
  'validation.life-event-unknown': 'इनमें से कोई एक जीवन की घटना अब उपलब्ध नहीं है। कृपया फिर से चुनें।',
  'one-off.bought': 'धन्यवाद। आपका राशिफल खुल गया है, और रसीद भेजी जा रही है।',
  'life-events.bought': 'धन्यवाद। आपकी जीवन की घटनाएँ खुल गई हैं, और रसीद भेजी जा रही है।',
} as const
