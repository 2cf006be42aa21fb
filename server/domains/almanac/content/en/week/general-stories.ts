import type { Stories } from '../../../texts/units.ts'

/** {graha} (Mercury, Venus or Mars) comes back, retrograde, on {day} into a house it had left, until {until}. */
export const planetReturns: Stories = {
  1: [
    {
      title: 'Something of yours comes back',
      preview:
        'On {day} a planet that had just left your own sign turns up at the door again: {graha}, moving backwards. It has unfinished business with you. What did you begin and then walk away from?',
      text: 'You know how it is when a guest leaves, and a minute later the bell rings. On {day} it’s {graha} on the step, coming back retrograde into your own sign, the part of life that is you and how you show yourself. Something about your looks, your plans or your manner was decided in a rush last time. So it comes up for a second try. That may feel like being held back, because the world goes on and you’re still at the coat stand. But a thing you get to do twice is usually done better. Think of the last change you made to yourself and ask someone who lives with it how they find it. Then adjust it by a finger’s width. By {until} the visitor is off for good. #late',
    },
    {
      title: 'A second fitting for your plans',
      preview:
        '{graha} steps back into your own sign on {day}, having left it a while ago. The coat you cut for yourself then may pinch in places. Where does it need letting out?',
      text: 'Tailors never trust the first fitting. This week you’re called in for another, since {graha} moves backwards into your own sign on {day} and goes once more over a piece of you that seemed finished: a role, a style, an intention you’d told everyone about. It’s slower than going forward. It also saves you from wearing something for years that you only liked in the shop. So don’t defend your earlier choice, and don’t rip it up either. Wear it for two ordinary days and pay attention to the moment when you start to tug at it. There’s the seam to be moved. Until {until} nobody expects you to appear complete, and you’ll walk out of the shop in something that fits.',
    },
  ],
  2: [
    {
      title: 'The purse remembers something',
      preview:
        'On {day} {graha} returns, walking backwards, to your money, your table and your words. A small matter there wasn’t settled. Was it a sum, a thing or a sentence?',
      text: 'In the pocket of last season’s coat there’s generally a note, a ticket or a list. That’s the flavour of this week, because {graha} goes back on {day} into the part of life where you keep your money, your belongings and your words. It had left before all was put away. So a payment may have to be looked at again, a purchase may turn out to be the wrong one, or a member of the family might quote you word for word. None of it is large, though it won’t be ignored. Go through your pockets, the real ones and the digital ones, before you get anything new. You’re likely to come across what you were about to pay for twice. By {until} the account can be closed in peace. #save #finish',
    },
    {
      title: 'Say it again, and differently',
      preview:
        '{graha} comes back on {day} to the place of speech, food and what you own. A promise or a price that was named too quickly asks for another hearing. What would the right words be?',
      text: 'There are sentences you’d like to have back the moment they’ve left the house. On {day} you get a chance with one of them, as {graha} moves, retrograde, into the place of your own voice and your own purse, which it had already left. It may have been about money, such as a price you gave too low or a share that was never mentioned. Or it was about someone’s cooking. In either case the other person will remember it better than you do. So don’t wait for them to bring it up. Start with the words “What I should have said is”, and finish the sentence kindly. It can be done in the time it takes to lay a table. After {until} it’s merely an old remark. #speak #early',
    },
  ],
  3: [
    {
      title: 'That old thread of messages',
      preview:
        'On {day} {graha} goes backwards into the place of messages, neighbours and short trips, which it had left. A conversation that broke off is taken up again. Who wrote last?',
      text: 'Scroll back far enough and there’s always one thread that stops in mid-air. On {day} {graha} returns, retrograde, to the place where you write, visit and run your errands, and such threads begin to twitch. So you might hear from a brother or a schoolfriend, or stand at a counter for the second time with the same form. It’s a nuisance when you’re in a hurry. But near things are done again now because they were done half-heartedly, and nobody is to blame for that. So find the conversation in which you were the one who fell silent and add a line, without explaining the silence. It’s easier to answer. Expect a day or two for everything, and by {until} there’ll be one loose end fewer. #speak',
    },
    {
      title: 'The same street, a second time',
      preview:
        '{graha} returns on {day} to errands, brothers and sisters, and brave little deeds. You may have to go a short way twice. What did you miss on the first round?',
      text: 'You left the umbrella at the very place you were glad to get away from. So back you go. On {day} {graha} retraces its steps into the part of life for short trips, neighbours, letters and courage, and you’re likely to follow in some form: a repeat visit, a corrected text, a second attempt at a thing that takes nerve. The good of it is that you know the way. The bad is that you’ll want to rush it, precisely because you know the way. Take it at a stroll instead and look at the people this time, since it’s often one of them that the errand was about. Wait with anything that needs signing or posting for the last time until {until}, if you can. #late #out',
    },
  ],
  4: [
    {
      title: 'What the house held on to',
      preview:
        'On {day} {graha} moves backwards into your home life. It had gone on ahead, and something at home was not done with it. Which room does it go to first?',
      text: 'Pull a bed away from the wall and you meet your own recent past, mostly in the form of socks. On {day} {graha} does something like that with your home life. It returns there, retrograde, and what had rolled out of sight comes to light again: a repair half made, a question your mother asked, a plan for the box room. You may feel that you’ll never be done with this place. But a home isn’t meant to be finished, only lived in with fewer draughts. So take one square yard of it, no more, and set it right: what’s there, what isn’t working, what belongs elsewhere. Leave the other yards to their dust. By {until} that one will have made its case for the next. #in #finish',
    },
    {
      title: 'Home is not done with you',
      preview:
        '{graha} turns back into your home on {day}, to rooms and feelings it had already left. The peace there was a little hasty. What was swept under the mat?',
      text: 'Peace at home is often declared by the person who’s most tired. Now {graha} steps back over the doorstep on {day}, retrograde, and takes a second look at what was agreed there so quickly. It could be a matter of who sleeps where, or who fetches your mother. It could also be your own unrest, which has nothing to do with walls. Whichever it is, the evening is a poor time to raise it, and breakfast isn’t much better. Sit on the stairs with the person concerned, or on your own, in the middle of a Saturday. Stairs are neutral ground. You only need to find out if what was agreed still suits you both, and it’s all right if the answer is “mostly”. The rest may ripen until {until}. #in #late',
    },
  ],
  5: [
    {
      title: 'An encore nobody planned',
      preview:
        'On {day} {graha} returns, going backwards, to love, play and the things you make. A tune you’d thought was over starts again. Do you still know the steps?',
      text: 'The band had packed up, and now someone is tapping the microphone. On {day} {graha} goes back, retrograde, to the place of romance, children, games and your own ideas. So what ended there a little too soon is given an encore, whether it’s a flirtation, a painting or a quarrel over the rules of Monopoly. You’ll probably be moved by it and mildly embarrassed too, as people are by their own old songs. There’s no duty to dance. But listen through to the end before you decide, because it tends to be the last verse that was missing. If it’s a work of yours, look at it in another light, literally, by carrying it to a window. The band really does go home on {until}.',
    },
    {
      title: 'Back to the drawing board, gladly',
      preview:
        '{graha} comes back on {day} to the place where you love and create. An idea or an affection was left in draft. What would the second version look like?',
      text: 'First drafts have charm, and second drafts have legs. On {day} {graha} steps back into the place of invention, love and learning, to go over something you’d put away as done, or as hopeless. So you might be asked to explain a feeling once more. A child may return to a subject you were glad to be rid of, and a piece of your own work looks at you from the shelf. It takes some humility to correct what you were proud of. But it’s also rather enjoyable, as nothing’s at stake. So take a pencil of a different colour and mark the one place where your interest woke up. Then build from there and be generous with the rubber. You’ve got until {until} for the second draft. #begin',
    },
  ],
  6: [
    {
      title: 'The task that boomeranged',
      preview:
        'On {day} {graha} moves backwards into your daily work and duties. Something you’d handed over or ticked off flies back. Can you catch it before it hits the vase?',
      text: 'It sailed off so beautifully, and now there’s a whirr behind your ear. On {day} {graha} returns to the place of work, duties and health habits, which it had already left, and with it at least one task that you’d considered someone else’s. So a colleague has a question, and a form wants the other form. Even a good habit that came so easily may have to be talked into it again. It’s irritating to do a thing twice for the same wages, and saying so once out loud is permitted. Then catch it with both hands: find out why it came back, and write the reason on the thing itself before it goes out again. That’s what keeps it from coming a third time. By {until} your hands are free. #finish',
    },
    {
      title: 'A second look at the routine',
      preview:
        '{graha} goes back on {day} over your chores, habits and small worries at work. You see your ordinary day as through a window. What’s going on in there that makes no sense?',
      text: 'Watch a person look for their keys and you learn how a household runs. This week you’re that person and also the one watching, because {graha} steps backwards into the place of routine and service on {day}. Little hitches repeat themselves there until they’re noticed: the wrong bus, the missing charger, the colleague who’s always copied in too late. It would be easy to grumble through it. But each hitch is a hint at how the day might run on fewer steps. Collect them on the back of an envelope until Friday evening, and then look which of them occurs most. Only that one needs changing. A pet or a neighbour’s child can tell you which it is, if you can’t. Until {until} the envelope goes on filling.',
    },
  ],
  7: [
    {
      title: 'They’d like another word with you',
      preview:
        'On {day} {graha} returns, retrograde, to the place of partners and agreements. A talk you’d considered over has a second half. Who’s going to open it?',
      text: 'On the way to the car you think of what you ought to have said, and so do they. On {day} {graha} comes back into the place where you deal with the person opposite, be it a spouse, a client, a friend with strong views. It isn’t that the agreement is void. There’s just a part of it which both of you took for granted, and you took two different things for granted. It’s far better to notice it now. So go through the agreement together from the top, in the tone of people who look for a misprint. Change what has to be changed and keep a sense of humour about the rest. You’ve got until {until} for this, and a dull clause cleared up is a present to you both. #speak',
    },
    {
      title: 'An old face across from you',
      preview:
        '{graha} steps back on {day} into the part of life that belongs to two. Someone you’d parted from, for good or for the season, may cross your path. What’s different this time?',
      text: 'You may see the back of a head in a crowd and know it at once. On {day} {graha} turns round into the place of partnership and closeness, which it had left behind, so people from an earlier chapter can come into view: a former partner, an old client, or your present one in a mood you thought was past. It’s strange how quickly the body remembers. But the meeting is for looking and not for moving back in. So let them talk first. Notice what you no longer have to prove to them, for that’s the progress, and it’s invisible until you meet. If there’s something to put right, a nod can do it. Decisions for two keep well until {until}. #hold #late',
    },
  ],
  8: [
    {
      title: 'The drawer with the lock',
      preview:
        'On {day} {graha} goes back into the hidden part of life, with its shared money and its closed chapters. One of them wasn’t quite closed. How far do you need to open it?',
      text: 'Every desk has one drawer in which things are put so as not to be seen. On {day} {graha} returns to it, retrograde, in the part of life for shared money, trust, secrets and endings. You may be asked about a matter you’d have sworn was settled, perhaps a tax letter, a debt of honour, a question about why something ended. It needn’t go deep to be uncomfortable. But it’s usually the paper and not the past that is wanted. So give the paper: look for the one document or the one fact that answers the question, pass it on and close the drawer. The feelings in there can be visited another time, in better light. It’s locked again by {until}. #finish #hold',
    },
    {
      title: 'Going down for one more thing',
      preview:
        '{graha} moves backwards on {day} into the place of trust, tax and deep water, from which it had only just come up. You’re a little wiser now than then. What did you leave down there?',
      text: 'People come up from a cellar faster than they go down, and they forget the jam. So there’s another trip on {day}, when {graha} steps back into the hidden part of life. The subject is something you share with another person, money or a confidence, or perhaps an ending that you raced through because it hurt. It may weigh on you for an evening. Yet this is a short visit with a purpose, and you won’t need to stay and sort. Name to yourself the single thing you want to bring back: a bit of trust in someone, the last word of a talk, an apology that you never quite accepted. Accept it quietly. You’ll be upstairs again by {until}, with the jam. #hold #in',
    },
  ],
  9: [
    {
      title: 'Back to the station',
      preview:
        'On {day} {graha} returns to the place of far roads, teachers and beliefs. You’re sent back a stop. Is it the wrong train or only the wrong platform?',
      text: 'At some stations you can see the train you wanted from the one you’re in. On {day} {graha} turns round and goes back into the part of life for distant places, study, faith and law, and a plan of that kind is put in reverse for a short stretch. So a booking may need changing, a teacher may repeat what you thought you’d grasped, a belief you’d outgrown turns out to have had a good side. It does cost time. But you see where the points were set wrongly, and that’s hard to notice at full speed. So look up the original reason for the plan, in an old message or in your memory, and hold it up against what you’re doing. By {until} you can be on the right platform. #late',
    },
    {
      title: 'A teacher you’d forgotten',
      preview:
        '{graha} comes back on {day} to the place of learning, fathers and good fortune. A lesson from the past has a page you skipped. Who taught it to you?',
      text: 'Years later you understand what the old man meant about the hinges. That’s the sort of thing that happens when {graha} steps backwards, on {day}, into the place of teachers, fathers, faith and long roads, and picks up a lesson where you put it down. It may come through a person. It may just as well be a book with your pencil marks in it, or a song from a service you went to as a child. The present plans have to wait a little in the meantime, and you may grumble at that. But the page you skipped could be the one they depend on. Look for it on a shelf at home or in a library, and read it standing up. By {until} it’s been read.',
    },
  ],
  10: [
    {
      title: 'Your old job wants a word',
      preview:
        'On {day} {graha} goes backwards into your work and good name. A piece of business there wasn’t as finished as it looked. What do they still need from you?',
      text: '“Just a quick question,” they say, about something you did in another life. On {day} {graha} returns, retrograde, to the place of career and reputation, where it had already cleared its desk. So an earlier job, boss or project may ask for you again, or a recent success turns out to have a page missing. You’d rather look ahead, and that’s understandable. But people form their lasting opinion of someone at exactly such moments, when there’s nothing more in it for you. So answer the quick question well, and keep it quick. If your own name is on the missing page, say so before others do. The word gets round by {until}, and it’s a better reference than the ones on paper. #speak',
    },
    {
      title: 'A rehearsal after the premiere',
      preview:
        '{graha} steps back on {day} into the public side of your life. What you’ve shown the world gets another going-over. Which line would you like to change?',
      text: 'Good actors go on rehearsing when the play has long been running. It keeps the lines from going stale, and it’s roughly what you’re asked for from {day}, as {graha} moves back into the place of career, rank and what people know you for. The scene you thought you had by heart may hitch. A superior wants it differently, or you hear yourself give the speech you always give. It’s not a comfortable discovery in front of an audience. So take it off stage: choose the phrase about yourself or your work that you use most often, and do without it for a week. What you say instead is the new line. You’ve got until {until} to learn it. #hold',
    },
  ],
  11: [
    {
      title: 'The friend who slipped your mind',
      preview:
        'On {day} {graha} returns to the place of friends, gains and hopes. Someone or something there was left off the list. Who would be pleased to hear from you?',
      text: 'It’s never the people you quarrelled with that you lose, it’s the ones you were going to ring on Sunday. On {day} {graha} comes back, retrograde, into the place of friendship, earnings and hopes, and it goes through the list of the forgotten. So you may remember a friend at the traffic lights. A sum that was due to you could surface as well, or a plan with a group that nobody had called off. Things here are slow for the moment and tend to need asking about twice. So ask twice, in a good mood both times. And the friend from the traffic lights gets a picture of whatever reminded you of them, with no words under it. By {until} you’ll probably have had words back. #out',
    },
    {
      title: 'Your wishes, second edition',
      preview:
        '{graha} goes back on {day} over your hopes and the people you share them with. A wish you’d filed as granted or gone has some small print. Would you still sign it?',
      text: 'If you’d been given at twenty what you wished for at twenty, you’d need a bigger garage. On {day} {graha} steps backwards into the place of wishes, gains and company, and looks through the hopes you’ve on file. One was granted and feels smaller than expected. Another was given up and is still breathing. Friends from the time when you made them can help you tell which is which, since they heard the original. It’s not a week for collecting new ones. It’s better to copy out the three that are left, in today’s words, and to leave out the parts that were for show. Keep the paper in your wallet. By {until} you’ll know which of the three you’ve taken out to read. #hold #late',
    },
  ],
  12: [
    {
      title: 'The dream you had before',
      preview:
        'On {day} {graha} moves backwards into the place of sleep, retreat and farewells. Something you’d laid to rest turns over once more. Does it want anything?',
      text: 'Some dreams come in instalments. On {day} {graha} goes back into the quiet part of life for sleep, solitude, spending and letting go, which it had already left, and you may have the odd feeling of being in a place for the second time. What you’d said goodbye to turns over in its bed: a fondness, a fear, a house you lived in. But you don’t have to get up. A bill from that quarter is possible too, for what’s distant is seldom free. But mostly it’s about parting more gently than you did the first time. So if a name or a picture keeps coming, give it ten quiet minutes before sleep, and wish it well. By {until} it sleeps, and so do you. #in #hold',
    },
    {
      title: 'One more night in the hermitage',
      preview:
        '{graha} turns back on {day} into the part of life where you withdraw. You’d packed up and were ready for company. What’s the extra night for?',
      text: 'The bus isn’t running, the bed is still made, and there’s soup. There’s worse. On {day} {graha} steps back, retrograde, into the place of retreat, sleep and expenses, and delays your return to the bustle for a bit. Plans that need other people don’t quite come off, and small costs may gather where you aren’t looking. It’s natural to feel out of things. But the tiredness you noticed on the first evening of peace was only the top layer, and now you reach the next. So cancel what can be cancelled without hurting anyone, and sleep for as long as you sleep. Let the world believe that you’ve gone away. The bus goes again on {until}. #in #save',
    },
  ],
}

