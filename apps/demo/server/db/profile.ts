import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Accounts } from './accounts.ts'
import type { Database } from './database.ts'
import { outbox, phoneCodes, subscriptionRequests, supportMessages, supportTickets, users } from './schema.ts'
import { hashPassword, matchesPassword } from './secrets.ts'

/** How long a code is valid. */
export const CODE_MS = 10 * 60_000
/** Maximum number of tries per code. */
const CODE_TRIES = 5
/** Maximum number of messages shown to a user. */
const MAX_MESSAGES = 20

/** Result of a code check. `none`: no code is waiting, because it was used, replaced, expired or tried too often. */
export type CodeCheck = { kind: 'confirmed' } | { kind: 'wrong'; triesLeft: number } | { kind: 'none' }

type SupportTicket = {
  id: number
  subject: string
  messages: { id: number; statusId: number; contactsId: number; body: string; at: Date }[]
}

/** Calls for the user's own profile: phone, subscriptions, support. */
export type ProfileStore = {
  phone(userId: number): Promise<string | null>
  /** A new number is unconfirmed, and codes sent to the old number become invalid. */
  setPhone(userId: number, phone: string): Promise<void>
  /** Whether the number on record is confirmed. */
  phoneConfirmed(userId: number): Promise<boolean>
  /** Stores the message with the code in the outbox, where a real product would send it. Earlier codes become invalid. */
  sendCode(
    message: { userId: number; recipient: string; code: string; body: string },
    now: number,
  ): Promise<void>
  /** Uses one try. The right code confirms, once, the number that it was sent to. */
  confirmPhone(userId: number, code: string, now: number): Promise<CodeCheck>
  /** Idempotent per tariff. */
  requestSubscription(
    request: { userId: number; kind: 'send' | 'expand'; tariff: number; contactPersonId: number | null },
    now: number,
  ): Promise<void>
  subscriptionRequests(userId: number): Promise<{ kind: 'send' | 'expand'; tariff: number }[]>
  /** The user's latest twenty messages, newest first. */
  outboxOf(userId: number): Promise<{ recipient: string; body: string; at: Date }[]>
  tickets(userId: number): Promise<SupportTicket[]>
}

export function profileOf(db: Database, accounts: Pick<Accounts, 'forget'>): ProfileStore {
  return {
    async phone(userId) {
      const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
      return row?.phone ?? null
    },
    async setPhone(userId, phone) {
      await db.transaction(async tx => {
        // Lock codes before users, as confirming does, so that concurrent calls cannot deadlock.
        await tx.delete(phoneCodes).where(and(eq(phoneCodes.userId, userId), ne(phoneCodes.phone, phone)))
        await tx
          .update(users)
          .set({ phone, phoneConfirmed: sql`${users.phoneConfirmed} and ${users.phone} = ${phone}` })
          .where(eq(users.id, userId))
      })
      accounts.forget(userId)
    },
    async phoneConfirmed(userId) {
      const [row] = await db
        .select({ confirmed: users.phoneConfirmed })
        .from(users)
        .where(eq(users.id, userId))
      return row?.confirmed ?? false
    },
    async sendCode({ userId, recipient, code, body }, now) {
      const at = new Date(now)
      const fresh = { phone: recipient, codeHash: await hashPassword(code), tries: 0, sentAt: at }
      await db.transaction(async tx => {
        await tx
          .insert(phoneCodes)
          .values({ userId, ...fresh })
          .onConflictDoUpdate({ target: phoneCodes.userId, set: fresh })
        await tx.insert(outbox).values({ userId, channel: 'sms', recipient, body, at })
      })
    },
    async confirmPhone(userId, code, now) {
      // Count the try before the slow comparison, so that concurrent calls share the five tries.
      const [tried] = await db
        .update(phoneCodes)
        .set({ tries: sql`${phoneCodes.tries} + 1` })
        .where(
          and(
            eq(phoneCodes.userId, userId),
            lt(phoneCodes.tries, CODE_TRIES),
            gt(phoneCodes.sentAt, new Date(now - CODE_MS)),
          ),
        )
        .returning()
      if (!tried) return { kind: 'none' }
      if (!(await matchesPassword(code, tried.codeHash)))
        return { kind: 'wrong', triesLeft: CODE_TRIES - tried.tries }
      const confirmed = await db.transaction(async tx => {
        const used = await tx
          .delete(phoneCodes)
          .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.codeHash, tried.codeHash)))
          .returning({ phone: phoneCodes.phone })
        if (used.length === 0) return false
        const rows = await tx
          .update(users)
          .set({ phoneConfirmed: true })
          .where(and(eq(users.id, userId), eq(users.phone, tried.phone)))
          .returning({ id: users.id })
        return rows.length > 0
      })
      return { kind: confirmed ? 'confirmed' : 'none' }
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
    outboxOf(userId) {
      const { recipient, body, at } = outbox
      return db
        .select({ recipient, body, at })
        .from(outbox)
        .where(and(eq(outbox.userId, userId), eq(outbox.channel, 'sms')))
        .orderBy(desc(outbox.id))
        .limit(MAX_MESSAGES)
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
