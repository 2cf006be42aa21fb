/** The page of the studio about disputes, and what the home page says of them. */
export const studioDisputes = {
  'studio.disputes.lead':
    'A bank disputes a payment when its cardholder objects. Renewals stop as soon as that happens; everything else stays open until the bank decides. Evidence is sent in the payment provider’s dashboard.',
  'studio.disputes.open': 'Open',
  'studio.disputes.decided': 'Decided',
  'studio.disputes.none-open': 'No payment is disputed.',
  'studio.disputes.none-decided': 'None has been decided yet.',
  'studio.disputes.gone': 'Account deleted',
  'studio.disputes.due': 'Evidence due by {{when}}',
  'studio.disputes.no-due': 'No evidence is due',
  'studio.disputes.opened': 'Opened {{day}}',
  'studio.disputes.won': 'Won {{day}}: the money stays here',
  'studio.disputes.lost': 'Lost {{day}}: the bank took the money back',
  'studio.disputes.closed': 'Closed {{day}} without a decision',
  'studio.disputes.renewals-stopped': 'Renewals have stopped',
  'studio.disputes.reason': 'Reason: {{reason}}',
  'studio.disputes.payment': 'Payment {{id}}',
  'studio.disputes.more': 'Show more',
  'studio.disputes.count-one': 'One payment is disputed.',
  'studio.disputes.count': 'Disputed payments: {{count}}.',
  'studio.disputes.first-due': 'The first evidence is due by {{when}}.',
  'studio.disputes.to-list': 'See the disputes',
} as const