/** {a} and {b}, which help each other, meet in a house on {day}; one of them moves on on {until}. */
export const meetingEasy: Stories = {
  1: [
    {
      title: 'Two friends meet in your sign',
      preview:
        'On {day} {a} and {b} meet in your own sign, and the two get on. What you want and how you come across fit together for a while. What would you like to be seen doing?',
      text: 'Some days your clothes, your voice and your plans all seem to belong to the same person. You may have a few of those, because on {day} {a} and {b} meet in your own sign, in the part of life that’s about your body and the way you begin things. These two help each other. So it’s easier to be natural, and people respond to that more than to any effort. The only risk is thinking that it needs no effort at all. Use it while it’s there: go in person to a place where you’d otherwise have sent a message, and let them see you. You needn’t be brilliant, just present. By {until} one of the two travels on, and the impression stays behind. #out',
    },
  ],
  2: [
    {
      title: 'Good company for your purse',
      preview:
        'On {day} {a} and {b} come together over your money, your table and your words. They’re on good terms, which helps what you earn and what you say. What’s worth bringing out of the cupboard?',
      text: 'The good plates aren’t meant for people better than you. On {day} {a} and {b} sit down together at your table, as friends do, over money, food, family and talk, so it’s a fine time to use what you have. Then words come out rounder than usual. A price can be agreed on with a smile, and a relative who’s been stiff may pass you the bread first. It’s pleasant enough to make you generous beyond your means, so let the gift be one of the table and not of the till. Lay it properly, even for one, with the plates you save for later. Then talk about something you’re glad to own and how you came by it. These two sit together until {until}, and good plates bear a lot of use. #save',
    },
  ],
  3: [
    {
      title: 'The right word, the right moment',
      preview:
        '{day} brings {a} and {b} together in the place of messages, short trips and courage, and they like each other. Small approaches go well. Whose street is it worth walking down?',
      text: 'You turn a corner and there’s the very person you’d been thinking of. Such things are likelier from {day}, as {a} and {b} run into each other on your doorstep, among messages, neighbours and small ventures, and they work hand in hand. It makes for lucky timing. You say the word that was wanted, or you catch the bus by a yard. It’s easy to mistake this for talent and to chatter it away, so keep the best of it for one purpose. Is there a person nearby whom you know by sight and would like to know by name? Tell them yours. It’s a bit of courage the length of a pavement, and it suits the hour. The good timing runs until {until}. #speak #out',
    },
  ],
  4: [
    {
      title: 'Two kind guests in the house',
      preview:
        'On {day} {a} and {b} meet in your home and make each other welcome. It gets easier to be at peace in your own rooms. What do you want to do there, now that you can?',
      text: 'There’s a sound that a home makes when all’s well in it, a sort of hum between the fridge and the clock. You may hear it again after {day}, when {a} and {b} come together under your roof on the best of terms. Then things at home tend to come to hand. Even a talk with family can go as smoothly as one with friends. But peace is apt to be used for catching up on chores, and then it’s gone. So spend at least one evening of it on nothing that improves the place: lie on the carpet, play the old records, let someone tell the story of how they came to live there. These two stay under your roof until {until}. #in',
    },
  ],
  5: [
    {
      title: 'Delight comes in a pair',
      preview:
        '{a} and {b} meet on {day} in the part of life that loves, plays and invents, and each brings out the best in the other. Joy gets easier to find. Whom will you let in on it?',
      text: 'A seesaw is no good for one. From {day} the other end is taken, so to speak, as {a} and {b} meet over your loves, your games and your bright ideas, and lift each other. So you might find that a thought you’d had for weeks suddenly has its second half. Affection is lighter too, and people laugh in the right places. Only it’s short, and it can be missed by those who mean to enjoy it as soon as the work’s done. Put the fun first for once. Do the silly thing you’d need a child or a very good friend for, on a weekday, before the washing-up. The washing-up will keep, and the seesaw moves until {until}. #early',
    },
  ],
  6: [
    {
      title: 'Work that runs in harness',
      preview:
        'On {day} {a} and {b} meet over your daily work and pull the same way. Jobs that resisted you come along more willingly. Which team of two could you put together?',
      text: 'Ask anyone who’s carried a wardrobe: the difference between one person and two isn’t double. Here’s your second pair of hands: on {day} {a} and {b} join up in your daily work, and they keep in step. So chores can go faster, colleagues tend to be obliging, and a small debt or quarrel may be cleared up between lunch and tea. Don’t spend it all on the easy things, though, agreeable as that would be. Instead, ask a person who’s good at what you’re bad at to swap an hour with you. You do their forms and they do your shelf, or the other way round. Both get done and nobody’s in anyone’s debt. They’re in harness until {until}. #finish #speak',
    },
  ],
  7: [
    {
      title: 'It takes two, and there are two',
      preview:
        'On {day} {a} and {b} meet across from you, where partners are, and they’re friends. Agreement is nearer than it has been. What would you both sign with pleasure?',
      text: 'It’s worth knowing when the wind is in the right quarter. From {day} it blows for the part of life that’s shared, because {a} and {b} meet there, as friends do, among spouses, business partners and the people you bargain with. So what the one of you wants may suit the other surprisingly well. A stranger may be easy to talk to, and an awkward client turns out to be shy. Goodwill of this kind makes people vague, so it’s good to pin a little of it down. Choose the decision you’ve both been too polite to take, the holiday, the logo, the colour, and take it within the hour, by counting to three and both pointing. Laugh, and keep to it. The wind holds until {until}. #begin',
    },
  ],
  8: [
    {
      title: 'A light let down on a rope',
      preview:
        'On {day} {a} and {b} meet in the hidden part of life, and the two trust each other. Matters that are shared or secret get simpler. What could be spoken of quietly?',
      text: 'Confidences have their own weather, and this is fair. On {day} {a} and {b} meet below stairs, among the secrets, the joint money and the endings, and since they help one another, it isn’t so dark down there for now. So a paper that puzzled you may explain itself. Someone may tell you why they left, or you may find that you can think of an ending without flinching. It’s still a place for low voices. So pick one matter that concerns you and one other person only, and talk it through with them and nobody else, at a kitchen table, with the radio off. Afterwards don’t retell it. You’ll both be glad of that later. The rope is drawn up on {until}, and what you’ve seen you’ve seen. #in #speak',
    },
  ],
  9: [
    {
      title: 'Fortune and a friend of hers',
      preview:
        '{day} sees {a} and {b} together in the place of luck, teachers and far horizons, glad of each other’s company. The world looks wider. In which direction do you set out?',
      text: 'Now and then the bus to the hills arrives just as you’ve decided to go to the hills. You may have some of that after {day}, when {a} and {b} meet on the long road, among teachers, travellers and believers, and get along splendidly. Then a teacher may say the sentence you needed. The father in your life, or the memory of him, is easier to be with. But since things offer themselves, you could be carried off by every signpost. So choose the horizon that’s been there the longest and do one outdoor thing in its direction, an hour by train or on foot, just to feel it come nearer. Take someone’s question along with your own. The company lasts until {until}. #out #begin',
    },
  ],
  10: [
    {
      title: 'A good word in high places',
      preview:
        'On {day} {a} and {b} meet at the top of your sky, where work and reputation are, and they speak well of each other. So may people of you. What would you like them to mention?',
      text: 'Most of what’s decided about us is decided in rooms where we aren’t. On {day} the talk in those rooms turns friendly, since {a} and {b} meet there as allies, over your career and your good name. So someone may put in a word for you. A superior might remember what you did some time ago, and the people who know your work could say so to people who don’t. You can’t arrange such things, but you can make them easy. So do for another what you’d like done for you: praise someone’s work to the person who ought to hear it, by name and with an example. It costs you nothing, and this is ground where such words come round again. The rooms stay friendly until {until}. #speak',
    },
  ],
  11: [
    {
      title: 'A wish with two helpers',
      preview:
        'On {day} {a} and {b} meet among your friends, gains and hopes, and they pull together. What you’ve hoped for gets a bit of tailwind. Whose hope could you push in return?',
      text: 'In some circles of friends there’s a person who has the van and a person who has the time. This week they may talk to each other, as on {day} {a} and {b} meet among your friends, your gains and your wishes, and they’re the best of comrades. Then connections come about with hardly any doing of yours. An amount that’s due may arrive, and a group you belong to is glad that you do. It’s tempting to sit back among so much goodwill. But a matchmaker has the best of it here: introduce two people who could use one another, and leave them to it. It’ll come back to you from a third side. The helpers stay together until {until}. #out',
    },
  ],
  12: [
    {
      title: 'A quiet room for two',
      preview:
        'On {day} {a} and {b} meet in the place of rest, retreat and giving, and they’re at peace there. You may sleep better and need less. What would you do with a whole evening of calm?',
      text: 'Peace has a way of coming in when you’ve stopped holding the door for it. From {day} that’s likelier, because {a} and {b} come together in the quietest room you have, the one for sleep and solitude, and they do each other good. So the nights may be softer. Something you’ve mourned or missed lies easier in the mind, and a kindness done in secret gives more pleasure than usual. It’s a modest sort of happiness, and you could easily talk over it. So take one evening without lamps or voices, and sit at the window while it gets dark. Watch until you can count seven lit windows. That’s all. The quiet room is kept for you until {until}. #in #hold',
    },
  ],
}

