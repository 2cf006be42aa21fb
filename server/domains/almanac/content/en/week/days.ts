import type { ByHouse, DayAdvice } from '../../../texts/units.ts'

/** For each house that the Moon is in on a day, counted from the reader's moonsign. */
export const days: ByHouse<readonly DayAdvice[]> = {
  1: [
    {
      do: 'Wear the shirt that people always remark on.',
      leave: 'Don’t ask six people how you look.',
    },
    {
      do: 'Walk the long way and find your own pace. #out',
      leave: 'No racing strangers to the ticket barrier today.',
    },
    {
      do: 'Have a glass of water before the first coffee.',
      leave: 'Leave the bathroom scales alone this morning.',
    },
    {
      do: 'Say your own wish first when plans are made. #speak',
      leave: 'Leave “I don’t mind” to other people today. #speak',
    },
    {
      do: 'Stand at a window while the day is still new. #early',
      leave: 'The phone can wait until you’re dressed.',
    },
    {
      do: 'Get your hair cut, or at least book it.',
      leave: 'Not the day for a new colour from a box.',
    },
    {
      do: 'Look in the mirror and find something to like.',
      leave: 'Let the photographs of a younger you rest.',
    },
    {
      do: 'Begin what you keep postponing, for ten minutes only. #begin #early',
      leave: 'Skip the announcement and just make a start. #begin #hold',
    },
    {
      do: 'Introduce yourself to a person you only nod to. #speak #out',
      leave: 'Hiding behind your screen can wait a day. #out',
    },
    {
      do: 'Sit down to breakfast, however small it is.',
      leave: 'Don’t try to live on crusts and coffee.',
    },
    {
      do: 'Stretch your arms above your head before you reply.',
      leave: 'The hunched hour over small print can wait. #late',
    },
    {
      do: 'Ask for the seat by the window. #speak',
      leave: 'Don’t squeeze into the corner to be convenient.',
    },
    {
      do: 'Try on what hangs at the back; keep what fits. #finish',
      leave: 'No clothes for the person you plan to become. #save',
    },
    {
      do: 'Answer truthfully when you’re asked how you are. #speak',
      leave: 'Skip the automatic “fine, and you?” for once. #speak',
    },
    {
      do: 'Take twenty minutes alone before the house wakes. #in #early',
      leave: 'Let other people’s moods pass without catching them.',
    },
    {
      do: 'Be in the picture today, in the front row.',
      leave: 'Resist offering to hold the camera again.',
    },
    {
      do: 'Polish the shoes you wear most.',
      leave: 'Keep the complete makeover for a bigger week. #late',
    },
    {
      do: 'Name your mood aloud before it picks a fight. #speak',
      leave: 'Don’t blame the weather for what’s bothering you.',
    },
    {
      do: 'Say no once, kindly, and give no reason. #speak',
      leave: 'The long apology afterwards can be left out.',
    },
    {
      do: 'Choose the scent or soap that’s most like you.',
      leave: 'The sensible one can stay on the shelf.',
    },
    {
      do: 'Try the colour you’d wear if nobody commented.',
      leave: 'Let relatives’ fashion advice go by unanswered. #hold',
    },
    {
      do: 'Set your own hour for lunch and keep to it.',
      leave: 'Not the day to wait until others are hungry.',
    },
    {
      do: 'Straighten your back each time you pass a doorway.',
      leave: 'Comparing yourself with old classmates can wait.',
    },
    {
      do: 'Notice which clothes you reach for to feel safe.',
      leave: 'Leave the stiff collar on its hanger.',
    },
    {
      do: 'Sing in the shower as if the walls were thick.',
      leave: 'No apologising for taking up room.',
    },
    {
      do: 'Give your hands five minutes and some good cream.',
      leave: 'No chewing your nails over a late reply.',
    },
    {
      do: 'Arrive early enough to come in slowly. #early',
      leave: 'Skip the breathless entrance and the traffic story.',
    },
    {
      do: 'Put one hour for yourself in the diary, in ink.',
      leave: 'Don’t hand that hour to the first who asks.',
    },
    {
      do: 'Listen to what your voice does on the phone.',
      leave: 'Imitating someone you admire can have a day off.',
    },
    {
      do: 'Sew on the button you’ve been hiding under a scarf. #finish',
      leave: 'Don’t make that safety pin do another day. #finish',
    },
    {
      do: 'Go outside without headphones for a quarter of an hour. #out',
      leave: 'Don’t fill each silence with talk radio.',
    },
    {
      do: 'Change one small thing in your morning routine. #begin',
      leave: 'Don’t let one good idea overturn the whole day.',
    },
    {
      do: 'Accept a compliment with “thank you” and a full stop.',
      leave: 'Leave out the part where you explain it away.',
    },
    {
      do: 'Decide the little things quickly, by first feeling. #early',
      leave: 'Don’t hold a vote about your own plans. #hold',
    },
    {
      do: 'Rest your eyes on something green for a while.',
      leave: 'Give the small screen a rest after dark.',
    },
    {
      do: 'Sign your name as if you meant it.',
      leave: 'Don’t shrink your part when you tell the story.',
    },
    {
      do: 'Dance through one whole song with the door shut. #in',
      leave: 'No punishing workouts; something lighter will do.',
    },
    {
      do: 'Tell people what you’re like when you’re hungry. #speak',
      leave: 'Don’t wait for people to read it off your face. #speak',
    },
    {
      do: 'Empty your bag and carry half of it today.',
      leave: 'Other people’s shopping and secrets can stay theirs.',
    },
    {
      do: 'Put yourself first in one small thing.',
      leave: 'Let the world’s news wait until you’ve eaten.',
    },
    {
      do: 'Buy the good socks you usually put back. #spend',
      leave: 'Don’t wait until the old ones give out. #spend',
    },
    {
      do: 'Go first at something where people usually hang back. #early',
      leave: 'Not the day to say “after you” at every door.',
    },
    {
      do: 'Clean your glasses or your watch, and look again.',
      leave: 'No squinting through yesterday’s smears.',
    },
    {
      do: 'Give your name slowly when you’re asked for it. #speak',
      leave: 'Don’t let it be shortened if you mind.',
    },
    {
      do: 'Sit the way you’d sit if you owned the chair.',
      leave: 'No perching on the edge of things.',
    },
    {
      do: 'Start a new notebook on its first clean page. #begin',
      leave: 'Skip copying over the old unfinished lists.',
    },
    {
      do: 'Learn what your face does when you listen.',
      leave: 'Don’t frown at people who’ve done nothing wrong.',
    },
    {
      do: 'Carry your bag on the other shoulder today.',
      leave: 'No rushing upstairs to prove that you can.',
    },
    {
      do: 'Take off the watch, the lanyard and the rings for an hour.',
      leave: 'Being useful to people can wait that long.',
    },
    {
      do: 'Ask for a hug from the one who gives good ones. #speak #out',
      leave: 'Skip being brave about it this time. #speak',
    },
    {
      do: 'Try a sport, a step or a stretch that’s new to you. #begin',
      leave: 'Looking good at it can wait.',
    },
    {
      do: 'Take the first appointment you’re offered. #early',
      leave: 'Don’t hold out for the perfect slot. #early',
    },
    {
      do: 'Try on a hat, a pair of boots or a bicycle. #out',
      leave: 'Leave the number on the label out of it.',
    },
    {
      do: 'Describe yourself in three words without naming your job.',
      leave: 'Skip the word that others always use.',
    },
    {
      do: 'Roll up your sleeves, really, and see what follows. #begin',
      leave: 'The planning meeting with yourself can wait. #begin',
    },
    {
      do: 'Have a mug, a blanket and a biscuit all your own.',
      leave: 'No sharing them out of mere good manners.',
    },
    {
      do: 'Keep your shoulders down when the phone rings.',
      leave: 'Don’t leap up as if you were the fire brigade.',
    },
    {
      do: 'Order just what you feel like, at its full price. #spend',
      leave: 'Skip working out what the plain one costs.',
    },
  ],
  2: [
    {
      do: 'Count what’s in your purse before you go out.',
      leave: 'Skip the little things stacked beside the till. #save',
    },
    {
      do: 'Cook a dish your family never wrote down.',
      leave: 'Don’t weigh what was always done by feel.',
    },
    {
      do: 'Eat one meal without a screen beside the plate.',
      leave: 'No laying a place for the news.',
    },
    {
      do: 'Put the week’s receipts in one envelope.',
      leave: 'Let the adding-up wait until they’re all in. #late',
    },
    {
      do: 'Say the price you have in mind, plainly. #speak',
      leave: 'Not the day to knock it down yourself.',
    },
    {
      do: 'Use up what’s at the back of the cupboard. #save #finish',
      leave: 'Don’t go shopping for one forgotten lemon. #save',
    },
    {
      do: 'Speak a little more slowly than you’d like to.',
      leave: 'Let other people’s sentences end without you. #hold',
    },
    {
      do: 'Get the family storyteller to tell one again. #speak',
      leave: 'Leave the gossip and ask about the old days.',
    },
    {
      do: 'Lay the table properly, even for one. #in',
      leave: 'The takeaway menus can stay in their drawer. #in #save',
    },
    {
      do: 'Polish one thing you own until you like it again.',
      leave: 'Don’t replace what only wants a clean. #save',
    },
    {
      do: 'Cancel a subscription you’d forgotten you had. #save #finish',
      leave: 'No free trials today, however free they look. #save',
    },
    {
      do: 'Buy the good bread and eat it warm. #spend',
      leave: 'Pass over the cheap one that goes stale by evening.',
    },
    {
      do: 'Give the coin jar an honest count.',
      leave: 'The foreign coins can stay in; they tell a story.',
    },
    {
      do: 'Choose the three belongings you’d never sell.',
      leave: 'Everything else can be dusted some other day.',
    },
    {
      do: 'Praise the cook, especially if it was you. #speak',
      leave: 'No comparing the dish with anyone else’s.',
    },
    {
      do: 'Taste first and season afterwards.',
      leave: 'Hold back the remark that sounds witty in your head. #hold',
    },
    {
      do: 'Return a borrowed dish with something in it. #out #finish',
      leave: 'Don’t let borrowed things stay another month. #finish #early',
    },
    {
      do: 'Settle with yourself what today may cost. #save',
      leave: 'Not the day for rounds of drinks on you. #save',
    },
    {
      do: 'Look up what the same basket cost last year.',
      leave: 'No grumbling to the cashier, who didn’t set the prices.',
    },
    {
      do: 'Sort one drawer and keep only what works. #finish',
      leave: 'Sentimental things can be decided another time. #late',
    },
    {
      do: 'Ask an older relative what things cost back then. #speak',
      leave: 'Proving that times are harder now can wait.',
    },
    { do: 'Lay down your fork between mouthfuls.', leave: 'Skip lunch over the keyboard today.' },
    {
      do: 'Keep one promise you made in passing. #finish',
      leave: 'No fresh promises until the old one is kept. #hold #finish',
    },
    {
      do: 'Get out the good glasses and use them.',
      leave: 'Don’t save the nice things for imaginary visitors.',
    },
    {
      do: 'Remember who taught you to be careful with money.',
      leave: 'What they got wrong can stay out of it.',
    },
    {
      do: 'Find out what one standing payment is for.',
      leave: 'The budget as a whole can wait. #late',
    },
    {
      do: 'Give away a jar from a shelf that’s too full.',
      leave: 'Resist buying six because six are cheaper. #save',
    },
    {
      do: 'Read a page aloud and hear your own voice.',
      leave: 'Don’t swallow the ends of your sentences.',
    },
    {
      do: 'Make tomorrow’s lunch before you go to bed. #save',
      leave: 'Let the café counter do without you tomorrow. #save',
    },
    { do: 'Bring out a word your grandparents used.', leave: 'Leave the posh words in their box.' },
    {
      do: 'Keep your voice low when the talk turns to money.',
      leave: 'Leave old sums out of tonight’s dinner. #hold',
    },
    {
      do: 'Work out a price in hours instead of pounds.',
      leave: 'Let the tempting offer run out without you. #save',
    },
    {
      do: 'Tuck a small banknote away and tell no one. #save #hold',
      leave: 'Skip the treat you’d buy out of boredom. #save',
    },
    {
      do: 'Wear the ring, watch or scarf that was handed down.',
      leave: 'Not the day to wonder what it would fetch.',
    },
    {
      do: 'Read the family messages twice before you answer. #hold #late',
      leave: 'The family chat can live without your verdict. #hold',
    },
    {
      do: 'Photograph the old recipe before the paper falls apart.',
      leave: 'Leave the stains on it; they mark the good pages.',
    },
    {
      do: 'Label one shelf so that others find things too.',
      leave: 'Don’t move what isn’t yours without asking.',
    },
    {
      do: 'Tip the person who is usually overlooked. #spend',
      leave: 'No making a show of being generous.',
    },
    {
      do: 'Ask for something back that you lent long ago. #speak',
      leave: 'Don’t pretend you’ve forgotten who has it. #speak',
    },
    {
      do: 'Eat something you loved when you were seven.',
      leave: 'Sensible food can have its turn tomorrow.',
    },
    {
      do: 'Try a fruit you’ve never tasted, the ripest there is. #spend #begin',
      leave: 'No looking up how it’s properly eaten.',
    },
    {
      do: 'Pay a small trader on the day the bill comes. #spend #early',
      leave: 'Don’t wait for the reminder. #early',
    },
    {
      do: 'Bring home something sweet for everyone under your roof. #spend',
      leave: 'Not the day to hide the best one at the back.',
    },
    { do: 'Call a thing by its plain name today.', leave: 'No “sort of” and no “a bit”.' },
    {
      do: 'Take a worn heel or a loose strap to the mender. #spend #out',
      leave: 'Don’t write it off while the leather’s good.',
    },
    {
      do: 'Smell your spices and throw out those gone to dust. #finish',
      leave: 'Leave the fancy new jars at the shop. #save',
    },
    {
      do: 'Use your oldest saucepan and remember who gave it.',
      leave: 'Don’t apologise for the dents.',
    },
    {
      do: 'Chew over a proverb that your family was fond of.',
      leave: 'No aiming it at anyone present.',
    },
    {
      do: 'Choose one thing from a market stall by its smell. #spend #out',
      leave: 'The long supermarket aisles can wait.',
    },
    {
      do: 'Learn the price before you fall in love with a thing.',
      leave: 'Leave your hands in your pockets until you do.',
    },
    {
      do: 'Weigh your words as if they cost ten pence each. #hold',
      leave: 'Skip any sentence that starts “to be honest”. #hold',
    },
    {
      do: 'Put beans to soak or dough to rise. #begin',
      leave: 'No lifting the lid every half hour.',
    },
    {
      do: 'Read the label and learn where it was made.',
      leave: 'Don’t praise a thing for its brand alone.',
    },
    {
      do: 'Clear out your wallet, loyalty cards included. #finish',
      leave: 'Don’t sign up for another card with stamps. #save',
    },
    {
      do: 'Put on the kind of music your parents cooked to.',
      leave: 'No groaning at the third chorus.',
    },
    {
      do: 'Write your name inside the book, the coat, the case.',
      leave: 'Not the day to leave a bag on the next seat.',
    },
    {
      do: 'Leave the sugar out of your tea, or put some in.',
      leave: 'Don’t announce new principles over one cup.',
    },
    {
      do: 'Pass the dish to the quietest eater first.',
      leave: 'No remarks about who takes how much.',
    },
  ],
  3: [
    {
      do: 'Answer the oldest message in your inbox first. #speak #finish',
      leave: 'No opening with “sorry for the late reply”.',
    },
    {
      do: 'Ring a brother or sister, or the nearest thing to one. #speak',
      leave: 'Leave the score of who rang last uncounted.',
    },
    {
      do: 'Get off one stop early and look about you. #out',
      leave: 'Not the day to run for the connection.',
    },
    {
      do: 'Leave a handwritten note where it will be found.',
      leave: 'Skip the joke that needs three smiley faces.',
    },
    {
      do: 'Say good morning to the neighbour you usually miss. #speak #out',
      leave: 'Don’t wait in the hall until they’ve gone. #out',
    },
    {
      do: 'Make the call you’ve been rehearsing in the bath. #speak #early',
      leave: 'Skip the fourth draft of it. #speak',
    },
    {
      do: 'Mend something small with your own hands.',
      leave: 'Put off asking for help until you’ve found the screwdriver.',
    },
    {
      do: 'Carry a pencil and catch your first three good ideas.',
      leave: 'Let the fourth idea come back tomorrow.',
    },
    {
      do: 'Ask one question more than you usually would. #speak',
      leave: 'Don’t answer it yourself while they’re thinking.',
    },
    {
      do: 'Read the instructions before you press anything.',
      leave: 'Guessing at buttons can be left to braver days.',
    },
    {
      do: 'Explore the street you always drive past. #out',
      leave: 'No satnav on roads you’ve known for years.',
    },
    {
      do: 'Send the picture you promised to send. #finish #speak',
      leave: 'Skip the caption; it speaks for itself.',
    },
    {
      do: 'Be the first to say something in a small circle. #speak #early',
      leave: 'Don’t wait for a braver person to begin. #speak #early',
    },
    {
      do: 'Keep the point of an angry draft and delete the rest. #hold',
      leave: 'No replies while your ears are still hot. #hold',
    },
    {
      do: 'Lend a neighbour the thing they always come for.',
      leave: 'Not the day to mention what they broke. #hold',
    },
    {
      do: 'Cut your message by half and then send it. #speak',
      leave: 'Leave out everyone who needn’t be copied in.',
    },
    {
      do: 'Practise the hard name until your mouth knows it.',
      leave: 'No laughing at accents, your own included.',
    },
    {
      do: 'Plan a short trip and look up the times.',
      leave: 'Let the longer trips wait their turn. #late',
    },
    {
      do: 'Ask a local for the way, even if you half know it. #speak #out',
      leave: 'The shortcut that never saves time can rest.',
    },
    {
      do: 'Show someone a knack that your fingers have.',
      leave: 'Don’t take the work from them when they’re slow.',
    },
    {
      do: 'Turn off every notification for one full hour.',
      leave: 'Let the unread ones stay unread until evening. #late',
    },
    {
      do: 'Admit in plain words that you got something wrong. #speak',
      leave: 'Leave off the “but” that follows an apology.',
    },
    {
      do: 'Pick up the litter outside, on both sides of your door. #out',
      leave: 'Don’t sign petitions while you’re still cross. #hold',
    },
    {
      do: 'Tell a joke to someone who looks tired. #speak',
      leave: 'No teasing the youngest in the room.',
    },
    {
      do: 'Go under your own steam where you’d normally ride. #out',
      leave: 'Give the car a day off for anything near. #out',
    },
    {
      do: 'Copy out by hand one line worth keeping.',
      leave: 'Skip forwarding what you’ve only half read.',
    },
    {
      do: 'Hear a voice message through without doing anything else.',
      leave: 'Don’t send one back that lasts four minutes.',
    },
    {
      do: 'Ask a shopkeeper how business is going. #speak #out',
      leave: 'The self-checkout can manage without you today. #out',
    },
    {
      do: 'Stand up for someone who isn’t in the room. #speak',
      leave: 'Not the day to study your shoes when gossip starts. #speak',
    },
    {
      do: 'Check the address before you set out.',
      leave: 'Don’t trust last year’s directions.',
    },
    {
      do: 'Finish the letter or form that’s nearly done. #finish',
      leave: 'No opening a new one before that. #finish',
    },
    {
      do: 'Stir your tea with the other hand, just to notice.',
      leave: 'Perfect handwriting can wait; legible will do.',
    },
    {
      do: 'Swap numbers with someone who lives near you. #speak',
      leave: 'Don’t save them under a name you’d have to explain.',
    },
    {
      do: 'Do the slightly frightening thing before noon. #early',
      leave: 'Don’t give yourself time to rehearse it. #early',
    },
    {
      do: 'Listen for what a brother, sister or friend leaves out.',
      leave: 'Hold your advice until it’s been asked for twice. #hold',
    },
    {
      do: 'Put all the stray cables and keys in one tin.',
      leave: 'Leave the mystery charger its mystery.',
    },
    {
      do: 'Read a local noticeboard from top to bottom.',
      leave: 'Leave the lost umbrella to another detective.',
    },
    {
      do: 'Thank the driver as you get off. #speak',
      leave: 'Not the day to spread your bags over two seats.',
    },
    {
      do: 'Put your name down for the class you keep mentioning. #begin',
      leave: 'The equipment can wait until after the first lesson. #save',
    },
    {
      do: 'Let anything long spend the night as a draft. #hold #late',
      leave: 'No midnight essays to anyone. #hold',
    },
    {
      do: 'Buy a stamp and use it the same day. #spend #early',
      leave: 'Don’t send by thumb what deserves an envelope.',
    },
    {
      do: 'Ride a bus to the end of the line and back. #out',
      leave: 'Leave the book shut while there’s a window.',
    },
    {
      do: 'Wave to the train, the lorry or the toddler.',
      leave: 'Don’t check whether anyone saw you.',
    },
    {
      do: 'Swap a skill with a neighbour: bike chain for birthday cake.',
      leave: 'Skip reckoning whose hour was worth more.',
    },
    {
      do: 'Treat a brother, sister or cousin to something silly. #spend',
      leave: 'Don’t keep the receipt in case they hate it.',
    },
    {
      do: 'Start a page with “Dear” and see who it’s for. #begin',
      leave: 'Finding the right ending can wait.',
    },
    {
      do: 'Read some old messages of yours and hear how you sound.',
      leave: 'Don’t delete the clumsy ones; they got through.',
    },
    {
      do: 'Carry something up the steps for a neighbour. #out',
      leave: 'Not the day to refuse the biscuit afterwards.',
    },
    {
      do: 'Knit, plait, fold or whittle while you listen.',
      leave: 'Leave the phone out of your hands meanwhile.',
    },
    {
      do: 'Join in the small talk at the bus stop. #speak #out',
      leave: 'Skip looking up when the bus is due.',
    },
    {
      do: 'Get yourself a pen that suits your hand. #spend',
      leave: 'Leave the chewed one for shopping lists.',
    },
    {
      do: 'Learn to whistle, wink or snap your fingers. #begin',
      leave: 'No demonstrations until you’ve got it.',
    },
    {
      do: 'Write the date on a page and three lines beneath.',
      leave: 'Don’t try to catch up on the missing years.',
    },
    {
      do: 'Nod to your rival for the parking space.',
      leave: 'Leave the note under the wiper unwritten. #hold',
    },
    {
      do: 'Pack a bag for half a day and be off by ten. #out #early',
      leave: 'Not the day to wait for a better forecast. #early',
    },
    {
      do: 'Notice which name you’re glad to see light up.',
      leave: 'The ones that make you sigh can wait their turn.',
    },
    {
      do: 'Look a word up instead of guessing at it.',
      leave: 'Skip using it three times before teatime.',
    },
    {
      do: 'Pass the time of day with the cat on the wall.',
      leave: 'Don’t hurry on because it’s only a cat.',
    },
  ],
  4: [
    {
      do: 'Ring your mother, or the one who mothered you. #speak',
      leave: 'Not the day to be the first to hang up.',
    },
    {
      do: 'Air every room for ten minutes.',
      leave: 'Leave the thermostat quarrel where it was. #hold',
    },
    { do: 'Put clean sheets on one bed.', leave: 'No laptops under those covers tonight.' },
    {
      do: 'Sit in the chair that nobody chooses.',
      leave: 'Put off looking for a better one. #save',
    },
    {
      do: 'Water the plants and turn their pots to the light.',
      leave: 'Let the cactus be; it has its own plans.',
    },
    {
      do: 'Pump up the tyres, on two wheels or four.',
      leave: 'Skip the drive you’d take just to get away. #in',
    },
    {
      do: 'Cook one thing slowly with the radio off. #in',
      leave: 'No words about the washing-up tonight. #hold',
    },
    {
      do: 'See to the drip or squeak that everyone steps round. #finish',
      leave: 'Larger works can wait for a steadier week. #late',
    },
    {
      do: 'Hang the picture that has leaned on the wall for months. #finish',
      leave: 'Don’t move the sofa while you’re at it.',
    },
    {
      do: 'Ask one person in for tea without tidying first. #speak #out',
      leave: 'No apologies for the state of the hall.',
    },
    {
      do: 'Go home by the straightest road. #in',
      leave: 'Let the detour past the shops go. #in #save',
    },
    {
      do: 'Stand a green branch or a few flowers on the table.',
      leave: 'The dust on the top shelf can lie.',
    },
    {
      do: 'Find the corner where your mind goes quiet. #in',
      leave: 'Don’t take your phone there with you.',
    },
    {
      do: 'Watch where the light falls in each room.',
      leave: 'Not the day to choose wall paint. #late',
    },
    {
      do: 'Ask an old person about the first home they remember. #speak',
      leave: 'Skip the tour of your own improvements.',
    },
    {
      do: 'Wipe one shelf of the fridge. #finish',
      leave: 'Don’t ask who put the empty carton back. #hold',
    },
    { do: 'Take a nap if the day allows it. #in', leave: 'No guilty glances at the clock.' },
    {
      do: 'Give the keys, the post and the umbrella one home.',
      leave: 'The brown envelopes can be opened tomorrow. #late',
    },
    {
      do: 'Bake something that the stairwell will smell of.',
      leave: 'No counting who’s had how many slices.',
    },
    {
      do: 'Light one lamp before the room goes grey.',
      leave: 'Leave the ceiling light and its office manners off.',
    },
    {
      do: 'Tell the people you live with what you need tonight. #speak',
      leave: 'Don’t leave it to a slammed cupboard to say. #speak',
    },
    {
      do: 'Clean the car windows, or the ones you look out of.',
      leave: 'Put off important talks that start in traffic. #hold',
    },
    {
      do: 'Go through an old photo album in company.',
      leave: 'Don’t stop for long at the sad page.',
    },
    {
      do: 'Sweep your doorstep and shake out the mat.',
      leave: 'No doorstep purchases, however charming the seller. #save',
    },
    {
      do: 'Learn where the stopcock and the fuse box are.',
      leave: 'Don’t drill until you know what’s behind the wall.',
    },
    {
      do: 'Keep one room free of screens for the evening.',
      leave: 'The late news can stay outside its door.',
    },
    {
      do: 'Bring down one box from the loft and empty it. #finish',
      leave: 'Don’t carry anything new up there today. #finish',
    },
    {
      do: 'Eat in the kitchen, close to the stove.',
      leave: 'The dining room can stay unlit tonight.',
    },
    {
      do: 'Keep this evening free of guests. #in',
      leave: 'Let that invitation lie until tomorrow. #hold #late #in',
    },
    {
      do: 'Tell someone at home what you’d hate to see changed. #speak',
      leave: 'Don’t follow it with a list of what you wouldn’t.',
    },
    {
      do: 'Lay out tomorrow’s clothes and close the wardrobe.',
      leave: 'No decisions once you’ve put your slippers on. #late',
    },
    {
      do: 'Sleep on the other side of the bed for once.',
      leave: 'Skip the property pages and other people’s kitchens.',
    },
    {
      do: 'Plant something that takes its time. #begin',
      leave: 'Not the day to dig it up and look.',
    },
    {
      do: 'Take out the rubbish before anyone asks. #early',
      leave: 'Whose turn it was can go unsaid. #hold',
    },
    {
      do: 'Borrow one of your mother’s phrases for a hard moment.',
      leave: 'Leave what was said in anger in its own year.',
    },
    {
      do: 'Spend the evening in thick socks. #in',
      leave: 'The party can manage without you this once. #in',
    },
    {
      do: 'Sniff the milk, pinch the bread, write the list.',
      leave: 'No shopping trip without that list. #save',
    },
    {
      do: 'Hear how your home sounds with everything switched off.',
      leave: 'Put off the spin cycle until nobody minds.',
    },
    {
      do: 'Go past a house that you once lived in. #out',
      leave: 'Don’t ring the bell; looking is enough.',
    },
    {
      do: 'Chop vegetables beside someone and talk of nothing much.',
      leave: 'Leave the big subjects to simmer a while longer. #hold',
    },
    {
      do: 'Get a proper bulb for the lamp you read by. #spend',
      leave: 'Don’t go on reading in the gloom.',
    },
    {
      do: 'Descale the kettle at long last. #finish',
      leave: 'Leave the oven for someone with more courage.',
    },
    {
      do: 'Clear one windowsill and keep it clear. #finish',
      leave: 'No putting the ornaments back by evening.',
    },
    {
      do: 'Take your breakfast to a different room.',
      leave: 'Don’t eat it standing at the worktop.',
    },
    {
      do: 'Treat the house to new tea towels. #spend',
      leave: 'Don’t keep the grey ones for company.',
    },
    {
      do: 'Ask your mother’s side for one forgotten name. #speak',
      leave: 'Leave the feuds off the family tree.',
    },
    {
      do: 'Rock, swing or sway for a few minutes.',
      leave: 'No sitting bolt upright in your own home.',
    },
    {
      do: 'Fill a hot-water bottle before you think you need it. #early',
      leave: 'Don’t be heroic about the cold.',
    },
    {
      do: 'Make up the spare bed, or find the camp bed.',
      leave: 'The question of who might come can wait.',
    },
    {
      do: 'Make a start on the cushion, curtain or shelf. #begin',
      leave: 'Measuring a third time can wait. #begin',
    },
    {
      do: 'Watch the street from your own window for a while.',
      leave: 'Leave the neighbours’ comings and goings unexplained.',
    },
    {
      do: 'Let the pet, the child or the guest have the best cushion.',
      leave: 'Don’t claim it back with a look.',
    },
    {
      do: 'Write the wifi password and the bin days on one card.',
      leave: 'Skip explaining it all again on the phone.',
    },
    {
      do: 'Take your mother, or a motherly friend, out for cake. #out #spend',
      leave: 'No telling her that she looks tired.',
    },
    {
      do: 'Wash something by hand and hang it in the air.',
      leave: 'The tumble dryer can have the evening off.',
    },
    {
      do: 'Fill the tank, or charge the bicycle lamp. #early',
      leave: 'Not the day to trust the last red bar.',
    },
    {
      do: 'Go round last thing and close each door yourself.',
      leave: 'Don’t turn back to plump the cushions.',
    },
    {
      do: 'Bring home a stone, a cone or a leaf. #out',
      leave: 'Don’t tidy it away with the crumbs.',
    },
  ],
  5: [
    { do: 'Draw something badly and keep it.', leave: 'Don’t show it to the family critic. #hold' },
    {
      do: 'Let the most childlike person present choose the game.',
      leave: 'No improving the rules halfway through.',
    },
    {
      do: 'Write the first line of what you’d like to make. #begin',
      leave: 'A title can be found when it’s done.',
    },
    {
      do: 'Flirt a little, with your own partner if you have one. #speak',
      leave: 'Skip counting the minutes until the answer.',
    },
    {
      do: 'Learn one chord, one knot or one card trick. #begin',
      leave: 'Put off buying the gear that goes with it. #save',
    },
    {
      do: 'Praise the effort, however the drawing looks. #speak',
      leave: 'Not the day to ask what it’s meant to be.',
    },
    {
      do: 'See a film without reading a word about it first.',
      leave: 'The reviews can wait until afterwards.',
    },
    {
      do: 'Play the song that you first danced to.',
      leave: 'Leave out the sigh over who it was with.',
    },
    {
      do: 'Ask someone what they loved doing at ten. #speak',
      leave: 'Let your own childhood wait until they’ve finished.',
    },
    {
      do: 'Spend an hour on something that earns nothing.',
      leave: 'No turning the pastime into a plan.',
    },
    {
      do: 'Put on the silliest hat in the house.',
      leave: 'Being dignified at any price can wait a day.',
    },
    {
      do: 'Send a song to one person, with no comment. #speak',
      leave: 'Don’t tell them what it ought to mean.',
    },
    {
      do: 'Read the novel you’re in to its last page. #finish',
      leave: 'Skip starting another one beside it. #finish',
    },
    {
      do: 'Laugh at yourself before anyone else does.',
      leave: 'No jokes that a shy person has to pay for.',
    },
    {
      do: 'Give what went wrong yesterday a second try.',
      leave: 'Leave the first attempt out of it.',
    },
    {
      do: 'Kick a ball, skip a rope, climb something low. #out',
      leave: 'Not the day to play for the win.',
    },
    { do: 'Tell someone that you like their laugh. #speak', leave: 'Don’t dress it up as a joke.' },
    {
      do: 'Get two tickets now and find the second person later. #spend',
      leave: 'Put off asking yourself what would be sensible.',
    },
    {
      do: 'Photograph one everyday thing that’s beautiful.',
      leave: 'Don’t post it; let it be yours. #hold',
    },
    {
      do: 'Watch a child, or anyone else, deep in something. #hold',
      leave: 'Let your good advice sleep in your pocket. #hold',
    },
    {
      do: 'Put the beginner’s question without blushing. #speak',
      leave: 'Don’t pretend that you’ve read it.',
    },
    {
      do: 'Hum while you work and see who joins in.',
      leave: 'Don’t ask anyone to be more serious.',
    },
    {
      do: 'Make a card instead of buying one. #save',
      leave: 'No shop verses today; two honest lines are plenty. #save',
    },
    {
      do: 'Practise at the same hour as yesterday.',
      leave: 'Skip the part that you can already play.',
    },
    {
      do: 'Cook by colour instead of by recipe.',
      leave: 'Let people eat before you reach for the camera.',
    },
    {
      do: 'Remember a love letter, one you wrote or one you got. #in',
      leave: 'Leave the sender’s profile unvisited. #hold',
    },
    {
      do: 'Guess how a story ends and write your guess down.',
      leave: 'No spoilers today, given or taken.',
    },
    {
      do: 'Let someone younger teach you a word.',
      leave: 'Not the day to try it out in a meeting.',
    },
    {
      do: 'Build something from what lies about the house. #in #save',
      leave: 'The craft shop and its perfect glue can wait. #save',
    },
    {
      do: 'Visit a gallery, but only one room of it. #out',
      leave: 'Pass by the gift shop on your way out. #save',
    },
    {
      do: 'Look at someone dear as you did on the first day.',
      leave: 'Leave the list of their habits unwritten.',
    },
    {
      do: 'Play a board game to its bitter end. #in',
      leave: 'No sulking over a throw of the dice.',
    },
    {
      do: 'Perform something for an audience of one.',
      leave: 'Don’t announce how nervous you are.',
    },
    {
      do: 'Get out the colours before you have an idea. #begin',
      leave: 'Let the page stay blank for its first minute.',
    },
    {
      do: 'Say yes to the first playful suggestion. #early',
      leave: 'Don’t ask how long it’s going to take.',
    },
    {
      do: 'Hide a small surprise in someone’s coat pocket.',
      leave: 'No hints about it beforehand. #hold',
    },
    {
      do: 'Give a racing heart a crossword to do. #hold',
      leave: 'Don’t decode a message of four words. #hold',
    },
    {
      do: 'Sit with someone over their homework or their puzzle.',
      leave: 'Keep the answer to yourself a little longer. #hold',
    },
    {
      do: 'Hear one album through in the order it was made.',
      leave: 'Don’t skip the track you never liked.',
    },
    {
      do: 'Tell a bedtime story, even to a grown-up. #speak',
      leave: 'Leave off the moral at the end.',
    },
    {
      do: 'Buy the good crayons, clay or wool. #spend #begin',
      leave: 'Don’t lock them away for a worthier day. #begin',
    },
    {
      do: 'Ask someone to dance, in a kitchen if need be. #speak #out',
      leave: 'No watching your own feet.',
    },
    {
      do: 'Make a paper boat and find it some water. #out',
      leave: 'Leave the question of what it’s good for ashore.',
    },
    {
      do: 'Suggest a date that neither of you has tried. #speak #begin',
      leave: 'Not the day to go back to the usual pizza.',
    },
    {
      do: 'Blow bubbles, spin a coin, skim a stone.',
      leave: 'Don’t stop because a grown-up walks in.',
    },
    {
      do: 'Buy one flower for someone, for no reason. #spend',
      leave: 'Skip the card that explains it.',
    },
    {
      do: 'Learn a game that people half your age play. #begin',
      leave: 'Leave the tactics until you know the rules.',
    },
    {
      do: 'Name the thing you made that you’re proudest of.',
      leave: 'Don’t add what you’d do differently.',
    },
    {
      do: 'Imitate a bird, a creaky door or your old headmaster.',
      leave: 'No imitations of anyone who’d mind.',
    },
    {
      do: 'Tell someone’s child, or parent, what they’re good at. #speak',
      leave: 'Skip the “if only” that comes after.',
    },
    {
      do: 'Write a limerick about today’s weather.',
      leave: 'Don’t hunt for a rhyme past the third try.',
    },
    {
      do: 'Kiss, hug or wave properly when you part.',
      leave: 'No goodbyes called over the shoulder.',
    },
    {
      do: 'Go on the swings, or at least stand near them. #out',
      leave: 'Counting years can wait outside the gate.',
    },
    {
      do: 'Put music on before anyone’s said a word. #early',
      leave: 'The headlines can wait until the second song.',
    },
    {
      do: 'Wear perfume, a good tie or a daft brooch.',
      leave: 'Don’t save your charm for people you hardly know.',
    },
    {
      do: 'Collect five things of one colour on your way.',
      leave: 'Don’t ask yourself what to do with them.',
    },
    {
      do: 'Give a busker a coin and a whole song. #spend #out',
      leave: 'Not the day to hurry by with your eyes down.',
    },
    { do: 'Keep a daydream company for ten minutes.', leave: 'Don’t ask it to be realistic.' },
  ],
  6: [
    {
      do: 'Clear your desk down to the wood. #finish',
      leave: 'No second pile called “later”. #finish',
    },
    {
      do: 'Pay back the few pounds that nobody has mentioned. #finish #early',
      leave: 'Put off any new borrowing, even of a pen.',
    },
    {
      do: 'Do the dullest job first, while you’re fresh. #early #finish',
      leave: 'No rewards in advance today.',
    },
    { do: 'Brush the dog, the coat or the doormat.', leave: 'Leave the sofa for afterwards.' },
    {
      do: 'Answer a rival politely in one line. #speak',
      leave: 'No second line with a sting in it.',
    },
    {
      do: 'Put fruit where your hand usually finds biscuits.',
      leave: 'Not the day for vows about food.',
    },
    {
      do: 'Write your list of duties and cross out a third.',
      leave: 'Don’t put anything more on it after lunch.',
    },
    {
      do: 'Ask a colleague what would lighten their day. #speak',
      leave: 'Don’t offer what you can’t do by evening.',
    },
    {
      do: 'Sharpen the knife, the pencil or the question.',
      leave: 'Leave off making do with the blunt one.',
    },
    {
      do: 'Set an alarm for the end of your working day.',
      leave: 'Let what arrives after it wait until morning. #late',
    },
    {
      do: 'Spot the step in your routine that helps nobody.',
      leave: 'Skip that step and see if it’s missed.',
    },
    {
      do: 'Wipe down the keyboard, the phone and the door handles.',
      leave: 'No crumbs near any of them today.',
    },
    {
      do: 'Feed the birds, the cat or the sourdough on time.',
      leave: 'Don’t forget yourself while you’re at it.',
    },
    {
      do: 'Do one job so slowly that it needs doing only once. #late',
      leave: 'Skip any shortcut that needs explaining.',
    },
    {
      do: 'Stand up every time a call comes in.',
      leave: 'Don’t sit through three meetings in one chair.',
    },
    {
      do: 'Put one muddle in order: emails, spices or screws. #finish',
      leave: 'The other two muddles can wait.',
    },
    {
      do: 'Lend a hand before you’re asked for it.',
      leave: 'Skip the sigh that usually goes with it.',
    },
    {
      do: 'Put a proper break in the middle of things.',
      leave: 'Don’t haggle with yourself for ten more minutes.',
    },
    {
      do: 'Check the one thing you always assume is fine.',
      leave: 'Not the day to say “that should be all right”.',
    },
    {
      do: 'Wash up while the water for the tea is heating.',
      leave: 'Let no cup spend the night in the sink. #finish',
    },
    { do: 'Say out loud that a rival did good work. #speak', leave: 'Leave out the little cough.' },
    {
      do: 'Note the hour at which you work best.',
      leave: 'Leave hard sums out of the other hours.',
    },
    {
      do: 'Write down how a job is done, for the next person.',
      leave: 'No keeping the knack to yourself. #speak',
    },
    {
      do: 'Let an animal, or a baby, set the pace of an evening. #in',
      leave: 'Skip the clever toy; cardboard does it. #save',
    },
    {
      do: 'Deal with the paper on top of the pile. #finish',
      leave: 'Don’t look at the bottom of it yet.',
    },
    {
      do: 'Start a good habit at half size. #begin',
      leave: 'Put off the second habit until this one bores you.',
    },
    {
      do: 'Learn the name of the person who cleans here. #speak',
      leave: 'Leave no mug behind for them to find.',
    },
    {
      do: 'Cut a big duty into slices of twenty minutes. #begin',
      leave: 'Worrying about slice seven can wait.',
    },
    {
      do: 'Say what you can finish, and by when. #speak',
      leave: 'Not the day for heroic deadlines.',
    },
    {
      do: 'Eat something before you’re cross.',
      leave: 'No settling of scores on an empty stomach. #hold',
    },
    {
      do: 'Clear up one misunderstanding, drily and briefly. #speak #finish',
      leave: 'Leave the adjectives out of the email.',
    },
    {
      do: 'Test the torch, the spare key and the smoke alarm.',
      leave: 'Don’t climb on a chair that has wheels.',
    },
    {
      do: 'Take one useful thing from a piece of criticism.',
      leave: 'Leave the three that were only loud.',
    },
    {
      do: 'Change the dishcloth, the filter or the bulb. #finish',
      leave: 'The curtains can wait for another season.',
    },
    {
      do: 'Stop while you still know what comes next.',
      leave: 'Don’t squeeze yourself to the last drop like a lemon.',
    },
    {
      do: 'Do all your errands in one round. #out',
      leave: 'Let the forgotten one keep until the next round.',
    },
    {
      do: 'Guard a rival’s secret better than your own. #hold',
      leave: 'Not the day to win by telling. #hold',
    },
    {
      do: 'Take a turn that isn’t yours and think no more of it.',
      leave: 'No audit of the rota on the fridge.',
    },
    {
      do: 'Drink each cup of tea while it’s hot.',
      leave: 'Don’t carry the cup about while you work.',
    },
    {
      do: 'Fold the washing as soon as it’s dry. #early #finish',
      leave: 'Skip the chair where clean shirts go to crease. #finish',
    },
    {
      do: 'Buy the tool that would spare you ten minutes a day. #spend',
      leave: 'Don’t patch the old one with tape again.',
    },
    {
      do: 'Open the post standing up, beside the bin. #early #finish',
      leave: 'No propping it behind the clock for later. #early',
    },
    {
      do: 'Bring the animal in your life, or next door’s, a treat. #spend',
      leave: 'Skip the trick it usually has to do first.',
    },
    {
      do: 'Put your feet flat and your screen at eye height.',
      leave: 'Not the day to work from a corner of the sofa.',
    },
    {
      do: 'Walk over to a colleague, or ring, rather than type. #speak #out',
      leave: 'No emails to people within earshot. #speak',
    },
    { do: 'Count how often you sigh before noon.', leave: 'Don’t count anyone else’s sighs.' },
    { do: 'Air your gloves, your boots or your gym bag.', leave: 'Don’t zip anything up damp.' },
    {
      do: 'Begin the form with the boxes you know. #begin',
      leave: 'The box that wants a reference number can wait.',
    },
    {
      do: 'Ask how the machine works before it fails. #speak #early',
      leave: 'No thumping it as a first resort.',
    },
    {
      do: 'Take the stairs, the long corridor or the far tap.',
      leave: 'Let the lift go up without you.',
    },
    {
      do: 'Find a better place for the thing you trip over. #finish',
      leave: 'Don’t step over it a hundredth time. #early',
    },
    { do: 'Eat your greens first, while you’re hungry.', leave: 'No bargaining with the chips.' },
    {
      do: 'Notice a rival’s good habit and borrow it. #begin',
      leave: 'Admitting where you got it can wait.',
    },
    {
      do: 'Work for one hour with the door shut. #in',
      leave: 'Leave the inbox on the other side of it.',
    },
    {
      do: 'Lay out what you need and put the rest back.',
      leave: 'No working with the whole toolbox in your lap.',
    },
    {
      do: 'Arrange your day round its one fixed point.',
      leave: 'Don’t let the loose ends choose the order.',
    },
    {
      do: 'Ring the helpline early, with a cup of tea in hand. #speak #early',
      leave: 'Don’t take the queue out on the voice that answers.',
    },
    {
      do: 'Wear the shoes your feet would choose.',
      leave: 'No breaking in new ones on a busy day.',
    },
  ],
  7: [
    {
      do: 'Let the other person tell it without your corrections. #hold',
      leave: 'Skip the phrase “what you really mean is”. #hold',
    },
    {
      do: 'Meet someone halfway, on the map as well. #out',
      leave: 'Don’t insist on your usual café.',
    },
    {
      do: 'Say it as a wish rather than a complaint. #speak',
      leave: 'Leave “always” and “never” at home.',
    },
    {
      do: 'Reread what was agreed before you talk about it.',
      leave: 'Not the day to settle it with your coat on.',
    },
    {
      do: 'Do what they keep asking for, before they ask again. #early',
      leave: 'No hovering about for thanks.',
    },
    {
      do: 'Introduce two people who ought to know each other. #out #speak',
      leave: 'Any matchmaking can wait until they’ve found a subject.',
    },
    {
      do: 'Hold a hand, or a door, a little longer.',
      leave: 'Don’t hurry anyone across the threshold.',
    },
    {
      do: 'Sit beside a person instead of opposite them.',
      leave: 'Leave the chair opposite to the teapot.',
    },
    {
      do: 'Ask your opponent what they’d call fair. #speak',
      leave: 'No threats dressed up as questions.',
    },
    {
      do: 'Find out how your people take their coffee now.',
      leave: 'Don’t go by last year’s answer.',
    },
    {
      do: 'Share the umbrella, the sandwich or the blame.',
      leave: 'No measuring whose half was bigger.',
    },
    { do: 'Repay a kindness in a different coin.', leave: 'Leave the pounds and pence out of it.' },
    {
      do: 'Try your plan out on someone who’ll disagree. #speak',
      leave: 'Not the day to ask only your fans. #speak',
    },
    {
      do: 'Turn up for someone’s important hour. #out',
      leave: 'Your own news can keep until they’ve had theirs.',
    },
    {
      do: 'Wait for the slower of the two of you. #late',
      leave: 'Don’t walk three steps ahead.',
    },
    {
      do: 'Notice what you admire in a pair you know.',
      leave: 'Don’t hold yourself up against them.',
    },
    {
      do: 'Write down what each of you agreed to.',
      leave: 'Leave nothing to two different memories.',
    },
    {
      do: 'Have the other person choose where you eat. #out',
      leave: 'No ordering for anyone but yourself.',
    },
    {
      do: 'Thank someone for a thing they did years ago. #speak',
      leave: 'Skip the footnote about what came after.',
    },
    {
      do: 'Ask whether they’d like help or just an ear. #speak',
      leave: 'Don’t mend what only wants hearing.',
    },
    {
      do: 'Greet everyone in the room, friends or not. #speak #out',
      leave: 'Your usual place beside the coats can stay empty. #out',
    },
    {
      do: 'Give way once, gladly, and say no more. #hold',
      leave: 'Don’t remind anyone that you did. #hold',
    },
    {
      do: 'Look at people while you say their names.',
      leave: 'Leave your phone face down between you.',
    },
    {
      do: 'Tell those it concerns about a plan of yours, early. #speak #early',
      leave: 'Don’t let them hear it from a third person. #speak',
    },
    {
      do: 'Offer someone two evenings and let them pick. #speak #out',
      leave: 'No more “we really must meet” for today. #out',
    },
    {
      do: 'Dress as if you were meeting for the first time.',
      leave: 'Leave the jumper with the hole on its chair.',
    },
    {
      do: 'Find the point on which you already agree.',
      leave: 'Let the nine other points stand in line. #late',
    },
    {
      do: 'Ask after the person behind the business. #speak',
      leave: 'Not the day to open with the invoice.',
    },
    {
      do: 'Eat from one big plate with someone.',
      leave: 'Skip the politeness that leaves one last bite.',
    },
    { do: 'Be the one who comes to the door.', leave: 'No shouting the answer from another room.' },
    {
      do: 'Say sorry for your tone, in so many words. #speak',
      leave: 'Leave the flowers; they aren’t a sentence. #speak #save',
    },
    {
      do: 'Sleep a night on any proposal. #hold #late',
      leave: 'Don’t give an answer on the doorstep. #hold #late',
    },
    {
      do: 'Let someone else be the interesting one. #hold',
      leave: 'Don’t top their story with one of yours. #hold',
    },
    {
      do: 'Take a slow walk side by side. #out',
      leave: 'Don’t try to solve anything before the second corner.',
    },
    {
      do: 'Say one thing you’d miss about the other. #speak',
      leave: 'No saving it up for a farewell card. #speak #early',
    },
    {
      do: 'Keep an appointment exactly as you made it.',
      leave: 'Not the day to shift it by half an hour.',
    },
    {
      do: 'Notice how people treat the waiter and the child.',
      leave: 'Don’t say yes to charm alone.',
    },
    { do: 'Split one chore down the middle.', leave: 'Skip the inspection of the other half.' },
    { do: 'Put your back into someone else’s idea.', leave: 'Don’t rename it on the way.' },
    {
      do: 'Call back the customer, client or aunt who’s waiting. #speak #finish',
      leave: 'Don’t let such a call grow a day older. #early #speak',
    },
    {
      do: 'Take a small present to the next person you visit. #spend #out',
      leave: 'Don’t say it’s nothing as you hand it over.',
    },
    {
      do: 'Ask someone along on what you’d normally do alone. #speak #out',
      leave: 'No going by yourself to prove a point. #out',
    },
    {
      do: 'Remember the names of the people your people mention.',
      leave: 'Not the day to say “which of them was that?”',
    },
    {
      do: 'Say “we” once where you’d have said “I”.',
      leave: 'Don’t say it about things that only you want.',
    },
    {
      do: 'Suggest a day to begin, and mean it. #speak #begin #early',
      leave: 'Leave “sometime soon” out of the message. #early',
    },
    { do: 'Buy two of something and give one away. #spend', leave: 'Don’t keep the nicer one.' },
    {
      do: 'Put your proposal on one side of paper. #begin',
      leave: 'The finer points can wait for the second talk.',
    },
    { do: 'Look up when the other person comes in.', leave: 'No “mm” in place of hello.' },
    { do: 'Let someone take the other end of it.', leave: 'Don’t tell them how to hold it.' },
    {
      do: 'Find out what they’re looking forward to. #speak',
      leave: 'Don’t be the one to mention the traffic.',
    },
    {
      do: 'Break a silence with the easiest thing to say. #speak #early',
      leave: 'Don’t wait for them to go first. #speak #early',
    },
    {
      do: 'Listen to what the other one likes to listen to.',
      leave: 'Leave the volume where they put it.',
    },
    {
      do: 'Ask what you do that makes things easier. #speak',
      leave: 'Not the day to ask what makes them harder.',
    },
    {
      do: 'Mark an anniversary that only two people know about.',
      leave: 'Don’t check whether the other one remembered.',
    },
    {
      do: 'Keep your side of the bed, desk or bargain in order.',
      leave: 'Leave the other side as it is.',
    },
    {
      do: 'Go along to something that only the other one enjoys. #out',
      leave: 'No looking at your watch in the interval.',
    },
    {
      do: 'Shake on something small and start the same day. #begin #early',
      leave: 'The bigger promise can wait.',
    },
    {
      do: 'Allow yourself to be collected, or cooked for.',
      leave: 'No offering to bring half of it yourself.',
    },
  ],
  8: [
    {
      do: 'Keep a secret that was given to you. #hold',
      leave: 'Don’t even hint that you know something. #hold',
    },
    {
      do: 'Look through the shared expenses without a comment.',
      leave: 'Don’t ask single receipts to explain themselves. #hold',
    },
    {
      do: 'Shred one paper that has had its day. #finish',
      leave: 'Leave the folder marked “important” closed.',
    },
    {
      do: 'Sit for ten minutes in the dark and just think. #in',
      leave: 'Skip the late thriller tonight.',
    },
    { do: 'Replace one tired old password.', leave: 'No birthdays in the new one.' },
    {
      do: 'Let a silence go on until it turns friendly. #hold',
      leave: 'Don’t fill it with the headlines. #hold',
    },
    {
      do: 'Ask yourself what you’d be relieved to lose.',
      leave: 'Not the day to act on the answer. #late #hold',
    },
    {
      do: 'Get to the bottom of one small mystery at home.',
      leave: 'The larger ones can wait for a longer afternoon.',
    },
    {
      do: 'Find the one document you’d need in a hurry.',
      leave: 'Put off rearranging the cabinet it lives in.',
    },
    {
      do: 'Say a proper goodbye to something that’s over. #finish',
      leave: 'No second farewell; one is enough. #finish',
    },
    {
      do: 'Trust one person with one true sentence. #speak',
      leave: 'Leave off testing them beforehand.',
    },
    { do: 'Take a slow bath or a long wash. #in', leave: 'Let the doorbell ring without you. #in' },
    {
      do: 'Fill a page that nobody is going to read. #hold #in',
      leave: 'Don’t leave it lying about. #hold',
    },
    {
      do: 'Ask what one habit costs you besides money.',
      leave: 'Breaking it can wait; today you’re only looking.',
    },
    {
      do: 'Read about something deep: caves, roots, the sea floor.',
      leave: 'Skip the news; it’s all surface today.',
    },
    {
      do: 'Pack up what someone from your past left with you. #finish',
      leave: 'Don’t put a letter in the parcel. #hold',
    },
    {
      do: 'Reckon up your share of a plan before you agree to it.',
      leave: 'Don’t give even half a promise until you’ve counted.',
    },
    {
      do: 'Light a candle for someone you miss. #in',
      leave: 'Don’t explain to company why it’s burning. #hold',
    },
    {
      do: 'Close the tabs that you keep open out of worry. #finish',
      leave: 'The search box can go hungry after ten.',
    },
    {
      do: 'Go slowly on wet steps and in delicate talks. #late',
      leave: 'No sudden turns in either. #late',
    },
    {
      do: 'Notice which subject makes you change the subject.',
      leave: 'What’s behind it can stay behind it.',
    },
    {
      do: 'Settle an old score with a handshake. #finish',
      leave: 'Don’t charge interest in dark looks.',
    },
    {
      do: 'Let someone keep their reason to themselves. #hold',
      leave: 'No asking why for a second time. #hold',
    },
    {
      do: 'Make a copy of what you’d hate to lose.',
      leave: 'Don’t trust one device with everything.',
    },
    {
      do: 'Forgive a small thing and tell no one. #hold',
      leave: 'Let the old grudge go unfed for a day.',
    },
    {
      do: 'Put the tax papers in one place and nothing more.',
      leave: 'Not the day to add them up. #late',
    },
    {
      do: 'Watch yourself kindly when a plan is overturned.',
      leave: 'Skip the first new plan that offers itself. #late',
    },
    {
      do: 'Eat what grew underground: beetroot, carrots, potatoes.',
      leave: 'Anything that needs a queue can go without you. #in',
    },
    {
      do: 'Empty the drafts, the bin and the spam. #finish',
      leave: 'Don’t rescue what you threw out for a reason. #finish',
    },
    {
      do: 'Give a doubt one more night. #late #hold',
      leave: 'Leave other people’s pockets alone, even in thought. #hold',
    },
    {
      do: 'Listen to music without words, lying down. #in',
      leave: 'The talkative friend can ring another evening. #in #hold',
    },
    {
      do: 'Work out a joint bill to the penny before you pay.',
      leave: 'No rounding up out of politeness.',
    },
    {
      do: 'Give one worry a quarter of an hour by the clock.',
      leave: 'Don’t let it stay a minute longer.',
    },
    {
      do: 'Step out of the room before you reply. #hold',
      leave: 'No answers through clenched teeth. #hold',
    },
    { do: 'Bury a seed, a coin or a hatchet.', leave: 'Skip the map with a cross on it.' },
    { do: 'Look at an old fear by daylight.', leave: 'Don’t pay it any visits after midnight.' },
    {
      do: 'Draw the curtains early and let the day be over. #in #early',
      leave: 'The second glass of anything can stay unpoured.',
    },
    {
      do: 'Think who still has a key to your door.',
      leave: 'Don’t have any more copies cut today.',
    },
    {
      do: 'Read between the lines, then read the lines again.',
      leave: 'Leave your theory unshared for now. #hold',
    },
    {
      do: 'Be kind to anyone in the middle of an ending.',
      leave: 'Don’t tell them it was for the best. #hold',
    },
    {
      do: 'Pay your part of something shared before you’re asked. #spend #early',
      leave: 'Don’t add a note about whose turn is next. #hold',
    },
    {
      do: 'Keep one letter and let the rest of the pile go. #finish',
      leave: 'No reading each of them through again.',
    },
    {
      do: 'Look a spider, a bill or a mirror calmly in the eye.',
      leave: 'No calling it worse than it is.',
    },
    {
      do: 'Stop at a place where names are carved in stone. #out',
      leave: 'Don’t leave without reading one of them.',
    },
    {
      do: 'Have someone else check your sums. #speak',
      leave: 'Don’t be offended if they find something.',
    },
    {
      do: 'Tell one trusted person where things are kept. #speak #early',
      leave: 'Skip the gloomy reasons for telling them.',
    },
    { do: 'Notice what your hands do when you’re worried.', leave: 'Don’t scold them for it.' },
    {
      do: 'Turn out the pockets of one old coat. #finish',
      leave: 'Don’t puzzle over every ticket stub.',
    },
    {
      do: 'Look for the Moon, or for where it must be.',
      leave: 'Don’t ask it for an answer by morning.',
    },
    {
      do: 'Replace a lock, a latch or a bolt that sticks. #spend #finish',
      leave: 'Don’t rely on a drawer that never shut.',
    },
    {
      do: 'Say the unsaid thing to an empty chair. #in #hold',
      leave: 'The person it’s meant for can wait. #hold #late',
    },
    {
      do: 'Trust the chair, the stair and the pillow under you.',
      leave: 'Don’t test what has always held.',
    },
    {
      do: 'Peel an orange, an onion or a memory slowly.',
      leave: 'No hurrying to the middle of it.',
    },
    {
      do: 'Wear something dark, soft and old.',
      leave: 'Skip the bright remark that goes with bright clothes.',
    },
    {
      do: 'Lift a stone, a mat or a flowerpot and look.',
      leave: 'Don’t leave anything under there without a roof.',
    },
    {
      do: 'Admit to yourself what you really came for.',
      leave: 'Leave the noble reason out of it for once.',
    },
    {
      do: 'Begin again where you gave up, and tell no one. #begin #hold',
      leave: 'Explaining the gap can wait. #hold',
    },
    {
      do: 'Cut a plant back to where it’s green. #finish',
      leave: 'Don’t mourn what lands on the compost.',
    },
  ],
  9: [
    {
      do: 'Read ten pages of something you’d normally pass over.',
      leave: 'Don’t quarrel with the author before page ten.',
    },
    {
      do: 'Tell someone a story about your father, or one he told. #speak',
      leave: 'Not the day to iron out what made him odd.',
    },
    {
      do: 'Look up one place you’ve always wanted to see.',
      leave: 'The fares can wait until you’ve done some dreaming. #save #late',
    },
    {
      do: 'Remember the teacher who first took you seriously.',
      leave: 'Leave all the others ungraded for today.',
    },
    {
      do: 'Sit a while where people pray, or under an old tree.',
      leave: 'No asking for anything while you’re there.',
    },
    {
      do: 'Learn to say hello in one more language. #begin',
      leave: 'Put off perfection; a bad accent is fine.',
    },
    {
      do: 'Take a road that leads out of your postcode. #out',
      leave: 'Don’t turn back at the first drizzle. #out',
    },
    {
      do: 'Ask an older person what turned out not to matter. #speak',
      leave: 'Skip telling them what matters these days.',
    },
    {
      do: 'Open an atlas anywhere and read on from there. #in',
      leave: 'Don’t close it at the first unpronounceable name.',
    },
    {
      do: 'Give thanks for your food, in whatever words you have.',
      leave: 'No preaching to the people who just eat. #hold',
    },
    {
      do: 'Put what you believe into three plain sentences. #speak',
      leave: 'Don’t ask for a show of hands afterwards.',
    },
    {
      do: 'See whether your passport or library card is still valid.',
      leave: 'Not the day to find out at the counter.',
    },
    {
      do: 'Go to a talk, a service or a lesson. #out',
      leave: 'Leave the back row to the latecomers.',
    },
    {
      do: 'Argue the other side of your opinion for an hour.',
      leave: 'Skip the part where you let yourself win.',
    },
    {
      do: 'Give a little to a cause far from home. #spend',
      leave: 'Don’t ask what became of the last pound.',
    },
    {
      do: 'Look up at the night sky for five minutes. #out',
      leave: 'The star app can stay in your pocket.',
    },
    {
      do: 'Write out the best advice you were ever given.',
      leave: 'Put off passing it on until someone asks. #hold',
    },
    {
      do: 'Do one lesson of the course you dropped.',
      leave: 'No buying the next course meanwhile. #save',
    },
    {
      do: 'Give luck an hour without a plan. #out',
      leave: 'Don’t let any errands into that hour.',
    },
    {
      do: 'Read the rules before you call them unfair. #hold',
      leave: 'Leave officials to their forms for a day. #hold',
    },
    {
      do: 'Invite the opinion of another generation. #speak',
      leave: 'Skip any sentence that begins “in my day”.',
    },
    {
      do: 'Draw up the hike, pilgrimage or trip on paper only. #save',
      leave: 'Let the suitcase sleep under the bed. #in',
    },
    {
      do: 'Be the pupil for a day, even in your own trade.',
      leave: 'No lectures from you, not even short ones. #hold',
    },
    {
      do: 'Hear the news from a country you never think about.',
      leave: 'Having an opinion on it can wait.',
    },
    {
      do: 'Help a lost stranger before they ask. #speak #out',
      leave: 'Don’t look as if you were in a hurry.',
    },
    {
      do: 'Learn a verse by heart while you’re on your way.',
      leave: 'No peeking before the third line.',
    },
    {
      do: 'Cook something from the other side of the world.',
      leave: 'Not the day to make it milder.',
    },
    {
      do: 'Ask why, twice, about something you take for granted.',
      leave: 'Don’t be fobbed off with “it’s always been so”.',
    },
    {
      do: 'Keep one small custom that your family kept.',
      leave: 'Skip the debate about what it means. #hold',
    },
    {
      do: 'Climb to the highest place nearby and look. #out',
      leave: 'Leave next year’s plans at the bottom.',
    },
    {
      do: 'Watch something foreign with the subtitles on. #in',
      leave: 'No reaching for the dubbed version.',
    },
    {
      do: 'Say “I don’t know” where you could have bluffed.',
      leave: 'Skip the half-remembered article you usually quote.',
    },
    {
      do: 'Pin a good question above your desk.',
      leave: 'Don’t answer it yet; live with it first. #late',
    },
    {
      do: 'Forgive a teacher for having been young at the time.',
      leave: 'Old school reports can stay in the loft.',
    },
    {
      do: 'Trace on a map where your people came from.',
      leave: 'Don’t pass over a village because you can’t spell it.',
    },
    {
      do: 'Be early at a place that’s new to you. #early #out',
      leave: 'Put off forming a view until you’ve walked round it.',
    },
    {
      do: 'Write to the friend who lives furthest away. #speak',
      leave: 'Don’t wait for news worth sending. #speak #early',
    },
    {
      do: 'Let a good idea be true without being yours.',
      leave: 'Leave the credit where it belongs.',
    },
    {
      do: 'Choose a day for something that you hope for.',
      leave: 'Telling everyone about it can wait. #hold',
    },
    {
      do: 'Take a doubt to someone wise and unhurried. #speak #late',
      leave: 'Skip the quick verdicts of the internet.',
    },
    {
      do: 'Buy a used book on something you know nothing about. #spend #begin',
      leave: 'Don’t check first whether it’s any good.',
    },
    {
      do: 'Take the first step of an application. #begin #early',
      leave: 'The paragraph about your motives can wait.',
    },
    {
      do: 'Go to the station and just read the departures. #out',
      leave: 'No going home by the way you came.',
    },
    {
      do: 'Tell a teacher, yours or any, what stayed with you. #speak',
      leave: 'Don’t keep it for a reunion. #speak #early',
    },
    {
      do: 'Get the paper map of where you live. #spend',
      leave: 'Leave the blue dot on your phone switched off.',
    },
    {
      do: 'Read the plaque you always walk past. #out',
      leave: 'Not the day to say you’ve no time for history.',
    },
    { do: 'Look up what your name means elsewhere.', leave: 'Don’t mind if it’s a kind of soup.' },
    {
      do: 'Think of three rules that you’re glad of.',
      leave: 'Leave the silly ones for another day.',
    },
    {
      do: 'Be the optimist in today’s discussion.',
      leave: 'No sentences beginning “but realistically”.',
    },
    {
      do: 'Find out which festival someone near you keeps. #speak',
      leave: 'Skip comparing it with your own.',
    },
    {
      do: 'Wish the birds or the planes overhead a good trip.',
      leave: 'Not the day to envy anyone their ticket.',
    },
    {
      do: 'Set off without knowing where you’ll have coffee. #out #begin',
      leave: 'Leave the stars and ratings unread.',
    },
    {
      do: 'Toss a coin and notice what you’d hoped for.',
      leave: 'Don’t make it the best of three.',
    },
    {
      do: 'Give your father’s trade, or his hobby, an honest look.',
      leave: 'Don’t measure your own against it.',
    },
    {
      do: 'Walk with a question and let the road work on it. #out',
      leave: 'Leave the podcast with ten answers for another time.',
    },
    {
      do: 'Quote someone correctly, name and all.',
      leave: 'No passing off a clever line as your own.',
    },
    { do: 'Lend a book that you love, and mean it.', leave: 'Don’t ask when it’s coming back.' },
    {
      do: 'See the sun come up somewhere without walls. #early #out',
      leave: 'The photo of it can wait for another morning.',
    },
  ],
  10: [
    {
      do: 'Do one visible thing well, before the morning’s out. #early',
      leave: 'Don’t bury it in an attachment.',
    },
    {
      do: 'Tell the person in charge what you need to do it right. #speak',
      leave: 'Leave the grumbling in the corridor to others.',
    },
    {
      do: 'Stand where you can be seen when it matters.',
      leave: 'No sheltering behind the tall ones.',
    },
    { do: 'Bring two lines of your CV up to date.', leave: 'Let the rest of it sleep. #late' },
    {
      do: 'Write down what you’ve achieved since your last birthday.',
      leave: 'Don’t leave out what nobody paid you for.',
    },
    {
      do: 'Open the shop, the meeting or the curtains yourself. #early',
      leave: 'Not the day to wait for a person with a title. #early',
    },
    {
      do: 'Finish the job that has your name on it. #finish',
      leave: 'Jobs with other names on them can stand over. #finish',
    },
    {
      do: 'Ask one person you respect how you’re doing. #speak',
      leave: 'Put off defending yourself until they’ve finished.',
    },
    {
      do: 'Look at your profile picture as a stranger would.',
      leave: 'Skip the filter; your face has the job already.',
    },
    {
      do: 'Keep your face calm until you’re round the corner. #hold',
      leave: 'Don’t say what you think in a lift. #hold',
    },
    {
      do: 'Take the call that only you can take. #speak',
      leave: 'Don’t answer for your whole department.',
    },
    {
      do: 'Do a small job as if it were your showpiece.',
      leave: 'Everything else can be merely good enough.',
    },
    {
      do: 'Say in one sentence what you do all day. #speak',
      leave: 'Leave out words your grandmother wouldn’t know.',
    },
    {
      do: 'Put your question to the boss before noon. #speak #early',
      leave: 'Not the day to ask it in front of twelve people.',
    },
    {
      do: 'Check your message as if it might be quoted. #hold',
      leave: 'No jokes in writing to people above you. #hold',
    },
    {
      do: 'Thank the person who gave you your first chance. #speak',
      leave: 'Don’t mind whether they remember.',
    },
    {
      do: 'Own up to one slip before it’s found. #speak #early',
      leave: 'Skip the search for a smaller culprit.',
    },
    {
      do: 'Find out what the job above yours involves.',
      leave: 'Don’t envy it until you’ve seen the diary.',
    },
    {
      do: 'Put your name and number where people can find them.',
      leave: 'Modesty can have a day at home.',
    },
    {
      do: 'Choose the task that your older self would choose.',
      leave: 'Things that merely look urgent can wait. #late',
    },
    {
      do: 'Keep a public promise, even to a public of three. #finish',
      leave: 'Not the day to send a substitute.',
    },
    {
      do: 'Lead by going first, and then step aside.',
      leave: 'No holding the door of every decision.',
    },
    {
      do: 'Shake the hand of someone you only know by email. #out',
      leave: 'Leave “as per my last message” unsent for good.',
    },
    {
      do: 'Give a beginner ten minutes and a hot drink. #speak',
      leave: 'Don’t tell them how hard you had it.',
    },
    {
      do: 'Notice who it is that looks up to you.',
      leave: 'Keep your sarcasm for people your own size.',
    },
    {
      do: 'Bring one clear proposal instead of three problems. #speak',
      leave: 'Skip the slides for something you can say.',
    },
    {
      do: 'Make the decision that has lain longest on your desk. #finish #early',
      leave: 'Not the day to form a committee for it. #early',
    },
    {
      do: 'Dust the certificate, the cup or the framed photo.',
      leave: 'Skip the thought that it was all luck.',
    },
    {
      do: 'Ask at home how your work looks from there. #speak',
      leave: 'No reading them your job description.',
    },
    {
      do: 'Use your position to smooth someone’s way.',
      leave: 'No jumping the queue yourself.',
    },
    {
      do: 'Watch how the best person you know starts the day.',
      leave: 'Leave out the bit with the ice bath.',
    },
    {
      do: 'Get to your feet when you have something to say. #speak',
      leave: 'No mumbling into your notes. #speak',
    },
    {
      do: 'Show a piece of work before it’s perfect. #speak #early',
      leave: 'Don’t polish it past lunchtime. #early',
    },
    {
      do: 'Hold an opinion back until you’re asked for it. #hold',
      leave: 'Don’t put a senior right in company. #hold',
    },
    {
      do: 'Pick the three things that count tomorrow.',
      leave: 'Leave the fourth to someone who’d enjoy it.',
    },
    {
      do: 'Treat the newest person as a future boss.',
      leave: 'Skip the jokes that greet every newcomer.',
    },
    {
      do: 'Have another person present what you did together. #hold',
      leave: 'No prompting from the side. #hold',
    },
    { do: 'Walk in by the main entrance. #out', leave: 'Leave the side door to the deliveries.' },
    {
      do: 'Meet criticism with one fact and a thank you. #speak',
      leave: 'Don’t forward it for sympathy.',
    },
    {
      do: 'Remember why you took this on in the first place.',
      leave: 'Not the day to type your resignation. #hold #late',
    },
    {
      do: 'Have a proper card or a good photo made. #spend',
      leave: 'No crossing out the old number by hand.',
    },
    {
      do: 'Volunteer before the silence gets long. #speak #begin #early',
      leave: 'Don’t look round for someone more senior. #early',
    },
    {
      do: 'Begin the big piece before you open your mail. #begin #early',
      leave: 'The inbox can wait its turn.',
    },
    {
      do: 'Ask your boss, or your client, what worries them. #speak',
      leave: 'No bringing your own worries along.',
    },
    {
      do: 'Straighten the sign, the badge or the books behind you.',
      leave: 'Don’t be seen on screen in front of the laundry.',
    },
    {
      do: 'Walk more slowly than your diary suggests.',
      leave: 'Leave running in corridors to schoolchildren.',
    },
    {
      do: 'Treat your team, or your helper, to something warm. #spend',
      leave: 'Don’t turn it into a meeting.',
    },
    {
      do: 'Write the reference, review or thanks that you owe. #finish',
      leave: 'Leave out the faint praise.',
    },
    {
      do: 'Remember a name that you’ll want next time.',
      leave: 'Don’t call anyone “mate” to cover up for it.',
    },
    {
      do: 'Learn one shortcut on the machine you use most. #begin',
      leave: 'Showing it off can wait until it works.',
    },
    {
      do: 'Sit at the head of the table, just for breakfast.',
      leave: 'No issuing orders about the toast.',
    },
    {
      do: 'Read your own last report as a beginner might.',
      leave: 'Don’t blame the reader for getting lost.',
    },
    {
      do: 'Apply, bid or enter before you feel ready. #begin #early',
      leave: 'Don’t read what the others have to offer.',
    },
    {
      do: 'Take charge of the ladle, the whistle or the map.',
      leave: 'Skip asking whether everyone agrees.',
    },
    {
      do: 'Go and see the place where your work ends up. #out',
      leave: 'Don’t judge it from the plan.',
    },
    { do: 'Think which mentor you’d like, and why.', leave: 'Don’t write them off as too busy.' },
    {
      do: 'Stand still for a moment before you go in.',
      leave: 'Not the day to arrive in mid-sentence.',
    },
    {
      do: 'Be the first to congratulate, and do it by name. #speak #early',
      leave: 'Leave your own chances out of the message.',
    },
  ],
  11: [
    {
      do: 'Ring the friend who’s always the one to ring. #speak',
      leave: 'No typing what could be said. #speak',
    },
    {
      do: 'Write down three wishes and cross out two.',
      leave: 'Don’t cross out the silliest one first.',
    },
    {
      do: 'Go along, even if it’s only for an hour. #out',
      leave: 'Skip the excuse they’ve heard before. #out',
    },
    {
      do: 'Ask an older friend, brother or sister for counsel. #speak',
      leave: 'Don’t ask if you’ve already decided.',
    },
    {
      do: 'Take a cake to the group you belong to. #spend #out',
      leave: 'No second helpings of gossip with it.',
    },
    {
      do: 'Sit with the one who came alone. #out',
      leave: 'Not the day to huddle with the usual four.',
    },
    {
      do: 'Remind someone, in good humour, of what you’re owed. #speak',
      leave: 'Don’t be shy about the amount. #speak',
    },
    {
      do: 'Tell a friend what you’re hoping for. #speak',
      leave: 'Don’t make it sound smaller than it is.',
    },
    {
      do: 'Lend your name to a small good cause.',
      leave: 'The committee can wait until you’ve seen it meet.',
    },
    {
      do: 'Be the one to organise the outing. #out #begin',
      leave: 'No searching for the weekend that suits all nine.',
    },
    {
      do: 'Wish someone luck before their exam or interview. #speak',
      leave: 'Don’t rely on an app to remember your friends.',
    },
    {
      do: 'Collect what’s waiting for you: a parcel, a refund, praise.',
      leave: 'Don’t let anything of yours lie at the counter. #early',
    },
    {
      do: 'Allow a friend to pay for the coffee.',
      leave: 'Wrestling for the bill can wait for another day.',
    },
    {
      do: 'Reply to an invitation with a plain yes or no. #speak #early',
      leave: 'Skip “I’ll see nearer the time”. #speak #early',
    },
    {
      do: 'Teach the others your game, your song or your shortcut.',
      leave: 'Leave out the rule that only you understand.',
    },
    {
      do: 'Pass on a name that could help someone. #speak',
      leave: 'Don’t ask to be kept informed.',
    },
    {
      do: 'Take a seat in the middle of the table. #out',
      leave: 'Not the day to guard the chair by the door. #out',
    },
    {
      do: 'Give one wish its first pound or its first hour. #begin',
      leave: 'Put off the other ninety-nine steps.',
    },
    {
      do: 'Look up someone you lost touch with over nothing. #speak',
      leave: 'Don’t begin with whose fault it was.',
    },
    { do: 'Laugh at the old story as if it were new.', leave: 'Leave the punchline to its owner.' },
    {
      do: 'Give each friend a question of their own. #speak',
      leave: 'No telling the same tale five times over.',
    },
    {
      do: 'Make one joint present out of three small ones.',
      leave: 'No outdoing each other with ribbons.',
    },
    { do: 'Join in the chorus, in tune or not.', leave: 'Skip recording it; be in it.' },
    {
      do: 'Do a friend the favour that costs only time.',
      leave: 'Favours with money in them can wait. #save',
    },
    {
      do: 'Ask the one who runs the group how they are. #speak',
      leave: 'Don’t suppose that they enjoy all those emails.',
    },
    {
      do: 'Let a plan grow by one person. #out',
      leave: 'No closed circles when you sit down. #out',
    },
    {
      do: 'See which wish from an old list slipped in unnoticed.',
      leave: 'Not the moment to ask what kept it.',
    },
    {
      do: 'Offer a lift, or company as far as the bus.',
      leave: 'No slipping off without a goodbye.',
    },
    {
      do: 'Pass the ball to the one who’s better placed.',
      leave: 'Leave the captain’s job to the captain.',
    },
    {
      do: 'Agree on the budget before the group gets going. #speak #save',
      leave: 'Skip “let’s just split it” until then. #save',
    },
    {
      do: 'Turn a wish into an errand: where, when, who with. #begin',
      leave: 'Put off the vision board and its glue.',
    },
    {
      do: 'Be the one who carries the chairs in.',
      leave: 'Don’t vanish when the washing-up begins.',
    },
    {
      do: 'Follow up the conversation that broke off so well. #speak #early',
      leave: 'Don’t leave it to a second coincidence. #speak',
    },
    {
      do: 'Mute the loudest group for an evening. #hold',
      leave: 'The man in capitals can argue with himself. #hold',
    },
    {
      do: 'Stay out of the quarrel between two friends. #hold',
      leave: 'Not the day to be anyone’s messenger. #hold',
    },
    {
      do: 'Spend a tip or a found coin on company. #spend #out',
      leave: 'Don’t keep that one for a rainy day. #spend',
    },
    {
      do: 'Give an old friend twenty whole minutes.',
      leave: 'No glancing over their shoulder for someone better.',
    },
    {
      do: 'Cheer for the person who got what you wanted. #speak',
      leave: 'Don’t go looking for the catch in it.',
    },
    {
      do: 'Ask if you may join; they may think you’re busy. #speak #out',
      leave: 'Don’t wait for a card with gilt edges. #speak',
    },
    {
      do: 'Let the evening end while it’s still good. #in',
      leave: 'Skip the last bar, the last round, the last word. #in',
    },
    {
      do: 'Put money you were given towards an old wish. #spend',
      leave: 'No turning it into something sensible.',
    },
    {
      do: 'Start the group that you’d like to be asked into. #begin #out',
      leave: 'Finding a clever name for it can wait.',
    },
    {
      do: 'Order something for the middle of the table. #spend #out',
      leave: 'No guarding your own plate.',
    },
    {
      do: 'Remember a friend’s hard day without being told.',
      leave: 'Don’t ask how they’re bearing up in a crowd.',
    },
    {
      do: 'Think of the friend you’d call at three in the morning.',
      leave: 'Not the day to test whether they’d answer.',
    },
    {
      do: 'Be talked into something harmless by a friend. #begin #out',
      leave: 'No “I’m not that sort of person”.',
    },
    {
      do: 'Hand on what you’ve outgrown to a friend it fits. #finish',
      leave: 'Don’t watch how often they use it.',
    },
    {
      do: 'Ask the group for help with one clear thing. #speak',
      leave: 'Leave out “only if you’ve nothing better to do”.',
    },
    {
      do: 'Celebrate a small gain on the day it comes. #early',
      leave: 'Don’t wait for the big one to raise a glass. #early',
    },
    {
      do: 'Look round the room and see who’s missing.',
      leave: 'No supposing that they didn’t want to come.',
    },
    {
      do: 'Play on someone’s team, in any position. #out',
      leave: 'Leave the post-match analysis to the substitutes.',
    },
    {
      do: 'Learn what your friend’s job is called these days.',
      leave: 'Not the day to nod as if you knew.',
    },
    {
      do: 'Lend your ears to the friend with the long story.',
      leave: 'Don’t fish for the short version.',
    },
    {
      do: 'Keep a seat free for the one who’s always late.',
      leave: 'No pointing at the clock when they come.',
    },
    {
      do: 'Let the others choose, and then enjoy it.',
      leave: 'Skip mentioning the place you’d have picked.',
    },
    {
      do: 'Put your name on the list before it fills. #begin #early',
      leave: 'Don’t wait to see who else is on it. #early',
    },
    {
      do: 'Send three friends the same good news at once. #speak #early',
      leave: 'No working out who ought to hear it first.',
    },
    {
      do: 'Guess what your friends come to you for.',
      leave: 'Asking them if you’re right can wait.',
    },
  ],
  12: [
    {
      do: 'Be in bed an hour earlier than your pride allows. #in #early',
      leave: 'No checking one last thing.',
    },
    {
      do: 'Park a list of worries outside the bedroom door.',
      leave: 'Leave sums for daylight; after dark they come out too large. #late',
    },
    {
      do: 'Let one call ring out. #hold',
      leave: 'Not the day to be there for everyone. #in #hold',
    },
    {
      do: 'Do nothing whatever for a quarter of an hour. #in',
      leave: 'Don’t give it a name and a target.',
    },
    { do: 'Walk by yourself where nobody knows you.', leave: 'Leave conversation to the ducks.' },
    {
      do: 'Write the dream down before it fades. #early',
      leave: 'Don’t ask a search engine what it meant.',
    },
    {
      do: 'Find the small daily leak in your spending. #save',
      leave: 'No browsing the shops from your bed. #save',
    },
    {
      do: 'Give away a coat you’ve stopped wearing. #finish',
      leave: 'The empty hanger can stay empty.',
    },
    {
      do: 'Leave someone else the last word. #hold',
      leave: 'Don’t go on arguing with them in your head. #hold',
    },
    {
      do: 'Withdraw the yes that you gave out of guilt. #in',
      leave: 'Let no new yes slip into its place. #in',
    },
    { do: 'Make the bedroom properly dark.', leave: 'No glowing numbers beside the bed.' },
    {
      do: 'Think kindly of someone far away.',
      leave: 'Don’t work out the time difference and ring. #hold',
    },
    {
      do: 'Pick the quiet carriage, the quiet street, the quiet table.',
      leave: 'Give anything with loudspeakers a miss.',
    },
    {
      do: 'Do someone a good turn that they can’t trace. #hold',
      leave: 'Don’t give it away with a knowing smile. #hold',
    },
    {
      do: 'Hand back a duty that was never yours. #finish',
      leave: 'Don’t pick up another on your way out. #finish',
    },
    {
      do: 'Soak your feet and look at the ceiling. #in',
      leave: 'The shelf of self-improvement can go unread.',
    },
    {
      do: 'Work out which small luxury saves you most temper.',
      leave: 'No scrimping on that one.',
    },
    {
      do: 'Listen to the rain, the fridge or your own breath. #in',
      leave: 'Let the radio have a night off.',
    },
    {
      do: 'Drop a grudge off the next bridge you cross. #finish',
      leave: 'Don’t go back to see where it landed.',
    },
    {
      do: 'Close your eyes in the queue or on the bus.',
      leave: 'No hurrying the minutes along.',
    },
    {
      do: 'Go home early and give no reason. #in #early #hold',
      leave: 'No excuses; they’re more tiring than leaving. #hold',
    },
    {
      do: 'Turn the pages of an old travel diary. #in',
      leave: 'Put off booking until the longing has slept. #save #late',
    },
    {
      do: 'Thin out the bedside table to one book. #finish',
      leave: 'No work papers within reach of the pillow.',
    },
    {
      do: 'Spend the first hour without words, if you can. #hold #early',
      leave: 'Explaining why you’re quiet can wait. #hold',
    },
    {
      do: 'Ask for nothing today and see what’s offered. #hold',
      leave: 'Not the day for a second reminder. #hold #late',
    },
    {
      do: 'Let a plan lapse that you no longer want. #finish',
      leave: 'Skip reviving it out of politeness. #finish',
    },
    {
      do: 'Visit someone who can’t get out much. #out',
      leave: 'Leave off cheering them up; company is enough.',
    },
    {
      do: 'Warm your slippers before you need them.',
      leave: 'Cold showers for the sake of character can wait.',
    },
    {
      do: 'Turn the clocks to the wall for one evening.',
      leave: 'Don’t work out how long you’ve rested.',
    },
    {
      do: 'Wish someone well in silence after a falling-out. #hold',
      leave: 'Testing whether they’ve forgiven you can wait. #hold #late',
    },
    {
      do: 'Find out how people rest in another country.',
      leave: 'No calling it laziness, theirs or yours.',
    },
    {
      do: 'Sit down in an untidy room and enjoy it. #in',
      leave: 'Let the vacuum cleaner stay in its cupboard. #late',
    },
    {
      do: 'Unfollow three voices that wear you out. #finish',
      leave: 'Catching up on what you missed can wait.',
    },
    {
      do: 'Let someone do it their way, and don’t watch.',
      leave: 'Don’t get up to correct a folded towel.',
    },
    {
      do: 'Walk barefoot across a floor or a lawn.',
      leave: 'No shoes beside the bed, ready for duty.',
    },
    {
      do: 'Carry a little cash and leave the card. #save',
      leave: 'Skip going back for the card. #save',
    },
    {
      do: 'Keep quiet about what you’re planning. #hold',
      leave: 'Not the day to show the half-finished version. #hold',
    },
    {
      do: 'Breathe out more slowly than you breathe in.',
      leave: 'Let the big choices stand in the corridor meanwhile.',
    },
    {
      do: 'Say goodnight to the day by naming what’s done.',
      leave: 'Leave the undone half unnamed.',
    },
    { do: 'Forgive yourself one thing you didn’t get to.', leave: 'Don’t get up again to do it.' },
    {
      do: 'Get a better pillow for the head you have. #spend',
      leave: 'Don’t put up with the lumps for another year.',
    },
    {
      do: 'Leave an hour empty between two appointments.',
      leave: 'No slipping an errand into it.',
    },
    {
      do: 'Drop a coin in the tin without reading the label. #spend',
      leave: 'Don’t stop for the sticker that proves it.',
    },
    { do: 'Unplug one thing that hums.', leave: 'Don’t plug it in again to check something.' },
    { do: 'Watch a cloud until there’s nothing left of it.', leave: 'Leave the camera out of it.' },
    {
      do: 'Begin your rest before you’re worn out. #begin #in #early',
      leave: 'Don’t wait until you’ve earned it. #early',
    },
    {
      do: 'Eat something plain and warm by yourself. #in',
      leave: 'No scrolling between two spoonfuls.',
    },
    {
      do: 'Stand in an empty room and let it be empty.',
      leave: 'Not the day to furnish it in your head.',
    },
    {
      do: 'Post something small to someone who can’t come home. #spend',
      leave: 'Don’t ask when they’ll be back.',
    },
    {
      do: 'Hum a lullaby, with or without a child to hear it.',
      leave: 'No marching songs after ten.',
    },
    {
      do: 'Tell one person plainly that you’re tired. #speak',
      leave: 'Don’t prove it by carrying on.',
    },
    {
      do: 'Lie flat on the floor until your back believes it. #in',
      leave: 'Leave what you see under the sofa where it is.',
    },
    {
      do: 'Swim, float or run cool water over your wrists.',
      leave: 'Counting lengths can wait for another day.',
    },
    { do: 'Read a poem twice and understand half of it.', leave: 'Skip the notes at the back.' },
    {
      do: 'Start packing early, even if it’s for one night. #begin #early',
      leave: 'Don’t pack for the person you are at work.',
    },
    {
      do: 'Go and sit in a garden, a chapel or a library. #out',
      leave: 'No coming home with leaflets.',
    },
    {
      do: 'Let your face do nothing for a while.',
      leave: 'Don’t smile on behalf of the whole room.',
    },
    {
      do: 'Put a cloth over the screen for the night.',
      leave: 'Leave tomorrow’s timetable where you can’t see it.',
    },
  ],
}
