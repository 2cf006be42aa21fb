import type { ByHouse } from '../language.ts'

/** Mercury: work of the head, words, trade, agreements. */
export const mercury: ByHouse = [
  [
    'Your thoughts are quick and want out; note them, then choose three.',
    'Introduce yourself and the matter in two sentences: that is all most people need.',
    'You can explain what you do better than ever, so do it where it counts.',
  ],
  [
    'Figures behave if you look at them in the morning; a list is half the work.',
    'Your words have value now: ask for the fee, the date and the name of who decides.',
    'A clear offer beats a clever one; put it on a single page.',
  ],
  [
    'Many messages, many small roads: sort them by person rather than by hour.',
    'A colleague nearby knows the shortcut; ask before you search.',
    'Practise aloud what you want to say; the second version is the good one.',
  ],
  [
    'You think best where it is quiet; an hour at home replaces three at a noisy desk.',
    'Papers about house, car or family want to be found and put in one folder.',
    'Old notes hold the answer to a new question; leaf through them.',
  ],
  [
    'Ideas come while playing; take them down before they turn sensible.',
    'You teach well now, and learn something by it.',
    'A bold draft is worth more than a safe outline: send the draft.',
  ],
  [
    'Details are on your side: the error you find early is work that nobody has to do later.',
    'Tidy the process, not the people; a checklist offends no one.',
    'You get through more than you thought if each thing is touched only once.',
  ],
  [
    'Negotiations go well as long as both sides repeat what they have understood.',
    'Write down the agreement the same day, in words that a third person could follow.',
    'A second opinion is worth asking for, and worth hearing to its end.',
  ],
  [
    'You look behind the numbers; follow the one that does not fit.',
    'Discretion is part of the task: say less, and know more.',
    'Research suits you now; what is hidden has usually been filed under another name.',
  ],
  [
    'A course, a book or a person from elsewhere sets your work in a wider frame.',
    'Think in months and not in days; the plan grows simpler by it.',
    'Publish, present, apply: what you know is ready to be shown.',
  ],
  [
    'You are heard above: bring the proposal, the figures and one example.',
    'A conversation about your tasks goes well if you begin with what you have finished.',
    'Several things land on your desk because you answer; choose which of them to keep.',
  ],
  [
    'The network works: an introduction, a hint, a name dropped at the right time.',
    'Groups think well when somebody writes on the board; let it be you.',
    'What you ask for in company is answered faster than what you write alone.',
  ],
  [
    'Work that nobody watches goes best now: preparing, proofreading, sorting.',
    'Do not answer at once; a night in between improves the sentence.',
    'Contacts abroad or long out of sight turn up, and may be worth an unhurried reply.',
  ],
]
