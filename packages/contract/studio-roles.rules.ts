/** The roles of staff, which docs/product/behaviours.md (STU-07) describes. */
export const staffRoles = ['owner', 'editor', 'approver', 'support', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

/** A call of the studio: who may make it, and what it leaves in the record. */
export interface StudioCall {
  /** `guest`: without a session. All other roles get 403. */
  readonly roles: readonly StaffRole[] | 'guest'
  /** Needs a passkey or a code within the last five minutes; 403 `proof-required` otherwise. */
  readonly proof?: true
  /** The name of the act that it records; null if it changes nothing and shows nothing about customers. */
  readonly act: string | null
}

const owner = ['owner'] as const
const support = ['owner', 'support'] as const
const ownerAndEditor = ['owner', 'editor'] as const
const ownerAndViewer = ['owner', 'viewer'] as const
const writers = ['owner', 'editor', 'approver'] as const
/** The roles that may approve texts of horoscopes. */
export const approvers = ['owner', 'approver'] as const

/** Every call of the studio. A call that is not listed here cannot be served. */
export const studioCalls = {
  'POST /studio/join/invitation': { roles: 'guest', act: null },
  'POST /studio/join/passkey-options': { roles: 'guest', act: null },
  'POST /studio/join/passkey': { roles: 'guest', act: 'staff join' },
  'POST /studio/join/authenticator-app': { roles: 'guest', act: null },
  'POST /studio/join/password': { roles: 'guest', act: 'staff join' },
  'POST /studio/sign-in/passkey-options': { roles: 'guest', act: null },
  'POST /studio/sign-in/passkey': { roles: 'guest', act: 'sign in' },
  'POST /studio/sign-in/code': { roles: 'guest', act: 'sign in' },

  'GET /studio/session': { roles: staffRoles, act: null },
  'POST /studio/sign-out': { roles: staffRoles, act: 'sign out' },
  'GET /studio/own-access': { roles: staffRoles, act: null },
  'POST /studio/end-session': { roles: staffRoles, act: 'session end' },
  'POST /studio/proof/passkey-options': { roles: staffRoles, act: null },
  'POST /studio/proof': { roles: staffRoles, act: 'proof' },
  'POST /studio/add-passkey': { roles: staffRoles, proof: true, act: null },
  'POST /studio/confirm-passkey': { roles: staffRoles, proof: true, act: 'passkey add' },
  'POST /studio/remove-passkey': { roles: staffRoles, proof: true, act: 'passkey remove' },
  'POST /studio/add-authenticator-app': { roles: staffRoles, proof: true, act: null },
  'POST /studio/confirm-authenticator-app': {
    roles: staffRoles,
    proof: true,
    act: 'authenticator-app add',
  },
  'POST /studio/remove-authenticator-app': {
    roles: staffRoles,
    proof: true,
    act: 'authenticator-app remove',
  },
  'POST /studio/new-recovery-codes': { roles: staffRoles, proof: true, act: 'recovery-codes new' },

  'GET /studio/staff': { roles: owner, act: null },
  'POST /studio/invite-staff': { roles: owner, proof: true, act: 'staff invite' },
  'POST /studio/withdraw-invitation': { roles: owner, proof: true, act: 'invitation withdraw' },
  'POST /studio/change-role': { roles: owner, proof: true, act: 'staff role' },
  'POST /studio/remove-staff': { roles: owner, proof: true, act: 'staff remove' },

  'GET /studio/acts': { roles: owner, act: null },
  'GET /studio/acts.csv': { roles: owner, proof: true, act: 'acts export' },

  'POST /studio/find-customers': { roles: support, act: 'customers find' },
  'GET /studio/customer': { roles: support, act: 'customer show' },
  'GET /studio/customer-payments': { roles: support, act: 'customer show' },
  'GET /studio/customer-emails': { roles: support, act: 'customer show' },
  'POST /studio/resend-email': { roles: support, act: 'email resend' },
  'POST /studio/refund-payment': { roles: support, proof: true, act: 'payment refund' },
  'POST /studio/retry-refund': { roles: support, proof: true, act: 'refund retry' },
  'POST /studio/cancel-subscription': { roles: support, act: 'subscription cancel' },
  'POST /studio/withdraw-subscription': {
    roles: support,
    proof: true,
    act: 'subscription withdraw',
  },
  'POST /studio/change-customer-email': {
    roles: support,
    proof: true,
    act: 'customer email',
  },
  'POST /studio/end-customer-sessions': { roles: support, act: 'customer sign-out' },
  'POST /studio/remove-second-factor': {
    roles: support,
    proof: true,
    act: 'second-factor remove',
  },

  'POST /studio/export-customer': { roles: owner, proof: true, act: 'customer export' },
  'POST /studio/delete-customer': { roles: owner, proof: true, act: 'customer delete' },

  'GET /studio/disputes': { roles: support, act: 'disputes list' },
  'GET /studio/open-disputes': { roles: support, act: null },

  'GET /studio/operations': { roles: owner, act: null },
  'GET /studio/dead-jobs': { roles: owner, act: null },
  'POST /studio/reconcile': { roles: owner, act: 'reconcile run' },
  'POST /studio/retry-jobs': { roles: owner, act: 'jobs retry' },

  'GET /studio/texts': { roles: ownerAndEditor, act: null },
  'POST /studio/change-text': { roles: ownerAndEditor, act: 'text change' },
  'POST /studio/restore-text': { roles: ownerAndEditor, act: 'text restore' },

  'GET /studio/plans': { roles: owner, act: null },
  'POST /studio/preview-plan-price': { roles: owner, act: null },
  'POST /studio/change-plan-price': { roles: owner, proof: true, act: 'plan price' },
  'POST /studio/offer-plan': { roles: owner, proof: true, act: 'plan offer' },

  'GET /studio/figures': { roles: ownerAndViewer, act: null },
  'GET /studio/figures.csv': { roles: ownerAndViewer, act: null },
  'POST /studio/upload-picture': { roles: ownerAndEditor, act: 'picture upload' },
  'GET /studio/picture': { roles: ownerAndEditor, act: null },
  'GET /studio/gemstones': { roles: ownerAndEditor, act: null },
  'GET /studio/gemstone': { roles: ownerAndEditor, act: null },
  'POST /studio/add-gemstone': { roles: ownerAndEditor, act: 'gemstone add' },
  'POST /studio/change-gemstone': { roles: ownerAndEditor, act: 'gemstone change' },
  'POST /studio/hide-gemstone': { roles: ownerAndEditor, act: 'gemstone hide' },
  'POST /studio/delete-gemstone': { roles: ownerAndEditor, act: 'gemstone delete' },
  'GET /studio/horoscopes': { roles: writers, act: null },
  'GET /studio/horoscope': { roles: writers, act: null },
  'POST /studio/save-horoscope-text': { roles: writers, act: 'horoscope-text save' },
  'POST /studio/discard-horoscope-text': { roles: writers, act: 'horoscope-text discard' },
  'POST /studio/approve-horoscope-text': { roles: approvers, act: 'horoscope-text approve' },
  'POST /studio/withdraw-horoscope-text': { roles: approvers, act: 'horoscope-text withdraw' },
  'GET /studio/orders': { roles: support, act: null },
  'GET /studio/orders-waiting': { roles: support, act: null },
  'GET /studio/order': { roles: support, act: 'order show' },
  'POST /studio/save-answer-draft': { roles: support, act: 'answer draft' },
  'POST /studio/send-answer': { roles: support, act: 'answer send' },
  'GET /studio/enquiries': { roles: support, act: 'enquiries show' },
  'GET /studio/enquiries-waiting': { roles: support, act: null },
  'POST /studio/answer-enquiry': { roles: support, act: 'enquiry answered' },
  'GET /studio/notices': { roles: ownerAndEditor, act: null },
  'POST /studio/create-notice': { roles: ownerAndEditor, act: 'notice publish' },
  'POST /studio/change-notice': { roles: ownerAndEditor, act: 'notice change' },
  'POST /studio/end-notice': { roles: ownerAndEditor, act: 'notice end' },

  'GET /studio/live': { roles: ownerAndEditor, act: null },
  'POST /studio/live-on': { roles: ownerAndEditor, act: 'live on' },
  'POST /studio/live-off': { roles: ownerAndEditor, act: 'live off' },

  'GET /studio/promo-codes': { roles: owner, act: null },
  'POST /studio/make-promo-code': { roles: owner, proof: true, act: 'coupon make' },
  'POST /studio/end-promo-code': { roles: owner, act: 'coupon end' },

  'GET /studio/consultations': { roles: ownerAndEditor, act: null },
  'POST /studio/change-consultation': { roles: ownerAndEditor, act: 'consultation change' },
  'POST /studio/add-question': { roles: ownerAndEditor, act: 'question add' },
  'POST /studio/change-question': { roles: ownerAndEditor, act: 'question change' },
  'POST /studio/retire-question': { roles: ownerAndEditor, act: 'question retire' },
  'POST /studio/order-questions': { roles: ownerAndEditor, act: 'questions order' },
  'POST /studio/change-consultation-price': {
    roles: owner,
    proof: true,
    act: 'consultation price',
  },
  'POST /studio/offer-consultation': { roles: owner, proof: true, act: 'consultation offer' },

  'GET /studio/prices': { roles: owner, act: null },
  'POST /studio/change-single-price': { roles: owner, proof: true, act: 'single price' },
  'POST /studio/change-section-price': { roles: owner, proof: true, act: 'section price' },
} as const satisfies Readonly<Record<`${'GET' | 'POST'} /studio/${string}`, StudioCall>>

export type StudioCallName = keyof typeof studioCalls

/** Returns the entry of a call of the studio; undefined if it is not listed. */
export const findStudioCall = (name: string): StudioCall | undefined =>
  Object.hasOwn(studioCalls, name) ? studioCalls[name as StudioCallName] : undefined