/** {a} and {b}, which don't help each other, meet in a house on {day}; one of them moves on on {until}. */
export const meetingHard: Stories = {
  1: [
    {
      title: 'Two voices, one mouth',
      preview:
        'On {day} {a} and {b} meet in your own sign and can’t agree. You may want two things before breakfast and neither by noon. Which voice do you listen to?',
      text: 'Your left foot wants to go and your right foot wants to stay. On {day} {a} and {b} meet in your own sign, where it’s all about you and how you act, and these two don’t care for each other. So you may be of two minds, say yes in the wrong tone, or bump into furniture you’ve owned for years. It’s tiring, and to others you might seem moody. But a quarrel inside is also information, because each side wants something you need. Let them speak in turn. Use one hand to write down what the first one wants, the other hand for the second, however clumsily, and then eat something before you decide. They part by {until}, and one body walks on. #late',
    },
  ],
  2: [
    {
      title: 'Cross purposes over money',
      preview:
        'On {day} {a} and {b} meet in the place of money, food and speech, and get in each other’s way. Words and sums are easily misjudged. How do you keep it from costing you?',
      text: 'Two cooks are in the kitchen and both have salted. That’s about what happens on {day}, when {a} and {b}, which don’t help one another, meet over your money, your meals and your words. You may pay for something twice or say a thing that’s true but needn’t have been said. Relatives hear the salt in it. This doesn’t last, and nearly all of it comes from speed, so speed is what to take out. When there’s a bill or a remark on your tongue, have a sip of water first and swallow it slowly. It sounds like something out of a nursery. But many a dear sentence has gone down with the water. By {until} one of the cooks has left. #hold #save',
    },
  ],
  3: [
    {
      title: 'Mixed-up messages, sore nerves',
      preview:
        'On {day} {a} and {b} meet among messages, siblings and short trips, and neither will give way. Notes go astray and nerves with them. What can you do to be understood?',
      text: 'You wrote “fine”, and they read “fine”, and you’d meant it quite differently. That’s the trouble from {day}, when {a} and {b} meet among your messages, your neighbours and near relations. They rub each other up the wrong way, and it shows in just such mishaps: trains are changed, siblings are touchy, and a joke with no face to it arrives as an insult. So you could spend the week explaining yourself. It’s better to need less explaining, and for that there’s an old method: whatever matters, say it in person, or at least with your voice. Leave the written part to times and places. If you’ve offended someone, don’t type. One of the two leaves by {until}, and then “fine” means fine again.',
    },
  ],
  4: [
    {
      title: 'An awkward pair at home',
      preview:
        'On {day} {a} and {b} meet under your roof and don’t get on. The mood in the rooms may be out of joint for a while. Where do you find a corner of peace?',
      text: 'It’s like having two lodgers who complain to you about each other. On {day} {a} and {b} come together under your own roof, and they’re at odds. So a remark about the bins can swell into a question of principle, or you roam through your own rooms without being able to settle. It isn’t about the bins. It’s seldom about you, either. What helps is to let everyone have a door: an hour in which each person at home is left alone and nobody asks what they’re doing. If you live by yourself, it’s the news and the phone that stay outside. Leave the principles till later. The lodgers are separated by {until}. #in #hold',
    },
  ],
  5: [
    {
      title: 'The game gets a referee',
      preview:
        'On {day} {a} and {b} meet in the place of love, children and play, and spoil each other’s fun a bit. What should be light turns earnest. How do you get the lightness back?',
      text: 'You’d only meant to tease, and now there’s a silence. From {day} pleasure is a touchy subject, because {a} and {b} meet over romance, children and games, and each wants different rules. So a tender moment can go wrong by a word. A child might cry over a card, or your own new idea, which was glorious at night, won’t stand up by itself in the morning. It would be a mistake to judge any of them by this. Fun that has gone sour wants a change of air and nothing else. So break off at the first sour note, and do a thing together that nobody can win: blow bubbles, look at clouds, make pancakes of any shape. It clears up after {until}. #late',
    },
  ],
  6: [
    {
      title: 'Friction on the shop floor',
      preview:
        'On {day} {a} and {b} meet over your work and duties and pull in different directions. Tools, tempers and timetables may jam. What would you oil first?',
      text: 'When two people push a stuck door from both sides, each thinks that it’s locked. That’s how {a} and {b} go about things when they meet over your daily work on {day}. So orders may contradict one another. Perhaps a colleague is on edge, the printer takes a side, and your own body wants its lunch at an hour when there’s none. You can work through it, as this is a place where effort pays, but it wears you down if you do it all at once. So do things singly. Put one task in front of you and the rest behind you, out of sight, and don’t turn round until it’s done. By {until} someone has let go of the other side of the door. #finish',
    },
  ],
  7: [
    {
      title: 'Opposite opinions across the table',
      preview:
        'On {day} {a} and {b} meet in the place of partners and don’t agree. Your opposite number may be hard to read or hard to please. What do you do before you answer?',
      text: 'There’s a kind of discussion in which both parties are right and both get worse. It’s likely after {day}, as {a} and {b}, who have little use for each other, take the chairs across from you, where partners and clients sit. So you may get two different answers from the same person. Or it’s you who gives them, and someone’s keeping count. It’s a delicate stretch, so the less is settled in it the better. If the other person presses, say that you’d like to give them a good answer and tell them the day on which they’ll have it. Then take that time in earnest. A date is kinder than a “we’ll see”, and it can be after {until}, when one of the two has got up from the table. #hold #late',
    },
  ],
  8: [
    {
      title: 'Two shadows in the cellar',
      preview:
        'On {day} {a} and {b} meet in the place of secrets, joint money and endings, and they’re wary of each other. Mistrust comes easily. What’s really there when the light’s on?',
      text: 'A coat on a hook can be a burglar until someone finds the switch. On {day} {a} and {b} meet, unwillingly, where trust and shared money are kept, and for a time there are coats everywhere. So you may read a motive into a delay, or feel suddenly unsure of a person you’ve known for years. Such thoughts are loudest when you’re worn out. So don’t act on any of them in the dark. What you can check in daylight with one plain question to a bank clerk or an office, check. What you can’t check, hang back on its hook. There’s a good chance that it’s a coat. By {until} one of the shadows goes upstairs. #hold #late',
    },
  ],
  9: [
    {
      title: 'A signpost with two arms',
      preview:
        'On {day} {a} and {b} meet in the place of faith, teachers and far roads, each pointing elsewhere. Good advice contradicts other good advice. Whom do you follow?',
      text: 'Two wise people, asked on the same day, can leave you sillier than you were. It may well happen after {day}, for {a} and {b} meet at the crossroads of faith, study and the wide world, and each of them points down another road. Plans for a trip or a course get complicated. A talk with your father ends at the usual spot. You’d like someone to tell you what’s right, and that’s just what is in short supply. So ask nobody for a few days, and watch which way you go when you’re not thinking about it: what you look up, whom you mention, where you slow down in the street. Your feet have an opinion. By {until} one arm of the signpost is gone. #late #hold',
    },
  ],
  10: [
    {
      title: 'Two captains on the bridge',
      preview:
        'On {day} {a} and {b} meet in your career and standing, and both want the wheel. You may be given orders that don’t go together. Which of them do you carry out?',
      text: 'The first says port, the second says starboard, and you’re the one who’s holding the wheel. It’s what happens when {a} and {b} meet on {day} over your work and your standing, because there isn’t room for the two of them. So you may serve two bosses, or two ambitions of your own, and please neither for a while. It’s an awkward thing to have happen in public. The worst of it comes from trying to do both halfway. Bring the contradiction to those who made it, in a friendly way, with a question instead of a complaint: “Which of these comes first?” Then write down the answer where it can be seen. That’s seamanship enough until {until}, when one captain goes ashore. #speak',
    },
  ],
  11: [
    {
      title: 'Friends who don’t get on',
      preview:
        'On {day} {a} and {b} meet among your friends and hopes and quarrel over the seats. Groups are fractious and wishes get in each other’s way. Whose side are you on?',
      text: 'You’ve asked two friends who can’t bear each other, and both have come. That’s roughly the state of things from {day}, when {a} and {b} meet in the middle of your circle, among friends, earnings and wishes. So a group may fall out over money or over the music. Two hopes of your own can turn out to need the same Saturday, or someone you like wants to know where you stand. You needn’t stand anywhere. Listen to each of them separately, agree with whatever is fair in it and don’t carry a word of it across the room. It’s a small discipline, and it makes you the person whom everyone invites next time. As for the Saturday, toss a coin and watch your face. It’s quieter after {until}. #hold',
    },
  ],
  12: [
    {
      title: 'An argument in the next room',
      preview:
        'On {day} {a} and {b} meet in the place of sleep, retreat and expenses, and they don’t keep their voices down. Rest is broken and pennies leak. How do you get some quiet?',
      text: 'You know the sort of quarrel that comes through a wall, of which you hear the tune and none of the words. On {day} {a} and {b} strike one up in the back room, where you rest, spend and let things go. So sleep may be shallow for no reason you can name, and small expenses come in as if to comfort you. Old matters mutter. It’s hard to make peace between two voices you can’t make out, and you’re under no obligation to. It’s better to give them less of a wall: cool the bedroom, finish the day by hand with something slow like shelling or polishing, and lie down a little before you’re tired. If you wake, just hum. By {until} one of them has moved out. #in #save',
    },
  ],
}

