/** The site map. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** A known address without a page yet, which is answered by saying so instead of 404. */
const notOpenYet = (path: string) =>
  route(path, 'shell/not-open-yet.page.tsx', { id: `not-open-yet ${path}` })

export default [
  layout('shell/pages.layout.tsx', [
    index('features/front-page/front.page.tsx'),

    // Sign-up and what belongs to sign-in

    route('signup', 'features/identity/sign-up.page.tsx'),
    route('forgot-password', 'features/identity/forgot-password.page.tsx'),
    route('reset-password/:token/:email', 'features/identity/reset-password.page.tsx'),
    route('second-step', 'features/identity/second-step/second-step.page.tsx'),
    route('login-link/:token', 'features/identity/login-link.page.tsx'),
    route('welcome/:token', 'features/identity/welcome.page.tsx'),
    route('confirm-email/:token', 'features/identity/account/confirm-email.page.tsx'),
    route('letters/stop/:letter/:token', 'features/identity/stop-letter.page.tsx'),
    route('logout', 'features/identity/logout.page.tsx'),

    // Signs
    route('moonsign-lookup', 'features/charts/moonsign-lookup.page.tsx'),
    route('rising-sign-lookup', 'features/charts/rising-sign-lookup.page.tsx'),
    route('horoscope-generated', 'features/charts/horoscope-generated.page.tsx'),
    route('moonsign-select', 'features/charts/moonsign-select.page.tsx'),

    // Reading
    route('horoscope/:timePeriod/:horoscopeSign', 'features/horoscopes/horoscope.page.tsx'),

    // Pages that need a live session
    layout('shell/protected.layout.tsx', [
      route('dashboard/:tabId?', 'features/horoscopes/dashboard.page.tsx'),
      route('auth/dashboard', 'features/horoscopes/dashboard.page.tsx', { id: 'auth-dashboard' }),
      route('profile', 'features/identity/profile.page.tsx'),
      route('account', 'features/identity/account/account.page.tsx'),
      route('noticeboard', 'features/noticeboard/noticeboard.page.tsx'),
      route('my-subscriptions', 'features/subscriptions/my-subscriptions.page.tsx'),
      route('payments', 'features/payments/payments.page.tsx'),
      route('payments/:id', 'features/payments/receipt.page.tsx'),
      route('my-consultations/:id', 'features/consultations/my-consultation.page.tsx'),
      route('consultation-form', 'features/consultations/consultation-form.page.tsx'),
      route(
        'consultation-confirmation',
        'features/consultations/consultation-confirmation.page.tsx',
      ),
      route('one-off-confirmation', 'features/horoscopes/one-off-confirmation.page.tsx'),
    ]),
    layout('shell/restricted.layout.tsx', [notOpenYet('editors')]),

    // Buying
    route('payment-plan-select', 'features/checkout/payment-plan-select.page.tsx'),
    route('order-confirm', 'features/checkout/order-confirm.page.tsx'),
    route('order-complete', 'features/checkout/order-complete.page.tsx'),
    route('enter-payment-details', 'features/checkout/enter-payment-details.page.tsx'),
    route('payment-return', 'features/checkout/payment-return.page.tsx'),
    route(
      'enter-payment-mobile/:questions?/:consultationId?/:authToken?',
      'features/mobile-checkout/enter-payment-mobile.page.tsx',
    ),
    route(
      'enter-life-event-payment-mobile/:lifeEventIds?/:authToken?',
      'features/mobile-checkout/enter-life-event-payment-mobile.page.tsx',
    ),
    route(
      'one-off-confirmation-mobile/:horoscopeId?/:authToken?',
      'features/mobile-checkout/one-off-confirmation-mobile.page.tsx',
    ),
    route(
      'one-off-confirmation-mobile-successfull',
      'features/mobile-checkout/one-off-confirmation-mobile-successfull.page.tsx',
    ),

    // Other pages
    route('life-events', 'features/life-events/life-events.page.tsx'),
    route('life-event-confirmation', 'features/life-events/life-event-confirmation.page.tsx'),
    route('life-event-view', 'features/life-events/life-event-view.page.tsx'),
    route('gemstones', 'features/gemstones/gemstones.page.tsx'),
    route('gemstone/:slug', 'features/gemstones/gemstone.page.tsx'),
    route('gemstone-enquiry', 'features/gemstones/enquiry.page.tsx'),
    route('gemstone-enquiry-success', 'features/gemstones/enquiry-success.page.tsx'),
    route('consultations', 'features/consultations/consultations.page.tsx'),
    route('consultation-detail/:url?', 'features/consultations/consultation-detail.page.tsx'),
    route('offline', 'shell/offline/offline.page.tsx'),
    route('deeplink/*', 'features/deep-links/deep-link.page.tsx'),

    route('how-we-know', 'features/how-we-know/how-we-know.page.tsx'),

    // Legal documents
    route('terms', 'features/legal/terms.page.tsx'),
    route('privacy', 'features/legal/privacy.page.tsx'),
    route('disclaimer', 'features/legal/disclaimer.page.tsx'),
    route('accessibility', 'features/legal/accessibility.page.tsx'),
    route('*', 'shell/not-found.page.tsx'),
  ]),

  // The back office, for staff
  layout('shell/studio/studio.layout.tsx', [
    route('studio/sign-in', 'features/studio/sign-in.page.tsx'),
    route('studio/join/:token', 'features/studio/join.page.tsx'),
    layout('shell/studio/staff.layout.tsx', [
      route('studio', 'features/studio/home/home.page.tsx'),
      route('studio/staff', 'features/studio/staff.page.tsx'),
      route('studio/customers', 'features/studio/customers/customers.page.tsx'),
      route('studio/customers/:id', 'features/studio/customers/customer.page.tsx'),
      route('studio/disputes', 'features/studio/disputes/disputes.page.tsx'),
      route('studio/orders', 'features/studio/orders/orders.page.tsx'),
      route('studio/orders/:id', 'features/studio/orders/order.page.tsx'),
      route('studio/enquiries', 'features/studio/enquiries/enquiries.page.tsx'),
      route('studio/plans', 'features/studio/plans/plans.page.tsx'),
      route('studio/figures', 'features/studio/figures/figures.page.tsx'),
      route('studio/gemstones', 'features/studio/gemstones/gemstones.page.tsx'),
      route('studio/gemstones/:id', 'features/studio/gemstones/gemstone.page.tsx'),
      route('studio/horoscopes', 'features/studio/horoscopes/horoscopes.page.tsx'),
      route('studio/horoscopes/:id', 'features/studio/horoscopes/period.page.tsx'),
      route('studio/prices', 'features/studio/prices/prices.page.tsx'),
      route('studio/promo-codes', 'features/studio/promo-codes/promo-codes.page.tsx'),
      route('studio/consultations', 'features/studio/consultations/consultations.page.tsx'),
      route('studio/notices', 'features/studio/notices/notices.page.tsx'),
      route('studio/live', 'features/studio/live/live.page.tsx'),
      route('studio/texts', 'features/studio/interface-texts/texts.page.tsx'),
      route('studio/operations', 'features/studio/operations/operations.page.tsx'),
      route('studio/record', 'features/studio/record.page.tsx'),
      route('studio/account', 'features/studio/own-account.page.tsx'),
    ]),
  ]),

  route('manifest.webmanifest', 'shell/manifest.ts'),
  route('robots.txt', 'shell/robots.ts'),
  route('sitemap.xml', 'shell/sitemap.ts'),
] satisfies RouteConfig
