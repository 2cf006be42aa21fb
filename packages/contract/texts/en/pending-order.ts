/** The order of a guest who has not signed in yet, from the press of the button to the payment. */
export const pendingOrder = {
  'pending-order.label': 'Your order',
  'pending-order.buying': 'You are buying',
  'pending-order.plan-for': 'A plan for {{sign}}',
  'pending-order.kept': 'Sign in or create an account: your choice is kept.',
  'pending-order.drop': 'Remove this order',
  'pending-order.title': 'Continue with your order',
  'pending-order.text': 'Everything is as you chose it. Nothing has been charged yet.',
  'pending-order.go-on': 'Go to your order',
  'pending-order.free-title': 'You can read this for free',
  'pending-order.free-text':
    'It is your own sign, whose week is free until {{date}}. There is nothing to pay.',
  'pending-order.read': 'Read it now',
} as const
