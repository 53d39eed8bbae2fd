import { FULL_ACCESS_LEVEL, SUPPORT_TARIFF } from '@accrue/api-client/access'
import {
  vConfirmPhoneBody,
  vExpandSubscriptionRequestBody,
  vSendConfirmationCodeQuery,
  vSendSubscriptionRequestBody,
  vUpdatePhoneBody,
} from '@accrue/api-client/schemas'
import type {
  ConfirmPhoneAnswer,
  Outbox,
  Profile,
  SubscriptionAnswer,
  SubscriptionExpandAnswer,
  SupportTickets,
  UpdatePhoneAnswer,
} from '@accrue/api-client/wire'
import { json, noContent } from '../http/answers.ts'
import { badRequest, notFound } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import { viewOf } from '../page/view.ts'

/** The subscriptions on offer and their contacts. */
const TARIFFS: ReadonlySet<number> = new Set([SUPPORT_TARIFF, FULL_ACCESS_LEVEL])
const CONTACT_PERSONS: ReadonlySet<number> = new Set([1, 2, 3])

/** A number of 7 to 15 digits with its country code (E.164), in any grouping; null when invalid. */
function parsePhone(text: string): string | null {
  const digits = text.trim().replace(/[\s().-]/g, '')
  return /^\+?[1-9]\d{6,14}$/.test(digits) ? `+${digits.replace('+', '')}` : null
}

/** The digits of a code, in any grouping; null unless there are six. */
export function parseCode(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** A random code of six digits. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(number % 1_000_000).padStart(6, '0')
}

export const profileRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getProfile',
    async handle({ deps, session: { userId } }) {
      const { profile } = deps.store
      const requests = await profile.subscriptionRequests(userId)
      const requested = (kind: 'send' | 'expand') => requests.some(request => request.kind === kind)
      const answer: Profile = {
        phone: await profile.phone(userId),
        phoneConfirmed: await profile.phoneConfirmed(userId),
        // The page's own values (shared-blocks §3, §7): 0 is waiting for an answer, 1 is requested.
        paStatusConfirm: requested('send') ? 0 : null,
        paSendExpand: requested('expand') ? 1 : 0,
      }
      return json(answer)
    },
  }),
  route({
    operation: 'sendSubscriptionRequest',
    idempotent: true,
    request: { body: vSendSubscriptionRequestBody },
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
    idempotent: true,
    request: { body: vExpandSubscriptionRequestBody },
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
    idempotent: true,
    request: { body: vUpdatePhoneBody },
    limits: [{ count: 5, seconds: 3600 }],
    async handle(call) {
      const phone = parsePhone(call.body.phone)
      if (phone) await call.deps.store.profile.setPhone(call.session.userId, phone)
      const answer: UpdatePhoneAnswer = { messages: phone ? [] : [viewOf(call).text('phone_invalid')] }
      return json(answer)
    },
  }),
  route({
    operation: 'confirmPhone',
    idempotent: true,
    request: { body: vConfirmPhoneBody },
    limits: [{ count: 30, seconds: 3600 }],
    async handle(call) {
      const answer: ConfirmPhoneAnswer = { messages: await codeFaults(call) }
      return json(answer)
    },
  }),
  route({
    operation: 'getOutbox',
    async handle({ deps, session }) {
      const messages = await deps.store.profile.outboxOf(session.userId)
      const answer: Outbox = messages.map(({ recipient, body, at }) => ({
        recipient,
        body,
        at: at.toISOString(),
      }))
      return json(answer)
    },
  }),
  route({
    operation: 'getSupportTickets',
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

/** The error of a code; undefined when it confirmed the number. A malformed code uses no try. */
async function codeFaults(call: Call & { body: { code: string } }): Promise<string[]> {
  const { text } = viewOf(call)
  const code = parseCode(call.body.code)
  if (!code) return [text('code_invalid')]
  const check = await call.deps.store.profile.confirmPhone(call.session.userId, code, call.now)
  switch (check.kind) {
    case 'confirmed':
      return []
    case 'none':
      return [text('code_none')]
    case 'wrong':
      return [text('code_wrong'), text('code_tries', { n: check.triesLeft })]
  }
}

/** One code per half minute and five an hour; refused requests send nothing (reliability §2.7a). */
export const sendCodeRoute: ApiRoute = route({
  operation: 'sendConfirmationCode',
  request: { query: vSendConfirmationCodeQuery },
  limits: [
    { count: 1, seconds: 30 },
    { count: 5, seconds: 3600 },
  ],
  async handle(call) {
    const { profile } = call.deps.store
    const { userId } = call.session
    const recipient = await profile.phone(userId)
    if (!recipient) throw notFound()
    const code = newCode()
    const body = viewOf(call).text('code_message', { code })
    await profile.sendCode({ userId, recipient, code, body }, call.now)
    return noContent()
  },
})
