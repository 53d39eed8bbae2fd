import { and, asc, eq } from 'drizzle-orm'
import type { Accounts } from './accounts.ts'
import type { Database } from './database.ts'
import { outbox, subscriptionRequests, supportMessages, supportTickets, users } from './schema.ts'

export type SupportTicket = {
  id: number
  subject: string
  messages: { id: number; statusId: number; contactsId: number; body: string; at: Date }[]
}

/** The calls of the user's own profile: phone, subscriptions, support. */
export type Profile = {
  phone(userId: number): Promise<string | null>
  setPhone(userId: number, phone: string): Promise<void>
  /** Asking again for the same tariff is the same request. */
  requestSubscription(
    request: { userId: number; kind: 'send' | 'expand'; tariff: number; contactPersonId: number | null },
    now: number,
  ): Promise<void>
  subscriptionRequests(userId: number): Promise<{ kind: 'send' | 'expand'; tariff: number }[]>
  /** Lays a message where a real product would send it. */
  post(message: { userId: number; recipient: string; body: string }, now: number): Promise<void>
  /** What was posted for the user, oldest first. */
  posted(userId: number): Promise<{ recipient: string; body: string; at: Date }[]>
  tickets(userId: number): Promise<SupportTicket[]>
}

export function profileOf(db: Database, accounts: Pick<Accounts, 'forget'>): Profile {
  return {
    async phone(userId) {
      const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
      return row?.phone ?? null
    },
    async setPhone(userId, phone) {
      await db.update(users).set({ phone }).where(eq(users.id, userId))
      accounts.forget(userId)
    },
    async requestSubscription(request, now) {
      await db
        .insert(subscriptionRequests)
        .values({ ...request, at: new Date(now) })
        .onConflictDoNothing()
    },
    subscriptionRequests(userId) {
      const { kind, tariff } = subscriptionRequests
      return db
        .select({ kind, tariff })
        .from(subscriptionRequests)
        .where(eq(subscriptionRequests.userId, userId))
    },
    async post(message, now) {
      await db.insert(outbox).values({ ...message, channel: 'sms', at: new Date(now) })
    },
    posted(userId) {
      const { recipient, body, at } = outbox
      return db
        .select({ recipient, body, at })
        .from(outbox)
        .where(and(eq(outbox.userId, userId), eq(outbox.channel, 'sms')))
        .orderBy(asc(outbox.id))
    },
    async tickets(userId) {
      const tickets = await db
        .select()
        .from(supportTickets)
        .where(eq(supportTickets.userId, userId))
        .orderBy(asc(supportTickets.id))
      const messages = await db
        .select({ message: supportMessages })
        .from(supportMessages)
        .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
        .where(eq(supportTickets.userId, userId))
        .orderBy(asc(supportMessages.id))
      return tickets.map(({ id, subject }) => ({
        id,
        subject,
        messages: messages
          .filter(row => row.message.ticketId === id)
          .map(({ message: { id: messageId, statusId, contactsId, body, at } }) => ({
            id: messageId,
            statusId,
            contactsId,
            body,
            at,
          })),
      }))
    },
  }
}
