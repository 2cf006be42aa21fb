import type { YearSection } from '../../../texts/units.ts'

/** Read from the tenth house. */
export const section: YearSection = {
  easy: [
    'Your work gets a fair wind this year. That doesn’t mean the boss turns into a saint or that applications write themselves. It means that what you do is more easily seen and that older, steadier people are inclined to back you. Because of that, it’s a good year to be known for one thing rather than for being useful in general. The catch is being asked too often. So choose what you say yes to.',
    'The planets that take their time are well placed for what you do in the world, whether that’s a post, a trade, a household or a cause. Years like this carry work that was done earlier, often without thanks. So bring it out: the half-finished qualification, the idea in the drawer. What doesn’t come by itself is the asking. A good wind is of little use to a boat tied to the quay.',
  ],
  hard: [
    'Work weighs more this year, and you may wonder whether you’ve grown weaker. You haven’t. The slow planets are asking for thoroughness where you’d hoped for recognition, and recognition tends to arrive late, like a parcel sent to the wrong depot. It’s still a year in which a craft can be learned properly. People who watch quietly will see who was reliable, so be that, and go home on time.',
    'In your public life it’s uphill for a good part of the year. Titles, praise and quick moves are scarcer, and those above you may be short of time. But a steep path has its use, because you find out what you carry for show. Put one such thing down each season, a committee perhaps, or an old ambition borrowed from your father. What’s left is yours and it gets stronger.',
  ],
  jupiter: {
    in: [
      'Jupiter is in the place of work and standing from {from} to {until}. Old books don’t call it easy here: it offers a bigger role before the old one has been handed over, and the title may be grander than the desk. Even so, it teaches, and a person who explains well gets noticed. So take on a learner, a trainee or a niece, and show them what you do. It sorts out your own methods.',
      'More is asked of your name between {from} and {until}, with Jupiter in the part of life where you’re known for something. Invitations, panels, a deputy’s job: they flatter, and they fill the diary. Jupiter tends to overload people here. That is why you need a sentence ready, such as “Let me look at it until Friday.” What still interests you on Friday is worth doing, and the rest was applause.',
    ],
    aspect: [
      'From {from} to {until} Jupiter looks kindly on your work from another part of your chart. Such help comes as advice: a former manager, a teacher, a cousin who has been through it. You may not like every word. Still, it’s worth having three such people a year over a pot of tea, with one prepared question each. Write down their answer before you begin to disagree with it.',
      'There’s goodwill towards what you do from {from} to {until}, for Jupiter glances at your public life. A reference sounds warmer, a mistake is forgiven sooner. The same glance also tempts you to talk about work you haven’t done yet. So let finished things speak, and keep a folder of them: photographs, letters of thanks, figures, a well-mended hem. When a chance turns up you’ll have something to lay on the table.',
      'A sense of meaning may return to an ordinary job from {from} to {until}, since Jupiter’s glance reaches it. It often comes through those you work for, the patient who asks for you by name or the child who waves. Don’t wait for the company to notice. Instead look, at the end of each month, for the one hour that was worth the other hundred and fifty, and ask how to get two.',
    ],
    elsewhere: [
      'Jupiter leaves your working life to you from {from} to {until}. Nobody influential happens to be in the lift, which is a pity, but nobody talks you into a grand scheme either. Progress is made by hand. So set aside one hour a week that belongs to your own next step, at the same time each week, and guard it. Thirty such hours make a course, a portfolio or a well-informed decision to stay.',
      'Luck has other errands from {from} to {until}, as Jupiter is neither in your public life nor looking at it. So it’s a season for skill. Find the part of your work that you’ve always avoided, the spreadsheet or the difficult customer, and take lessons in it. It’ll feel humbling at first and pleasant before the end. Skill learned without applause has one great merit, that it doesn’t leave with the audience.',
    ],
  },
  saturn: {
    in: [
      'Saturn spends from {from} to {until} at the top of your chart, where the work is. The load is heavier there, responsibility comes before rank, and the stairs seem longer than they were. It’s a hard transit, and many people look back on it as the time they became good at something. So keep a plain record of what you carry. Without it you may forget, and so may those who decide your pay.',
      'From {from} to {until} your name is being built in stone, and stone is slow. Saturn in the place of work brings long hours, strict superiors and results that are checked. It has no patience with shortcuts, your own included. But what’s done properly now won’t need doing again for years. Just learn to stop at a fixed hour each evening, because a mason who works in the dark spoils the wall.',
    ],
    aspect: [
      'Between {from} and {until} Saturn looks over your shoulder while you work. Its glance makes you careful, and sometimes so careful that nothing leaves the desk. Good enough is a skill too. So decide before you start how long a task deserves, and let it go when the time is up. What truly needs a third reading is rarer than you think, and you’ll have the strength for it.',
      'Superiors, rules and inspections take more room from {from} to {until}, since Saturn’s glance is on your public life. It can feel as though you’re trusted less. More often the person above is being watched as well. Make life easy for them: one clear page a month about what’s done, what’s stuck and what you need. It protects you, too, when a thing goes wrong that wasn’t yours.',
      'A certain sobriety comes into your plans from {from} to {until}, as Saturn regards your work from elsewhere. You may count the years to something, or ask whether this trade still suits your knees. It’s a fair question, and there’s no hurry in it. So talk to a person who has done the job for thirty years and one who left it. Both will surprise you, and neither will sound like a brochure.',
    ],
    elsewhere: [
      'From {from} to {until} Saturn leaves your career alone, and you may notice it in your shoulders. Fewer people check, fewer doors are stiff. Such freedom is good for trying things, a new method or a different desk by the window. It’s also easy to coast in it. So set yourself an examination that nobody asked for, something you’d be proud to pass, and tell one friend the date.',
      'The stern planet is busy in another part of your life between {from} and {until}, so work runs on ordinary rails. Use that to mend what strict times had no room for. A colleague you were curt with, a filing system that only you understand, a holiday never taken: each of them is a small repair. And a workplace in good repair stands up better when the weather changes.',
    ],
  },
  rahu: [
    'Rahu is at ease in the place of ambition, and from {from} to {until} it’s there. It makes you hungry to be seen and gives you a nose for what’s new: foreign firms, fresh tools, a role with no proper name yet. You may rise quickly to an audience. What it forgets is the ground floor. So keep one plain duty that you do with your own hands, every week, however grand it gets.',
    'From {from} to {until} Rahu stands where your name is made, which suits bold moves and odd careers. People who overlooked you may suddenly ask for your number. It helps to remember that Rahu exaggerates: the project isn’t quite as vast, the praise not quite as deep. So read any offer twice, the second time after a meal. Then ask what an average Wednesday in that job looks like.',
  ],
  ketu: [
    'A title may mean less to you than it did, since Ketu is in the place of rank from {from} to {until}. You do the work with a practised hand and look out of the window. That’s neither laziness nor wisdom, it is a pause. The stay is hard when others expect eagerness. So find the piece of your trade that needs no audience, the joint nobody sees, and do that one beautifully.',
    'From {from} to {until} Ketu goes through your public life and loosens what has been screwed in too tightly. A role may come to an end, or you may stop playing it before anyone tells you. Slow hands are best now. Don’t resign on a bad Monday; rather take the thing off your card for a month, in your mind only, and see who you are on a train when asked what you do.',
  ],
  lord: {
    1: [
      'Your working life is ruled by {graha}, and from {from} to {until} it stays in your own sign, its longest halt of the year. You and your trade are hard to tell apart, then; people meet the cook, the nurse or the organiser before they meet you. It gives presence. It also means that criticism of the work goes under the skin. So keep one pursuit at which you’re a happy beginner.',
    ],
    2: [
      'From {from} to {until} work is largely about what it’s worth, as {graha}, the planet of your career, stays among your income and your words. Your voice becomes a tool: how you present a thing counts nearly as much as the thing. Be careful with sharp remarks about a colleague, for they travel. So practise saying your price, or your wish, aloud at home until it sounds like the time of day.',
    ],
    3: [
      'Short distances shape your career this year. While {graha}, its ruler, is among messages, hands and neighbours, from {from} to {until}, the useful thing is rarely a promotion; it’s a call returned within the hour or a page that reads well. You may work beside a brother or a friend. The drawback is scatter. So keep one notebook for everything, and number its pages.',
    ],
    4: [
      'The office comes home, or home decides about the office, for {graha} takes your career into the part of life with rooms and rest from {from} to {until}. You may work from the kitchen, or choose a job because it lets you fetch the children or sit with your mother. There’s no shame in it. What helps is a door, real or drawn: a lamp that’s on while you work and off when you don’t.',
    ],
    5: [
      'There’s something of the artist in your work from {from} to {until}, as {graha}, which rules it, stays where ideas and children live. You teach, invent, perform or advise, even if the contract calls it sales. Good ideas come in a rush and want protecting from committees. That is why a small model is worth more than a long speech. Build one in paper, card or figures before you talk about it.',
    ],
    6: [
      'Your career rolls its sleeves up. With {graha}, its ruler, in daily service from {from} to {until}, you’re valued for problems solved and rotas filled. Rivals may be about, and they do you good by keeping you sharp. But a person who can fix everything is handed everything. So write a short guide to one task that only you can do, then teach it to the person next to you.',
    ],
    7: [
      'Work is done in pairs this year. For its longest spell, from {from} to {until}, {graha} carries your career to where you meet clients, partners and the public. You may share a post, act for someone or find your best idea in answering another person. It’s a good place, and it depends on fairness. So agree at the outset who is named first, and say “we” when the praise is given out.',
    ],
    8: [
      'From {from} to {until} your career goes through a tunnel, with {graha}, which rules it, in the part of life that changes things from below. Research, audits, reorganisations, other people’s crises: that’s where you’re of use. Little of it shows, and it may be tiring not to know who decides. So keep your own counsel at the coffee machine, and learn one thing thoroughly that others find too dull or too deep.',
    ],
    9: [
      'Your work looks for a larger map, for {graha}, its ruler, spends from {from} to {until} with study, teachers and distant places. A course, a conference or a post abroad may fit better than another year of the same. Fine words about purpose are cheap there, though. So test yours by reading one serious book about your trade each quarter, and telling a colleague what you’d now do differently.',
    ],
    10: [
      'The ruler of your career is on its own ground from {from} to {until}. With {graha} there you know what you’re doing, and others can tell. It’s a time for visible tasks, for signing your work and for being asked. People in such a position are apt to forget what it’s like to be lost. So answer a beginner’s letter now and then. Someone once answered yours.',
    ],
    11: [
      'What you do begins to bear fruit through other people. For its longest stay, from {from} to {until}, {graha} takes your career among friends, societies and wishes, so a former colleague may open more doors than an advertisement. Go to the gatherings of your trade even when the wine is bad. And give before you ask: pass on a tip, a vacancy, a good word. It finds its way back by odd roads.',
    ],
    12: [
      'Much of your work is out of sight this year. While {graha}, the planet of your career, is in a region of distance and withdrawal, from {from} to {until}, you may serve in a hospital or archive, work for people overseas or prepare something nobody has asked for. It’s a lean time for applause. Yet books are written there, and skills ripen. So keep a weekly line of what was done.',
    ],
  },
  sun: [
    'Between {from} and {until} the Sun crosses the top of your chart, its best place for work. You’re visible, superiors remember your name, and a matter that hung about on a desk may be signed. So ask for what you want in those weeks, standing up, with one reason. Vanity is what to watch, though. Give away a piece of the credit in public, and it stays in people’s memory.',
    'Light falls on your working life from {from} to {until}, when the Sun passes through it. It’s the month of the year for interviews, presentations and showing your face on the top floor. Fathers, or those who act like them, play a part. Since everything can be seen, so can the dust. That is why it’s wise to begin with the one small mess you hoped nobody would ask about. Then knock.',
  ],
  venus: [
    'Venus isn’t at its best at work, and from {from} to {until} that’s where it is. Favours get mixed up with duties, a friendly colleague expects more, or you’d rather choose the curtains than write the report. Still, Venus lends some charm to a dry office. So bring flowers or good bread for everyone, and no one in particular. As for compliments, keep them to the work, where they do most good.',
    'From {from} to {until} taste and manners matter more than usual in your public life, with Venus passing through. You’re asked to smooth something over or to make it look right. It can be pleasant, and it may hide the fact that a decision is being dodged. So be the one who is charming and still asks when. Wear what you feel well in; it saves ten minutes every morning.',
  ],
  mars: [
    'Mars charges through your workplace from {from} to {until}, and things get done with some noise. It’s a strong servant here and a difficult colleague: it hates waiting, it interrupts, it sends the message at once. So use it on whatever has stuck for months. But let any angry letter sit overnight in the drafts. In the morning you’ll keep the facts, strike the adverbs and get what you wanted.',
    'You have drive to spare from {from} to {until}, with Mars in the part of life where you work in the open. It’s tempting to take on a superior. Take on the hardest task instead, early in the day, before the others are in. Done by ten, it gives you more authority than any argument. And be careful with promises of speed, because your pace isn’t everyone’s.',
  ],
  mercury: [
    'Mercury is quick and useful at work from {from} to {until}. Letters get answers, figures add up, and you find the right word in the meeting and not on the stairs. So it’s the time to write applications, rework your CV or explain a tangled matter to those who pay for it. Mercury’s fault is detail. Put the one thing that counts in the first line, and trust the reader to go on.',
    'Good weeks for talking shop run from {from} to {until}, while Mercury is in your public life. Ask how other people do it; most are flattered and tell you more than a course would. Trade, teaching and anything in writing go smoothly. You may chatter too, and an idea told too soon belongs to everybody. Learn freely, then, and keep your own best thought until it’s on paper.',
  ],
  retrograde: [
    'A second look at your work is due between {from} and {until}, as {graha} is retrograde there. An old project may land on your desk again, or a former employer may get in touch. Decisions drag and reversals are common. That’s a nuisance, but it also gives you the chance to correct a thing you let pass. Reread the original brief, the very first one, and see how far it has wandered.',
    'From {from} to {until} {graha} goes backwards through your career, and you with it: old certificates, old rivals, the wish you had at twenty. It isn’t the best stretch for a leap. It’s a good one for asking whether you took a turning out of fear or out of sense. So visit a former workplace, if only to walk past. What you feel at the gate is the answer, or half of it.',
  ],
  fullMoon: [
    'On {from} the Moon is full above your working life, so what you’ve built is visible, along with what you’ve neglected for it. Someone may thank you. Take it in without waving it away. Then go home by daylight if you can, for the people there have been seeing the back of you lately.',
    'Something at work comes to a head under the full Moon of {from}. A result, a notice, a long-delayed word from above: it’s easier to read than it was. Feelings are public that day, so a grumble carries across the room. Finish one piece properly, sign it and leave the rest for the morning.',
  ],
  newMoon: [
    'The Moon is new on {from} where your reputation is made. It’s a modest beginning, with no audience yet. Write on a card what you’d like people to ask you for in a year’s time. Keep it in your wallet, and take the first step before the week is out, such as one enquiry.',
    'A fresh page for your work opens on {from}, with the new Moon there. Fresh pages tempt us to plan the whole book. But it’s enough to set one rule for the coming weeks: the hardest thing first, say, or no messages before nine. See how it does. A rule that survives a month can stay.',
  ],
  eclipse: [
    'An eclipse touches your public life on {from}, and old custom leaves important business alone that day. Rumours run faster than facts, about bosses and budgets above all. So don’t repeat any. Keep your head down over something you know well, and wait about a week before you decide what the news means.',
    'Around {from} an eclipse dims the place where you’re seen. A role may look different for a few days, smaller or stranger than it did. It’s a poor time to announce and a fair one to think. Take your name off the door in your imagination, and notice what you’d still get up for.',
  ],
  practice: [
    'Every Friday, before you stop, write three lines: what was done, what you learned, what comes first on Monday. It closes the week like a lid. You’ll sleep better on Sunday, and in December you’ll hold a list of fifty weeks that no appraisal could have remembered.',
    'Choose one person a quarter whose work you admire and tell them why, in detail, by post or by hand. Ask for nothing. It trains your eye for quality, which is most of a career. And good people seldom hear from anyone unless something has gone wrong.',
    'Have a closing ritual and make it physical: wash your hands, change your shoes, shut the laptop in a drawer. The body believes what it does, far more than what it’s told. In time the gesture alone is enough to start the evening, and those at home will know that you’ve arrived.',
    'Learn the job of the person before you and the one after you in the chain. Half a day each is enough, once a year, with a notebook. Most trouble at work happens at the joints. If you know how your piece arrives and where it goes, you’ll make it fit.',
    'Say “I don’t know, I’ll find out” at least once a month, aloud, to someone whose opinion matters. It’s a muscle. Those who never use it have to bluff, and bluffing is tiring. People come to trust a person whose yes and no have been seen to differ.',
  ],
}