/** Nothing big happens: {graha}, the ruler of the reader's sign, has been in a house since {day} and stays until {until}. */
export const rulerStays: Stories = {
  1: [
    {
      title: 'Your planet is at home',
      preview:
        'It’s a quiet week in the sky. Your own planet, {graha}, has been in your own sign since {day}, and that keeps things in your hands. What do you want to do with nobody pushing?',
      text: 'There are weeks in which the sky leaves you alone, and this is one. It’s because your own planet, {graha}, has been in your own sign since {day}, which is as near as a planet gets to its own front door. So it’s mostly up to you what becomes of the days. That’s pleasant, and at first it can feel like being bored. But you notice your own pace again when nobody else is setting one. It’s worth finding out what it is. So leave the watch in a drawer for one free afternoon and stop each thing when you’re finished with it, and not before. You’ll learn when you’re really hungry and how long you like to talk. The door’s open until {until}, and you’re the one who lives here. #late',
    },
    {
      title: 'The week wears your face',
      preview:
        'Since {day} {graha}, the planet of your sign, has stood where you stand, in the part of life that’s you. Nothing louder is going on. How would you like to look back at yourself on Sunday?',
      text: 'If the sky had a mirror this week, you’d be standing in front of it. The planet of your sign, {graha}, has kept you company in your own sign since {day}, and because little else is stirring, the light falls on how you are with people. They may remark on it. You might too, in a shop window, and not every angle is a kind one. But a quiet week is good for a small correction, since no one’s waiting for it. Choose a thing that others see of you daily, such as the way you say hello on the stairs, and give it a little more time. It needn’t be warm, only awake. By {until} it may have become the way you do it. #out',
    },
    {
      title: 'In your own good hands',
      preview:
        'No great event this week, and that’s an event of its own. {graha} has been in your own sign since {day}, so your strength is close by. What could you look after?',
      text: 'Gardeners love a day with nothing to report. You’ve a few of those ahead, for the ruler of your sign, {graha}, stays quietly in your own sign. It’s been there since {day}, and it keeps your strength within reach, though it won’t carry anything for you. So the body is the thing to see to. It’s been doing its work without being thanked. This isn’t about plans or resolutions, they come soon enough with louder skies. Give it something it has asked for lately: soft shoes, an orange, an hour’s more sleep, ten minutes with the legs up the wall. Then do the same tomorrow, if it was right. Your planet stays near until {until}, and the body can tell a whim from a need. #in',
    },
  ],
  2: [
    {
      title: 'What you have is enough to do',
      preview:
        'The sky’s calm, and since {day} your own planet, {graha}, has been with your money, your food and your words. It’s a good week for what’s already yours. When did you last look at it?',
      text: 'The finest shop in town may be your own cupboard. Since {day} your planet, {graha}, has been there too, among your money, your food and the things you own, and as nothing more urgent is afoot, you could go shopping there. Most people possess more than they use and use the same few things until they drop. That makes for spending that isn’t needed. So pick out one good thing which you’ve been keeping for best, a cup, a coat, a spice, and use it every day this week. If it’s a pleasure, it was worth keeping. And if it isn’t, you may know someone who’d enjoy it. Your planet watches over this larder until {until}, and it’s in no hurry to fill it. #save',
    },
    {
      title: 'A week of weighed words',
      preview:
        '{graha}, the planet of your sign, has been with your voice and your purse since {day}. Nothing else is as loud this week, so your words are heard. Which of them do you want to be known for?',
      text: 'You can tell a lot about a family from the sentences it repeats. Your own planet has been at that table since {day}, for {graha} is where you speak, eat and come from, and it may make you notice which of those sentences come out of your own mouth. Some of them are a comfort. Others were a worry of your grandfather’s. It’s a quiet week, so this is hardly a crisis, more a matter of housekeeping. Choose one saying you use without thinking and try for a few days to say what you mean in its place. It feels oddly bare at first. But people answer differently, and that’s how you can tell that it’s been heard. The planet holds on to your words until {until}. #hold',
    },
    {
      title: 'Small coins, clear head',
      preview:
        'Your planet, {graha}, has been near your purse since {day}, and the sky has little else to add. It’s not the week for big sums. What do the small ones tell you?',
      text: 'Little money says more about us than big money does, because nobody’s looking. This week there’s time to hear it, for {graha}, your own planet, has been watching over your purse since {day}, and no other planet makes a stir. So you might look at where the coins go: the coffee that’s really a break, the bus ticket that’s really impatience. Neither is wrong. It’s just that a break could be had without the coffee. Take one such habit and find out what you’re buying with it. Then try getting that same thing free of charge, once, and compare. It’s only an experiment. Your planet has an eye on the coins until {until}, so it can be run again. #save',
    },
  ],
  3: [
    {
      title: 'The near is near enough',
      preview:
        'No big news above. Since {day} your own planet, {graha}, has been among neighbours, messages and short roads. What’s going on within a mile of you?',
      text: 'You could probably draw the map of a city you’ve visited once and not that of the street behind yours. Since {day} your planet, {graha}, has been in the neighbourhood, among messages, siblings and short ways, and with the sky so quiet it’s a good time to make up for that. The near gives more than you’d think. It also wants a little courage, for the people you see daily are the hardest to speak to first. So on your usual way, turn off one corner earlier than you do, and talk to the first person who’s doing something with their hands. Ask what it’s going to be. They’ll tell you, people like that question. Your planet goes about on foot until {until}, and so might you. #out #speak',
    },
    {
      title: 'Three lines are enough',
      preview:
        'In a week without great events, {graha}, the planet of your sign, has been with your letters and your courage since {day}. Small signals travel well. Who’d be cheered by one?',
      text: 'Long messages get put off, by those who write them and by those who should answer. So it’s a week for short ones, because {graha}, your own planet, has been with your letters, your brothers and sisters and your small deeds since {day}, and there it thinks on its feet. It may seem that three lines are too little after such a long time. But the other person feels the same about theirs. So one of you has to be the first to find it enough. Send a postcard, the kind with a stamp, to a relation or an old neighbour, and write only what you can see from where you’re sitting. It’ll be read more than once. The short road’s open until {until}, so an answer has time to come. #speak',
    },
    {
      title: 'What your hands can do',
      preview:
        'The sky holds still, and {graha}, the ruler of your sign, has been with your skills and efforts since {day}. Your hands may be wiser than your plans this week. What would they like to practise?',
      text: 'Plans can be argued with, and a loaf can’t. The ruler of your sign, {graha}, has been at your elbow since {day}, where skill and daily courage belong, and in a week as uneventful as this one your hands may be the best part of you. They don’t worry. They learn while you think of other things. It’s a pity how seldom they’re asked, now that so much is done with one finger. So give them something to get better at by repeating it: a knot, a chord, an omelette, your own signature. Do it five times each evening and keep the fifth. The first four are only there to make you laugh. By {until} you’ll see the difference between the fifth of today and the last. #begin',
    },
  ],
  4: [
    {
      title: 'A week with your shoes off',
      preview:
        'Nothing great is moving. Your own planet, {graha}, has been at home since {day}, in the part of life where you rest. What would you do there if nobody was coming?',
      text: 'When visitors are expected we tidy, and when they’ve gone we finally sit down. This week nobody’s expected. Your planet, {graha}, has been in your own rooms since {day}, and the rest of the sky keeps out of it. So you’ve a chance to live in your rooms as they are. It’s stranger than it sounds, for most of us look at home and see a list. Don’t make one. Move to the seat you never use instead and have your tea from there, for it’s a different home from that side. You may find out where the light goes in the afternoon. Your planet’s at home until {until}, and it hasn’t asked for progress. #in',
    },
    {
      title: 'Where you come from, in passing',
      preview:
        'Since {day} {graha}, the planet of your sign, has been at home among your early memories. The week’s calm enough to hear it. What smell would tell you that you’re back?',
      text: 'It may be floor polish, or onions, or the inside of a certain car. The planet of your sign, {graha}, has been at home since {day}, in the part of life where you come from, and memories of that sort could visit you without an appointment. Most weeks they’d be drowned out. In this one there’s room, and though some of them ache a bit, they’ve got something for you as well: they know what has always calmed you. That’s of practical use. So cook or bake or brew the thing which smells of being looked after, and share it if there’s anyone about. The recipe needn’t be right. It’s quite enough if it’s recognised. By {until} your planet moves on, and the kitchen airs. #in #begin',
    },
    {
      title: 'Peace you can carry',
      preview:
        'A still week: {graha}, your own planet, has been in the quiet of your home since {day}. There’s more calm about than you’re using. Where could you take some of it?',
      text: 'Some people bring their own quiet into a room, like others an umbrella. You might be one of them just now, since your planet, {graha}, has been resting at home since {day}, and there’s nothing much to ruffle it. You’ll hardly notice it yourself. Others do, and they may start telling you things at the bus stop. That’s a compliment, though it can use up what it praises. So keep some back: sit in the parked car or on the last stair for two minutes before you go in, and let the day drop off your coat. Then open the door. It’s a small toll for a calm evening, and you could make it a custom by {until}. #late',
    },
  ],
  5: [
    {
      title: 'Something for its own sake',
      preview:
        'With the sky at rest, {graha}, your own planet, has been where you play since {day}. You’re free to do something useless. Do you remember how?',
      text: 'What did you do at nine on a wet afternoon? The answer may be worth having this week. Since {day} your planet, {graha}, has been on the playing side of life, with love and learning and children, and no larger event wants your attention. So here’s a gap that could simply be enjoyed. It’s harder than working for some people, who get restless without a result. If that’s you, then give yourself a result that’s no good for anything: a tower of cards, a list of the best words for rain, a drawing of your own thumb. Show it to a child if you know one, for they’re honest critics. You’ve got until {until}, and there’s no need to be good at it. #begin',
    },
    {
      title: 'A warm eye on someone',
      preview:
        'Since {day} {graha}, the planet of your sign, has been in the part of life that loves. It’s a week without drama, and that suits affection. Whom do you like more than they know?',
      text: 'Most fondness goes unmentioned, on the theory that the other person knows. They mostly don’t. The planet of your sign, {graha}, has been where your affections are since {day}, and in this undramatic week there’s no better use for it than to let a bit of that out. It may be a partner, a godchild, the woman at the bakery. You don’t have to confess anything. But the habit of finding fault is quicker than that of being pleased, so it takes some intent. Catch someone doing what they do well and tell them exactly what you saw, then change the subject before they can wave it away. It’ll stay with them. Your planet’s in this tender mood until {until}. #speak',
    },
    {
      title: 'Let the idea come to you',
      preview:
        'The week makes no demands. {graha}, your own planet, has been among your ideas since {day}. Something in you wants to be made. Will you hear it over the radio?',
      text: 'Ideas are like cats and come when you’re busy with string. Since {day} your planet, {graha}, has been where you invent and learn and love, and as the week is otherwise without great events, one might well come round the door. It won’t come to a stare. So staring at an empty page is the wrong way to go about it, and trying too hard is the only real mistake you could make. Do some small mechanical thing without sound, like sweeping the step or sharpening pencils, and keep paper in your pocket. Write down what comes even if it’s silly, for the silly ones often carry the good one in on their back. You may have a pocketful by {until}. #hold',
    },
  ],
  6: [
    {
      title: 'The beauty of a done thing',
      preview:
        'Nothing much is happening in the sky. Since {day} your planet, {graha}, has been with your daily work and habits. What would be a pleasure to have behind you?',
      text: 'A thing done has a small click to it, like a lid. You can collect a few of those, because your own planet, {graha}, has been among your chores and habits since {day}, and there’s no great event to keep you from them. It’s a week without glory. That’s its charm, for what gets done now gets done without anyone’s making a speech. The mistake would be to start with what’s large. Start with everything that takes under two minutes: the button, the bulb, the reply with one word in it. Do as many as you can in half an hour and listen for the click. The large thing looks friendlier after that, and it may get its lid on by {until}. #finish',
    },
    {
      title: 'Someone does this every day',
      preview:
        '{graha}, the planet of your sign, has been among your colleagues and duties since {day}. In a calm week you see who keeps things running. Have you met them?',
      text: 'The bins get emptied, the post arrives and the pool car is always full. Someone’s doing that. Since {day} {graha}, the planet of your sign, has been in the part of life where people work for each other day by day, and as there’s nothing grand to look at this week, you may see them. You’re probably one of them yourself in someone else’s eyes. It’s easy to feel taken for granted in this corner. It’s also easy to do it to others. So find out the name of a person whose work you use daily without knowing them, and use it the next time you meet. It changes the air of a corridor, theirs and yours. The planet keeps you in good company until {until}. #speak #out',
    },
    {
      title: 'An ordinary week, on purpose',
      preview:
        'It’s the kind of week that leaves no trace. Your planet, {graha}, has been in your daily routine since {day}, and routine is what the days are good for. Which part of your day deserves defending?',
      text: 'Nobody photographs a Wednesday. And yet they’re most of what we’ve got, so it’s worth having a decent one. Your planet, {graha}, has been with your duties and your body’s habits since {day}, and the sky adds neither sparkle nor trouble to it. That’s rare enough to be used. Somewhere in your day there’s a fixed point that does you good, a first cup, a paper, a dog’s walk, and usually it’s the first to be given up when someone wants something. Guard it this week as if it were an appointment with a person of rank. It’s yours, and if you’re asked, you’re engaged. By {until} they might’ve learned to plan around it. #in #hold',
    },
  ],
  7: [
    {
      title: 'The other half of the bench',
      preview:
        'No great stir above. Your own planet, {graha}, has been across from you since {day}, in the place of partners and other people. What do they see that you don’t?',
      text: 'On a bench for two, each sees what’s behind the other’s shoulder. Your planet, {graha}, has been sitting across from you since {day}, where partners are, so that your interest goes that way by itself this week. It can feel as if everything depended on someone else’s mood. It doesn’t, though there’s something to be learned from it, because they really do see what you can’t. You only have to ask about small things. Let someone you trust choose for you, just once, the film or the route or what you’ll eat, and go along without a comment. You may be astonished at how well they know you, or at how little. Both are worth knowing, and your planet keeps that seat until {until} in case you’d like another go. #out',
    },
    {
      title: 'Quiet weather for two',
      preview:
        'Since {day} {graha}, the planet of your sign, has been in the part of life you share. The week’s calm, and that’s when good habits between people are formed. What could be yours?',
      text: 'It’s not the anniversaries that keep two people together, it’s how they hand each other the towel. The planet of your sign, {graha}, has been with your partners, in love, work or friendship, since {day}, and there’s no event this week to make anything of it. So the small change of living together can be looked at: who greets whom, who’s thanked for what, who turns off the light. If you live alone, it’s the people you see most. None of it is worth a discussion. But you can alter your own half without any. Put down what you’re holding when they come in, and look up. Your planet is on the shared side of life until {until}, and a look like that tends to be returned. #hold',
    },
    {
      title: 'Fair’s fair, in peacetime',
      preview:
        'A week without quarrels is the one to settle things in. {graha}, your own planet, has been over your agreements since {day}. Which arrangement suits only one of you?',
      text: 'Roofs are mended when the sun’s out. This week it’s out, in a manner of speaking, for nothing much is going on and your planet, {graha}, has been among your partners and agreements since {day}. It helps that you’re on good terms with most people. That’s why it would be a pity not to touch on the arrangement that has been a little unfair for some time, in your favour or theirs. In a storm it’ll be an accusation. Now it’s only a remark. So offer a swap before anyone has asked for one, your Tuesdays for their Thursdays, the cooking for the accounts, and see if it fits. It’s easily swapped back if it doesn’t, and the fair weather for such talks lasts until {until}. #speak #early',
    },
  ],
  8: [
    {
      title: 'A week with the lights low',
      preview:
        'It’s all quiet above. Your own planet, {graha}, has been in the hidden part of life since {day}, and you may feel less like being seen. What gets better in the shade?',
      text: 'Bread rises under a cloth. It’s much the same with you this week, as your planet, {graha}, has been out of sight since {day}, where secrets and slow changes are kept, and there’s no event to pull you out. You may be quieter than people are used to. They ask if something’s the matter, and it isn’t, or it’s something that has no words yet. That’s rather an asset. What’s talked of too early loses its steam, so you’re allowed to say “I’m thinking” and leave it there. Meanwhile do one thing that others will never know of: right a small wrong, or pay back a favour the giver has forgotten. It does its work under the cloth. By {until} you’ll want the light on again. #in #hold',
    },
    {
      title: 'What the two of you know',
      preview:
        'Since {day} {graha}, the planet of your sign, has been with what you share and whom you trust. The week is uneventful on the surface. On whom do you rely without thinking?',
      text: 'Someone has your spare key, and someone knows what you were like that winter. The planet of your sign, {graha}, has been in the part of life where trust is kept since {day}, and with nothing else going on you may become aware of these threads. It’s a deep subject for an ordinary week, and it can make you a little vulnerable. But trust is like a path across a field, it stays because it’s walked. So walk it once: ask a favour of the person you’d ask in an emergency while there’s no emergency, a small one, such as looking in on a plant. They’ll be pleased to be asked. By {until} the path has your footprints on it again. #out',
    },
    {
      title: 'Loose ends, out of sight',
      preview:
        'It’s calm enough to look behind the cupboard. {graha}, your own planet, has been among endings and joint affairs since {day}. What never got a proper last line?',
      text: 'A good many things don’t end, they just stop being mentioned. Your planet, {graha}, has been down among the endings and the unsaid since {day}, and this week, without any noise from elsewhere, you might hear one of those go quiet once and for all. It may be a membership, an old plan with a friend, a row that nobody remembers the start of. There’s a faint sadness about it and a real saving. You don’t need the other side for this. Take a sheet of paper, write down what it was and that it’s over, add the date as they do in offices, and file it under something cheerful. By {until} you won’t be tripping over it in the dark. #finish',
    },
  ],
  9: [
    {
      title: 'A window on the far side',
      preview:
        'In a quiet week {graha}, your own planet, has been on the far roads of life since {day}. Your thoughts go further than your feet. Where do they go?',
      text: 'From most kitchen windows you can see at least one thing that’s further away than you’ve ever walked. A chimney will do. Your planet, {graha}, has been on the far side of that view since {day}, with distance, learning and belief, and because the days themselves are calm, your thoughts may keep going out there. That’s restful for some and for others a little itch. It needn’t lead to a ticket. But find out one thing about a place you know only by name: what they eat in the morning, which bird wakes them, how they say sorry. Then ask someone who’s from there, and it may make their day. Far places get nearer by such doors. The window stays open until {until}. #speak',
    },
    {
      title: 'The best advice you’ve had',
      preview:
        'Since {day} {graha}, the planet of your sign, has been among teachers and good counsel. There’s time to remember what you were told. Which of it was true?',
      text: 'You get about five really good pieces of advice in a life, and generally you’re annoyed at the time. Since {day} {graha}, the planet of your sign, has been with the teachers, the fathers and whatever you believe in, and this eventless week is a good one to look at what’s left of them. One may suit your present situation to a T. You’d have noticed before if it weren’t so inconvenient. So go by it for a week, as a trial: if it was “never decide when hungry”, then don’t, and if it was “go and see for yourself”, then go. By {until} you may be able to say if the old man was right, and he’d have wanted it judged fairly.',
    },
    {
      title: 'Lucky in a small way',
      preview:
        'The sky makes no promises this week. {graha}, your own planet, has been in fortune’s corner since {day}, and it works in small change. Would you know it if you saw it?',
      text: 'Good luck mostly looks like being on time by mistake. Your planet, {graha}, has been in fortune’s own corner since {day}, and although nothing big is in the offing, there may be more of that small change about than usual. It’s simply overlooked while you wait for notes. That’s a pity, for it adds up. So try the old practice of noticing: each evening, before you close the curtains, say out loud three things that went right without your doing. They’re allowed to be tiny, a green light counts. After a few evenings you’ll start to see them as they happen. By {until} it’s harder to think of yourself as someone nothing happens to. #in',
    },
  ],
  10: [
    {
      title: 'Seen at your work',
      preview:
        'There’s no great news from above. Your own planet, {graha}, has been at the top of your sky since {day}, where work and reputation are. What are people seeing while you’re busy?',
      text: 'People form their picture of you when you aren’t posing for it. Since {day} your planet, {graha}, has been over your work and your good name, which makes you more visible than you may like, even in a week in which nothing much occurs. It could be a neighbour who sees how you carry things up. It might be your superior. There’s no call to act a part. But you could bring order to what’s in view, since that’s the bit they’ve got to go by: the desk, the doorway, the first line of a message. Give it five minutes at the end of each day. It’s oddly calming, and by {until} it may be what you’re known for. #finish',
    },
    {
      title: 'The thing you’re good at',
      preview:
        '{graha}, the planet of your sign, has been with your career since {day}. In a still week you can ask what your work is really for. Do you know the answer in one sentence?',
      text: 'Ask people what they do and they’ll tell you where they work. The planet of your sign, {graha}, has been with your calling since {day}, and it asks the other question, the one about what you’re for. This can be awkward on a Monday. But nothing else is pressing this week, and the answer is usually more modest and nicer than feared: you explain things, you make people comfortable, you notice mistakes. It holds with a post or without one. Put it into seven words at most and try it on someone at the first opportunity, when they ask how work is. You’ll hear at once if it’s true. You’ve got until {until} to get it down to six. #speak',
    },
    {
      title: 'Steady at the helm',
      preview:
        'Since {day} your own planet, {graha}, has been where you carry authority. The sea is calm, so it’s about steering and nothing more. Which decision is yours alone?',
      text: 'There’s a decision in your week that everyone believes someone else is taking. It might be yours. Your planet, {graha}, has been on the bridge of your life since {day}, where you answer for things, and in such calm water you can see whose hand is on the wheel and where there’s none. It needn’t be at work. Who says when the club meets, or which letter is answered first, or that it’s enough for today? You may not want more on your plate, and quite rightly. But things nobody decides are the ones that tire everybody. So decide one of them, say so, and say until when it holds. It’ll be a relief all round. The forecast is calm until {until}. #early #speak',
    },
  ],
  11: [
    {
      title: 'In good company, no agenda',
      preview:
        'A week without headlines. {graha}, your own planet, has been among your friends and hopes since {day}. When did you last see people without a reason?',
      text: 'Friendship used to happen on walls, with nothing to do and legs dangling. Your planet, {graha}, has been out among your friends since {day}, and since the sky leaves the week free, a bit of dangling is possible. It’s got harder. Everybody has a diary, and a meeting without an occasion looks almost suspicious. So it’ll need one person who doesn’t mind looking foolish. Tell two or three people where you’ll be, on which wall or at which café table and for how long, and go there whether they come or not. Take a paper with you. Someone generally comes, and it’s often the one you hadn’t reckoned with. Your planet’s in company until {until}. #out',
    },
    {
      title: 'What the work has brought in',
      preview:
        'Since {day} {graha}, the planet of your sign, has been among your gains. The week’s quiet, so there’s time to count. Would you notice if you already had it?',
      text: 'Hardly anyone celebrates the second anniversary of a wish that was granted. We’re on to the next one by then. Since {day} the planet of your sign, {graha}, has been looking over your gains and hopes, and it’s a week when you could count what’s come in. I don’t mean the bank. There’s something in your life which you’d have given a lot for five years ago, and it’s become furniture: a person, a skill, a view, a quiet night. It won’t take offence at being overlooked, but you’re missing out. Sit with it for a while as if it were new and let it be what you boast about this week, inwardly. The next wish can wait its turn, as your planet is among your hopes until {until}. #late',
    },
    {
      title: 'A hope you can say aloud',
      preview:
        'There’s nothing in the way this week, and nothing pushing. {graha}, your own planet, has been among your wishes since {day}. Which of yours would survive being spoken?',
      text: 'Some hopes live on being kept secret, and they’re the ones that never move. Your planet, {graha}, has been among your hopes and your friends since {day}, and an uneventful week isn’t a bad time to try one of them in the open air. You may blush, and it could sound smaller than it did in your head, or much too large, and either would be useful to find out. Try it on someone who doesn’t have a stake in it, someone at the edge of your circle, a former colleague or the friend of a friend. They’re not afraid for you, so they can think. Note what they ask first, for that’s usually the next thing to find out. You might have it by {until}. #speak #begin',
    },
  ],
  12: [
    {
      title: 'A week on the back step',
      preview:
        'The sky’s at rest, and so is your own planet: {graha} has been where you sleep and withdraw since {day}. You may want less of everything. What could be left undone?',
      text: 'Behind most houses there’s a step where someone once sat to shell peas and be left in peace. Your planet, {graha}, has been on it since {day}, as it were, in the place of rest, solitude and letting go. So it’s no wonder if the front of the house interests you less this week. Of course you’ll do what’s needed. But the extra yard that you usually go for people isn’t in you, and pretending costs more than it brings. So look at the next few days and take out the thing you’d be relieved to hear was cancelled. Then cancel it yourself, with good manners and in good time. No one’s as disappointed as you think. Until {until} the step’s in the sun for an hour or so. #in #early',
    },
    {
      title: 'Somewhere else, in thought',
      preview:
        'Since {day} {graha}, the planet of your sign, has been far off, where dreams and distant places are. The week asks little of you. Where does your mind go when you let it off the lead?',
      text: 'You may put the milk in the oven this week and think nothing of it. The planet of your sign, {graha}, has been off in the land of sleep and far countries since {day}, and with no great event to hold you, part of you is elsewhere. It isn’t idleness. Something’s being sorted back there for which you’re not required, and it goes faster if it’s left alone. Money is better for a little watching in the meantime, since an absent mind buys things twice. So keep the purse in the inner pocket and let the mind run free on a long bath or a slow tram. When it comes back, it may have something in its mouth. Your planet returns to the fore on {until}. #save #in',
    },
    {
      title: 'Leave one thing behind',
      preview:
        'Nothing new is beginning this week. {graha}, your own planet, has been among farewells and quiet since {day}, and something can be put down. What has got heavy without getting useful?',
      text: 'Travellers who’ve learnt to pack ask of each thing what it would be like without it. Your planet, {graha}, has been in the room for rest and farewells since {day}, and as the week’s so still, you can ask that of more than luggage. A worry might be among it, or a title, or a friendship kept up out of politeness. It would be rash to throw out such things by the armful. You’d miss some. But one of them could be left at home on a trial basis: get through the week as though you’d never had it, and mention it to nobody. If you reach for it, you’ll know why. And if you don’t, there’s your answer. You may travel light until {until}. #hold #finish',
    },
  ],
}
