import type { LanguageCode } from '@rashi/contract/languages.rules'

/**
 * Phrasings that no user-facing text may contain. They follow the rules for British advertising (CAP
 * Code 3 and 12, ASA on spiritual services): no certainty, no promise of health or money, no fear, and
 * no medical, legal or financial advice.
 */
const promises = [
  /\bguarantee/i,
  /\b(?:certain|sure)(?:ly)? (?:to|will)\b/i,
  /\bwill (?:certainly|definitely|surely|always|come true|find love|get rich|marry|recover)\b/i,
  /\bwishes come true\b/i,
  /\bdefinitely\b/i,
  /\bdestin(?:y|ed)\b/i,
  /\b(?:never fails?|proven|scientific(?:ally)?|100 ?%|accurate(?:ly)?|infallible)\b/i,
]
const advice = [
  /\bcure[sd]?\b/i,
  /\bheal(?:s|ed|ing)?\b/i,
  /\b(?:diagnos|therap|symptom|disease|illness|medicine|medication|dosage|tumou?r|cancer cell)/i,
  /\b(?:stop|start|skip) (?:taking|your treatment)\b/i,
  /\binvest\b|\binvestment/i,
  /\b(?:buy|sell) (?:shares|stocks|gold|property|land|crypto)\b/i,
  /\b(?:loan|lottery|gambl|betting|jackpot)\b/i,
  /\b(?:lawsuit|sue|court case|litigation|plead)\b/i,
]
const threats = [
  /\b(?:doom|disaster|catastroph|curse[sd]?|evil|fatal|death|die[sd]?|ruin(?:ed)?|unlucky|inauspicious|malefic|tragedy|accidents?|black magic)\b/i,
  /\b(?:beware|danger(?:ous)?|you must|or else)\b/i,
]
const gemstonePowers = [
  /\b(?:stone|gem|ruby|pearl|coral|emerald|sapphire|diamond|hessonite)s? (?:will|heals?|cures?|protects?|attracts?|removes?|brings?|wards?)\b/i,
]
const hindi = [
  /गारंटी|गारण्टी|निश्चित (?:रूप|ही|तौर)|अवश्य ही|शर्तिया|सौ प्रतिशत|अचूक|चमत्कारी|भाग्य में लिखा|क़िस्मत में लिखा|सच होकर रहे|वैज्ञानिक रूप/,
  /(?<![\u0900-\u097f])रोग|बीमारी|इलाज|उपचार कर|दवा(?:ई|एँ)?(?=[\s,।;]|$)|ठीक हो जाए|निवेश|शेयर बाज़ार|सट्टा|लॉटरी|जुआ|मुक़दमा|मुकदमा|क़र्ज़ ले/,
  /मृत्यु|मौत|अनिष्ट|विनाश|सर्वनाश|अशुभ|अमंगल|अभिशाप|श्राप|दुर्घटना|काला जादू|सावधान(?!ी)|ख़तरा|ख़तरनाक|बुरी नज़र/,
  /(?:रत्न|नीलम|पन्ना|मोती|मूँगा|पुखराज|हीरा|माणिक्य|गोमेद|लहसुनिया) (?:से|के प्रभाव से) (?:लाभ|रक्षा|ठीक|दूर)|रत्न (?:रक्षा|ठीक|दूर|आकर्षित)/,
]

const prohibited: Record<LanguageCode, readonly RegExp[]> = {
  en: [...promises, ...advice, ...threats, ...gemstonePowers],
  hi: hindi,
}
const allProhibited = Object.values(prohibited).flat()

/** Returns the prohibited phrasings of any language that a text contains, as they are written there. */
export const findProhibitedClaims = (text: string): string[] =>
  allProhibited.flatMap((phrasing) => text.match(phrasing)?.[0] ?? [])

/** Lists all strings in a nested object or array. */
export function listTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(listTexts)
}
