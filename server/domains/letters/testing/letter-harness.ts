import type { Mail } from '../../../gateways/mail/mailer.ts'
import { buildSignUpForm, type Person, randomAddress } from '../../../testing/people.ts'
import { confirmEmail, succeed } from '../../../testing/second-factors.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ensureCurrentEditions } from '../../horoscopes/index.ts'
import { composeEdition } from '../../../testing/compose-edition.ts'

/** Reference birth pub-0001 (Swiss Ephemeris): the Moon at 239.36° sidereal, in Scorpio. */
const bornWithMoonInScorpio = {
  dob: '1993-06-05 13:13:00',
  pob: {
    formatted_address: 'Panzhihua, Sichuan, China',
    geometry: { location: { lat: 26.58509, lng: 101.71276 } },
  },
}

export const saturday = '2026-11-21T09:00:00Z'
/** Just after seven in London. */
export const mondayMorning = '2026-11-23T07:01:00Z'

/** Starts a product on a Saturday, with the week of the next Monday composed. */
export async function createLetterApp() {
  const product = await createTestApp({
    now: mondayMorning,
    config: { publicUrl: 'https://stars.example', brandName: 'Stars' },
  })
  await ensureCurrentEditions(product.context, composeEdition)
  product.clock.set(saturday)
  return { product, ...letterCalls(product) }
}

export type LetterApp = Awaited<ReturnType<typeof createLetterApp>>

export function letterCalls(product: TestApp) {
  const run = async (...jobs: string[]): Promise<void> => {
    for (const job of jobs) await product.jobs.runScheduled(job)
    await product.jobs.run()
  }
  /** A session ends while the clock moves on. */
  const signIn = async ({ email, password }: Person): Promise<string> =>
    (await succeed(product.call('POST /api/login', { body: { email, password } }))).token
  return {
    /** Signs a person with the Moon in Scorpio up; `letters` are fields of the form. */
    signUp: async (letters: object = {}, language = 'en'): Promise<Person> => {
      const form = { ...buildSignUpForm(bornWithMoonInScorpio), ...letters }
      const body = await succeed(
        product.call('POST /api/user/complete-user-registration-web', {
          body: form,
          headers: { 'accept-language': language },
          address: randomAddress(),
        }),
      )
      return { ...body, email: form.email, password: form.password }
    },
    confirm: (person: Person) => confirmEmail(product, person),
    choose: async (person: Person, body: object, language = 'en') =>
      succeed(
        product.call('POST /api/user/choose-letters', {
          token: await signIn(person),
          body,
          headers: { 'accept-language': language },
        }),
      ),
    lettersOf: async (person: Person) =>
      (await succeed(product.call('GET /api/user/letters', { token: await signIn(person) })))
        .letters,
    /** Plans and sends weekly letters. */
    sendWeekly: () => run('plan-weekly-letters'),
    sendReminders: () => run('plan-trial-reminders'),
    mailsTo: ({ email }: Pick<Person, 'email'>): Mail[] =>
      product.mails.filter(({ to }) => to === email),
    settingsOf: ({ user }: Person) =>
      product.context.db
        .selectFrom('letter_settings')
        .selectAll()
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow(),
    endTrial: ({ user }: Person) =>
      product.context.db
        .updateTable('trials')
        .set({ ended_at: product.clock.now() })
        .where('user_id', '=', user.id)
        .execute(),
  }
}
