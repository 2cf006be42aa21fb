import { phrasing } from './phrasing.rules.ts'

const post = 'mail is the post in Britain'
const calque = 'nobody in Britain says it so'
const unproved = 'a trade description that nobody can prove'
const planets = '(?:the )?(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Rahu|Ketu)'

export const englishPhrasings = [
  phrasing(/\bby mail\b/i, 'by email', post),
  phrasing(/\bmail me\b/i, 'email me', post),
  phrasing(/\bmailed\b/i, 'emailed', post),
  phrasing(/\b(?:this|last|the|unwanted) mail\b/i, 'this email, the spam folder', post),
  phrasing(/\bmail service\b/i, 'email service', post),
  phrasing(/\b(?:pages and|other) mails\b/i, 'emails', post),
  phrasing(
    /\bt(?:ake|akes|aken|aking|ook) back\b/i,
    'refund',
    'goods are taken back, money is refunded',
  ),
  phrasing(
    /\bwhat is paid stays open\b/i,
    'you can read until the end of the period you paid for',
    calque,
  ),
  phrasing(/\bwhoever\b/i, 'anyone who', 'stiff'),
  phrasing(/\bsomebody(?:’s)?\b/i, 'someone', 'one word for one thing, and the lighter one'),
  phrasing(/\bat table\b/i, 'over dinner', 'archaic'),
  phrasing(/\b(?:exercise-book|market-place)\b/i, 'notebook, market', 'archaic'),
  phrasing(
    /\b(?:is|are) to be (?:written|read|paid|seen|found|asked)\b/i,
    'should, must, has to',
    'stiff',
  ),
  phrasing(/\blook (?:it|them) over\b/i, 'check your order', calque),
  phrasing(/\bshall (?!(?:we|I)\b)/i, 'should, will', 'only a question to us may say “shall we”'),
  phrasing(/\blook among\b/i, 'check', calque),
  phrasing(/\bcomputed\b/i, 'worked out', 'a machine’s word'),
  phrasing(/\banew\b/i, 'again', 'archaic'),
  phrasing(/\bchanged meanwhile\b/i, 'changed in the meantime', calque),
  phrasing(
    /\b(?:as|which|how|where|why|here) one (?!of|in|after|day|week|more|word|thing)\w+s\b/i,
    'you, we',
    '“one” as a person is stiff',
  ),
  phrasing(
    /\bone (?:rarely|does not|sees|knows|feels)\b/i,
    'we rarely, you do not',
    '“one” as a person is stiff',
  ),
  phrasing(/\bmankind\b/i, 'people', 'half of them are women'),
  phrasing(/\bhow it goes\b/i, 'how it works', calque),
  phrasing(/\bquestion back\b/i, 'in case we need to ask you something', calque),
  phrasing(/\bas we have it\b/i, 'you can see your order at', calque),
  phrasing(/\bas the device\b/i, 'match device', calque),
  phrasing(/\bcannot lie in\b/i, 'must be in the past', calque),
  phrasing(/\bfrom \d{4} on\b/i, 'from 1900 onwards', calque),
  phrasing(/\bby way of\b/i, 'through', 'stiff'),
  phrasing(/\bcut from your\b/i, 'separated from your', calque),
  phrasing(/\bfollowed around\b/i, 'we do not track you', 'sounds of stalking'),
  phrasing(/\bIt lacks\b/, 'is missing', 'stiff'),
  phrasing(/\bYou would rather\b[^.!]*\?/i, 'Would you rather …?', 'a question has its verb first'),
  phrasing(/\boffered for reflection:/i, 'for reflection only:', calque),
  phrasing(/\bopen to you already\b/i, 'already open to you', 'the adverb comes first'),
  phrasing(
    /\b(?:is|are) (?:changed|saved|removed|deleted|renewed|taken back)\.$/i,
    'has been changed',
    'an event that has just happened is in the perfect',
  ),
  phrasing(/\bon \{\{signs\}\}/, 'for your … plan ({{signs}})', 'a plan is not on a sign'),
  phrasing(/\b(?:sold|bought) by itself\b/i, 'on its own', calque),
  phrasing(/\bends by itself\b/i, 'ends automatically', calque),
  phrasing(
    /\bin two and a half days\b|\btwo and a half days\b/i,
    'about two and a quarter days',
    'the Moon’s mean stay in a sign is 2.28 days',
  ),
  phrasing(/\bsleep a night over\b/i, 'sleep on', calque),
  phrasing(
    /\b(?:the great matter|own four walls|square metres)\b/i,
    'what matters most, a home of your own',
    calque,
  ),
  phrasing(
    new RegExp(`\\b(?:goes|waits|stands|comes|begins the stay of) ${planets}\\b`),
    'the subject first',
    'an inversion reads as a translation',
  ),
  phrasing(
    /\b(?:unheated|platinum|Siberian|pigeon-blood|rhodium)\b/i,
    'the colour, the shape',
    unproved,
  ),
  phrasing(/\ban? old Italian\b/i, 'in the style of old Italian work', unproved),
]
