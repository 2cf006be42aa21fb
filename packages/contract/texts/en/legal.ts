/**
 * The small print, for readers in the United Kingdom. Documents, not texts of the interface: they are
 * no part of the catalogue, and only the server holds them. `{{…}}` are settings: brand, phone, contact (email
 * and phone) and seller.
 */
export const legal = {
  terms: {
    title: 'Terms and conditions',
    summary:
      'What you can expect of {{brand}}, what it costs and when, and how you can leave. Please read this before you buy.',
    sections: [
      {
        heading: '1. What these terms cover',
        paragraphs: [
          '{{brand}} is a website and a mobile app that work out your moonsign from the date, time and place of your birth and give you horoscopes to read for it. Part of it is free; part of it is paid for. These terms apply whenever you use it. By creating an account you agree to them.',
          'You have rights in law that no terms can take away, including those in the Consumer Rights Act 2015. If anything below seems to give you less than the law does, the law comes first.',
        ],
      },
      {
        heading: '2. Your account',
        paragraphs: [
          'You need an account to read what is meant for you personally. Please give true details: a moonsign is only as right as the birth details it is worked out from. You can correct your details at any time in your profile.',
          'Keep your password to yourself. You are signed out after 30 minutes without use. If you think someone else has used your account, change your password, which signs every device out, and tell us.',
          'You have to be at least 18 years old to buy anything here.',
        ],
      },
      {
        heading: '3. What a horoscope is, and what it is not',
        paragraphs: [
          'The positions of the Moon and the other bodies are calculated by the methods of astronomy. What is read from them is the tradition of astrology, which has no proof in science. We offer it for reflection and enjoyment and promise no event and no result. It is not medical, psychological, legal or financial advice. The Astrologer Disclaimer says more, and is part of these terms.',
        ],
      },
      {
        heading: '4. Free trial',
        paragraphs: [
          'A new account may read the weekly horoscope of its own moonsign without charge for 91 days. Nothing is charged when the trial ends; the weekly horoscope is then closed to you until you choose a plan. Any current free trial is forfeited as soon as you buy a subscription. The trial is for the moonsign of your birth details: it follows two corrections of them and then stays with its sign. A mailbox gets one trial a year, whatever the number of its accounts.',
        ],
      },
      {
        heading: '5. Subscriptions and payment',
        paragraphs: [
          'Silver opens the weekly horoscope of one sign, Gold the weekly and the monthly one, Diamond the weekly, the monthly and the yearly one. The price and how often it is due are shown beside the button before you buy, in pounds sterling and with any tax included.',
          'Payment is charged when you press Pay. Subscriptions renew automatically at the price you bought at, every week, month or year depending on your plan, until you cancel. If we plan to change a price, we will tell you by email at least 30 days before your next renewal, and you can cancel before it takes effect.',
          'If a renewal cannot be charged, we try again for seven days and then end the subscription. You owe nothing for the time after that.',
          'Card details go straight to our payment provider. We never see or keep your full card number.',
        ],
      },
      {
        heading: '6. Cancelling',
        paragraphs: [
          'You can cancel a subscription at any time under My subscriptions. You keep what you have paid for until the end of the period, and nothing more is charged. A subscription that was bought in the store of a mobile device is cancelled in that store.',
          'The law gives you 14 days from the day of purchase to change your mind. When you buy, you ask us to open the readings to you at once. If you then cancel a subscription within the 14 days, we refund all that you paid if you have opened none of its readings, and otherwise what you paid less a part for each day begun since you first read, the first one included. If you withdraw after reading for the second time within 12 months, we keep the price of every period that was running when you first read or later: it was supplied at once because you asked for it. Each time a plan renews for another year you have 14 days again: we refund that year less a part for each day begun since it renewed, or all of it if you have never read anything. For a single reading or a life-event section, which you ask us to open at once, the right to cancel ends when it opens, as the Consumer Contracts Regulations 2013 provide. A consultation can be cancelled within the 14 days until we have sent you the answer. If something was faulty or not as described, you may ask for a repair, a lower price or your money back, whatever the time.',
        ],
      },
      {
        heading: '7. Single readings, life events and consultations',
        paragraphs: [
          'A single horoscope or a life-event section stays open to you for as long as you have an account and we publish it. A consultation is answered by a person, from the birth details and the questions you send; we answer within 14 days of your order. You can correct your birth details free of charge until then. If you have no answer after 14 days, we refund what you paid without your asking, and the order ends. Tell us soon if an answer does not deal with what you asked.',
        ],
      },
      {
        heading: '8. Promo codes',
        paragraphs: [
          'A promo code gives you what is described with it, for the number of weeks stated, once per person and once a year for a mailbox, until it expires. It cannot be exchanged for money, and no card is needed or charged for it.',
        ],
      },
      {
        heading: '9. Fair use',
        paragraphs: [
          'What you read here is for you. You can share a link and quote a few lines, but please do not copy the readings in bulk, sell them or pass them off as your own. Please do not try to break, overload or get round the service. We may close an account that does any of this, and refund whatever was paid for and can no longer be read, unless the law was broken.',
        ],
      },
      {
        heading: '10. If something goes wrong',
        paragraphs: [
          'We provide the service with reasonable care and skill, and we are responsible for loss that we cause by failing to do so and that could be foreseen when you bought. We are not responsible for decisions you make because of a horoscope. Nothing in these terms limits our responsibility for death or injury caused by our negligence, for fraud, or for anything else for which the law does not allow it to be limited.',
        ],
      },
      {
        heading: '11. Changes, law and contact',
        paragraphs: [
          'If these terms change in a way that matters to you, we will tell you by email beforehand. What you have already bought keeps the terms it was bought under.',
          'The law of England and Wales applies. If you live in Scotland or Northern Ireland you may also go to the courts there, and as a consumer you keep the protection of the law of the country you live in.',
          'For questions and cancellations, section 13 says how to reach us. This is the version of November 2026.',
        ],
      },
      {
        heading: '12. Complaints',
        paragraphs: [
          'If something is wrong, please tell us first: section 13 says where. Say what happened and what would put it right. We answer within 14 days.',
          'If we cannot agree, you can get free advice: in England and Wales from Citizens Advice (0808 223 1133), in Scotland from Advice Direct Scotland (0808 164 6000), in Northern Ireland from Consumerline (0300 123 6262). You can also go to court. We do not belong to a scheme that settles disputes out of court.',
        ],
      },
      {
        heading: '13. Who you buy from',
        paragraphs: [
          'Everything here is sold by {{seller}}. You can reach us at that address, by email or by phone: {{phone}}.',
        ],
      },
      {
        heading: '14. Cancellation form',
        paragraphs: [
          'To cancel within the 14 days, any clear words will do. You can use these:',
          '“To {{seller}}: I give notice that I cancel my contract for the following service: … Ordered on: … My name: … My address: … Date: …”',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    summary:
      'What {{brand}} knows about you, why, who else sees it, and what you can ask of us. In short: your birth details are used for your horoscope and for nothing else, and we do not track you.',
    sections: [
      {
        heading: '1. What we keep',
        paragraphs: [
          'What you give when you create an account: your name, your email address, your gender, and the date, time and place of your birth. From these we work out your signs and keep the result. Your password is kept only as a one-way hash that nobody can read back. If you turn on two-step sign-in, we also keep the key of your authenticator app, encrypted; the public half of each passkey, with the name you gave it; and your recovery codes as one-way hashes. Your fingerprint or your face never leaves your device.',
          'What builds up as you use it: when your account was created, which notices you have read, what you bought and when, what you ask in a consultation or an enquiry, and the language you chose there. Of a payment card we keep the brand, the last four digits, its country, the name on it and its expiry date; the number itself goes to the payment provider and never reaches us.',
          'So that you can see who uses your account: when someone signed in to it, changed its password or entered a wrong one, how, with which browser and system, and the first part of the internet address, never the whole of it.',
          'The language in which you signed up, for the emails we write to you. If you ask for your week by email: when you asked, to which words you agreed, the language, and your device’s time zone, so that it comes on your Monday morning. We don’t count whether you open it.',
          'When you look up a sign without an account, the birth details are used to answer and are not kept. We count how many lookups and new accounts there are on a day, and keep nothing else about them.',
        ],
      },
      {
        heading: '2. Why we may',
        paragraphs: [
          'To give you what you signed up for and bought (our contract with you). To keep the service safe, for example by counting wrong passwords from an address for a short while and by noting sign-ins and refusals with the internet address in a log, and to fix what breaks (our legitimate interest). To keep the records of sales that tax law asks for (our legal duty). To email you your week, only if you ask for it (your consent, which you can withdraw in your account or with the link in each letter). We do not sell your data, we do not build advertising profiles, and no machine makes a decision about you that has legal effect.',
        ],
      },
      {
        heading: '3. What is stored in your browser',
        paragraphs: [
          'Two entries that keep you signed in, a cookie with the language you chose, another that only says someone has signed in here before, whether you like the pages light or dark, and, if you order something before you sign in, that order for an hour at most. They are needed for what you asked for, so there is no banner to click away; signing out removes them. While you are signed in, the readings you open are also saved on your device, so that you can read them without a connection; no other account can open them, and signing out deletes them. One more cookie, which only our server can read, stays for a year: with it you can sign in even while someone else is guessing your password. Another one of that kind stays for two hours after you ask for a sign-in link. The cookies are called language, returning, known-browser and asked-link. There are no advertising cookies and no trackers from other companies. If a reading has a film, it comes from YouTube in its mode without cookies; YouTube learns your internet address when the film loads.',
          'On the pages where you enter a card, the payment provider Stripe may set two cookies of its own, to recognise fraud: __stripe_mid, which stays for a year, and __stripe_sid, for half an hour. They are needed to pay safely.',
        ],
      },
      {
        heading: '4. Who else sees it',
        paragraphs: [
          'The payment provider, for what you pay. The email service that carries our messages to you. The astrologer who answers your consultation, for that purpose only. If error reporting is switched on, a technical report of what went wrong, from which names, addresses, birth details and tokens have been removed. An authority, where the law requires it. If any of these works outside the United Kingdom, we make sure that your data is protected there as the law requires.',
        ],
      },
      {
        heading: '5. For how long',
        paragraphs: [
          'Your account and your birth details: until you delete them. A sign-in: at most 12 hours. The list of your sign-ins, and the log of sign-ins and refusals: 90 days. The list of the emails we sent you, with what we need to send a receipt again, but not their text: 90 days. A link we emailed you: at most an hour; the one in the welcome email: seven days. Records of purchases: six years after the end of the tax year, without your birth details. After you delete your account, a fingerprint of your email address that cannot be turned back into it: one year, so that free weeks and promo codes are not given twice. Backups are overwritten within 30 days.',
        ],
      },
      {
        heading: '6. What you can ask of us',
        paragraphs: [
          'To see what we keep and to take it with you, to correct it, to delete it, to limit or to object to its use. You can correct your details yourself in your profile; from there you can go to your account, where you can download what we keep or delete it. For anything else: {{contact}}. We will answer within a month and it costs nothing.',
          'If you are not happy with our answer, you can complain to the Information Commissioner’s Office (ico.org.uk, 0303 123 1113).',
        ],
      },
      {
        heading: '7. Young people, and changes',
        paragraphs: [
          'The service is not meant for children under 16, and we delete their accounts when we learn of them. If you enter someone else’s birth details, please be sure that they would not mind. If this page changes in a way that matters, we will tell you by email. This is the version of November 2026.',
        ],
      },
    ],
  },
  disclaimer: {
    title: 'Astrologer Disclaimer',
    summary:
      'A horoscope is something to think with. It knows nothing of your health, is no forecast of fact, and is no reason to leave a decision to someone else.',
    sections: [
      {
        heading: 'What is calculated, and what is interpreted',
        paragraphs: [
          'Where the Moon stood when you were born is a matter of astronomy. We work it out from your date, time and place of birth, and say how sure it is. What that place is taken to mean comes from the Jyotish tradition of India and is the astrologer’s own reading of it. Science has found no evidence that the stars shape a character or an event, and astrologers of good will disagree with one another.',
        ],
      },
      {
        heading: 'For reflection and enjoyment',
        paragraphs: [
          'Horoscopes, life-event readings and consultations on {{brand}} are offered for reflection and enjoyment. We do not promise that anything in them will happen, and nothing in them should make you afraid. You are the one who decides.',
        ],
      },
      {
        heading: 'Not a substitute for advice',
        paragraphs: [
          'Nothing here is medical, psychological, legal, tax, financial or other professional advice. Do not begin, stop or put off a treatment, sign or leave a contract, or move money because of a horoscope. Please ask a doctor, a solicitor or an adviser who is qualified and can look at your own case.',
        ],
      },
      {
        heading: 'Gemstones',
        paragraphs: [
          'Gemstones are linked with the planets by custom. They are offered as jewellery. We claim no effect of a stone on health, safety or luck.',
        ],
      },
      {
        heading: 'If things are hard just now',
        paragraphs: [
          'You do not have to wait for a better week. In the United Kingdom the Samaritans listen day and night on 116 123, free of charge; in an emergency call 999. In India, Tele-MANAS answers on 14416. Elsewhere, please call your local emergency number or talk to someone you trust.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    summary:
      '{{brand}} is for everyone who wants to read it. This page says what we do for that, what does not work yet, and whom to tell.',
    sections: [
      {
        heading: 'What we aim for',
        paragraphs: [
          'Every page should meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: with a keyboard alone, with a screen reader, enlarged to 200 % or on a screen 320 pixels wide, in the dark and the light theme, in high-contrast colours, and with motion turned off.',
        ],
      },
      {
        heading: 'How we check',
        paragraphs: [
          'Before each release, programs test every page in both themes and both languages: contrast, the names of buttons and fields, the order of headings, the size of what can be pressed, and whether anything is cut off. Such tests find only a part of what can go wrong. People who use a screen reader every day have not tested it yet.',
        ],
      },
      {
        heading: 'What we know does not work',
        paragraphs: [
          'Films in a reading come from YouTube and may have no subtitles in your language; the text says the same. The page on which your bank asks you to confirm a payment belongs to your bank.',
        ],
      },
      {
        heading: 'Tell us',
        paragraphs: [
          'If something keeps you out, tell us which page it is and what you use to read it: {{contact}}. We answer within 14 days, and until it is mended we help you another way, for example by phone.',
          'If our answer does not help, the Equality Advisory and Support Service (0808 800 0082) can advise you. This statement was made in November 2026.',
        ],
      },
    ],
  },
} as const
