import { noContent } from '../http/answers.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'

/** A code of six digits that nobody can guess. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(number % 1_000_000).padStart(6, '0')
}

/** One code per half minute and five an hour; what is refused is not sent (reliability §2.7a). */
export const sendCodeRoute: Route = route({
  operation: 'sendConfirmationCode',
  method: 'GET',
  path: '/',
  callClass: 'writing-get',
  gate: 'profile',
  query: ['action'],
  limits: [
    { count: 1, seconds: 30 },
    { count: 5, seconds: 3600 },
  ],
  async handle({ deps, session, now }) {
    const phone = await deps.store.profile.phone(session.userId)
    if (!phone) throw new Refusal(404, 'not_found')
    await deps.store.profile.post({ userId: session.userId, recipient: phone, body: newCode() }, now)
    return noContent()
  },
})
