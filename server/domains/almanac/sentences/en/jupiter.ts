import type { ByHouse } from '../language.ts'

/** Jupiter: growth, means, counsel, good measure. */
export const jupiter: ByHouse = [
  [
    'You think bigger about what you need, and would do well to ask which part of it is appetite.',
    'Generosity is natural to you now; let it have a budget like everything else.',
    'People trust your judgement in matters of money; trust it too, after a night’s sleep.',
  ],
  [
    'What comes in has a friendly face; put a little of it aside before it is named for something.',
    'The household likes an honest balance: three columns, no reproaches.',
    'Value grows where you care for what is there already.',
  ],
  [
    'Small sums by many roads add up; keep the receipts of the small ones.',
    'A skill you take for granted may be worth something to a neighbour.',
    'Ask around before you buy: somebody close has tried it.',
  ],
  [
    'Comfort has its price, and some of it is worth paying; the rest is habit.',
    'House and home want means, so spread the wishes over the seasons.',
    'A family conversation about money goes better over a meal than over a form.',
  ],
  [
    'Counsel is good now, your own included; the best ideas cost little.',
    'What you spend on learning or on children carries its value elsewhere than in an account.',
    'Luck likes the prepared: know your limit before the fun begins.',
  ],
  [
    'Order in small amounts is the great matter: subscriptions, fees, forgotten contracts.',
    'You may be asked to help out; give what you can spare, and call it a gift.',
    'Work brings its return later than you would like, and more evenly.',
  ],
  [
    'Two heads reckon better than one; look at the figures together.',
    'A partner’s view of money widens yours, even where you stay with your own.',
    'Good terms come from goodwill: name what the other side gains as well.',
  ],
  [
    'What is shared or owed deserves a calm page of its own.',
    'Patience is the better interest; let an uncertain matter lie a little.',
    'Read to the last line before you nod; questions are free.',
  ],
  [
    'A wide view does your means good: what is it for, and for whom?',
    'Advice from someone older is worth the walk.',
    'Giving has a place in the sum; choose the cause yourself.',
  ],
  [
    'Reputation is a currency now: do what you announced, and announce a little less.',
    'A raise, a task, a title: consider what it takes as well as what it brings.',
    'Put the long plan above the quick chance; you can return to it with a clear head.',
  ],
  [
    'Much of what you hoped for is within reach if you name it plainly.',
    'Gains come by way of people; thank them before you count.',
    'The purse is friendly, and still likes to be asked before you open it wide.',
  ],
  [
    'Expenses have good reasons, and like to bring their friends; set a frame for the month.',
    'What you spend on rest, on helping or on far places seldom hurts later.',
    'Let go of one cost that no longer has anything to do with your life.',
  ],
]
