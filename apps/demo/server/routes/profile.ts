import type {
  SubscriptionAnswer,
  SubscriptionExpandAnswer,
  SupportTickets,
  UpdatePhoneAnswer,
} from '@accrue/api-client/wire'
import { FULL_ACCESS_LEVEL, SUPPORT_TARIFF } from '@accrue/ui/foundation/access'
import { maxLength, minLength, pipe, strictObject, string } from 'valibot'
import { json, noContent } from '../http/answers.ts'
import { badRequest, notFound } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { viewOf } from '../page/view.ts'
import { entityId } from './tradings.ts'

/** What can be subscribed to, and whom to talk to about it. */
const TARIFFS: ReadonlySet<number> = new Set([SUPPORT_TARIFF, FULL_ACCESS_LEVEL])
const CONTACT_PERSONS: ReadonlySet<number> = new Set([1, 2, 3])

/** A number of 7 to 15 digits with its country code (E.164), however it is grouped; null when it is none. */
export function parsePhone(text: string): string | null {
  const digits = text.trim().replace(/[\s().-]/g, '')
  return /^\+?[1-9]\d{6,14}$/.test(digits) ? `+${digits.replace('+', '')}` : null
}

/** A code of six digits that nobody can guess. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(number % 1_000_000).padStart(6, '0')
}

export const profileRoutes: readonly Route[] = [
  route({
    operation: 'sendSubscriptionRequest',
    method: 'POST',
    path: '/api/profile/pa/subscr_send_request/',
    callClass: 'write',
    gate: 'profile',
    idempotent: true,
    body: strictObject({ tariff: entityId, contactPersonId: entityId }),
    async handle({ deps, session, body, now }) {
      const { tariff, contactPersonId } = body
      if (!TARIFFS.has(tariff)) throw notFound()
      if (!CONTACT_PERSONS.has(contactPersonId)) throw badRequest('contactPersonId')
      const request = { userId: session.userId, kind: 'send', tariff, contactPersonId } as const
      await deps.store.profile.requestSubscription(request, now)
      const answer: SubscriptionAnswer = { success: true, paStatusConfirm: 0 }
      return json(answer)
    },
  }),
  route({
    operation: 'expandSubscriptionRequest',
    method: 'POST',
    path: '/api/profile/pa/subscr_expand_request/',
    callClass: 'write',
    gate: 'profile',
    idempotent: true,
    body: strictObject({ tariff: entityId }),
    async handle({ deps, session, body, now }) {
      const { tariff } = body
      if (!TARIFFS.has(tariff)) throw notFound()
      const request = { userId: session.userId, kind: 'expand', tariff, contactPersonId: null } as const
      await deps.store.profile.requestSubscription(request, now)
      const answer: SubscriptionExpandAnswer = { success: true, paSendExpand: 1 }
      return json(answer)
    },
  }),
  route({
    operation: 'updatePhone',
    method: 'POST',
    path: '/api/profile/update_mob/',
    callClass: 'write',
    gate: 'profile',
    idempotent: true,
    body: strictObject({ phone: pipe(string(), minLength(1), maxLength(40)) }),
    limits: [{ count: 5, seconds: 3600 }],
    async handle(call) {
      const phone = parsePhone(call.body.phone)
      if (phone) await call.deps.store.profile.setPhone(call.session.userId, phone)
      const answer: UpdatePhoneAnswer = { messages: phone ? [] : [viewOf(call).text('phone_invalid')] }
      return json(answer)
    },
  }),
  route({
    operation: 'getSupportTickets',
    method: 'GET',
    path: '/api/profile/support/tickets/',
    callClass: 'read',
    gate: 'supportTickets',
    async handle({ deps, session }) {
      const tickets = await deps.store.profile.tickets(session.userId)
      const answer: SupportTickets = tickets.map(({ id, messages }) => ({
        id,
        messages: messages.map(({ statusId, contactsId }) => ({
          status_id: statusId,
          contacts_id: contactsId,
        })),
      }))
      return json(answer)
    },
  }),
]

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
    if (!phone) throw notFound()
    await deps.store.profile.post({ userId: session.userId, recipient: phone, body: newCode() }, now)
    return noContent()
  },
})
