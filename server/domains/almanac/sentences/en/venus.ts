import type { ByHouse } from '../language.ts'

/** Venus: affection, taste, what draws people together. */
export const venus: ByHouse = [
  [
    'You please without trying, and it is pleasant to be met halfway for once.',
    'A new colour, a haircut, a softer tone: small changes are noticed by the right eyes.',
    'Let yourself be asked; you need not arrange every meeting yourself.',
  ],
  [
    'Love speaks through the stomach and the voice: cook, sing, or read something aloud.',
    'A kind word at table does more than a present, though a present does no harm.',
    'Talk about what each of you treats as a treasure; the answers may surprise you.',
  ],
  [
    'A message begins it, short and light; the long letter can wait.',
    'Affection comes by way of errands, neighbours and shared trains.',
    'Tease a little, listen more: the tone between you is the whole pleasure.',
  ],
  [
    'Home is where tenderness happens now; make one corner of it beautiful.',
    'Closeness needs no programme: two chairs, one lamp, no telephone.',
    'An old photograph or an old song opens a conversation you both were shy of.',
  ],
  [
    'Play is serious business: flirt, dance, admire, and do not ask yet where it leads.',
    'Those who are alone meet somebody over a shared enthusiasm; those who are two find one again.',
    'Your heart is generous and shows it; children and artists understand you at once.',
  ],
  [
    'Love shows itself in service: the tea brought, the bag carried, the form filled in.',
    'Do not keep accounts of who did more; ask for help with one definite thing.',
    'A friendly word among colleagues can be exactly that, and is enough.',
  ],
  [
    'The two of you are the subject: make time for it as you would for a guest.',
    'Meeting each other’s eyes settles more than meeting each other’s arguments.',
    'Whoever looks for a partner is well advised to be seen in good company.',
  ],
  [
    'Feelings run deeper than words, and a silence together may be the better talk.',
    'Trust grows where somebody shows an unflattering side; answer it gently.',
    'What attracts you has a secret in it; you are allowed to take your time.',
  ],
  [
    'Distance does affection good: a trip together, a different language, a view from above.',
    'You fall for a mind, a laugh, a way of believing in things.',
    'Tell each other what you hope for in five years; it is easier than it sounds.',
  ],
  [
    'Charm is useful in public now, and somebody you respect may show you a softer face.',
    'Do not let the calendar eat the evening; put the two of you in it first.',
    'You are seen as a pair: agree beforehand on what you want to say.',
  ],
  [
    'Friendship and love stand close together, and one may turn its head to the other.',
    'Go where many people are; the one you like to talk with will be among them.',
    'A wish concerning the heart is easier to say among friends than alone at night.',
  ],
  [
    'Tenderness wants privacy: close the door, draw the curtain, say little.',
    'You may love more than you show; a small sign is kinder than a perfect one.',
    'Far away or long ago has a pull; enjoy the feeling without booking the ticket.',
  ],
]
