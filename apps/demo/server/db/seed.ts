import { FULL_ACCESS_LEVEL, NSD_WATCHLIST, type Session, verdict } from '@accrue/api-client/access'
import type { Database } from './database.ts'
import {
  commentRequests,
  savedRequests,
  supportMessages,
  supportTickets,
  watchlistEntries,
  watchlists,
} from './schema.ts'

/** Lists of a user with full access: more than one page of six, one of them read-only (shared-blocks §9). */
const LISTS = [
  { name: 'Core rates', readonly: false },
  { name: 'Ideas', readonly: false },
  { name: 'Short end', readonly: false },
  { name: 'Long end', readonly: false },
  { name: 'Income', readonly: false },
  { name: 'House benchmarks', readonly: true },
  { name: 'Under review', readonly: false },
] as const

/** A matured note that starts on list 381 for every user with full access. Without NSD access they may still remove it (access row 6). */
const MATURED_BOND = 185

const SAVED = ['Policy rate outlook', 'Ten-year yield, year end']

/** Creation day of the demo accounts and of their first tickets. */
const SEED_AT = new Date('2025-07-01T09:00:00Z')

/** Providers of comment files that have already answered: one approved, one refused (market/comments.ts). */
const APPROVED_PROVIDER = 3
const REJECTED_PROVIDER = 4

/** Initial data of each new demo user: lists, requests, tickets. Numbers include the user's id, so they are unique. */
export async function seedBelongings(db: Database, added: readonly Session[]): Promise<void> {
  for (const user of added) {
    const { userId } = user
    const first = userId * 1000
    await db
      .insert(savedRequests)
      .values(SAVED.map((name, index) => ({ id: first + index + 1, userId, name })))
    if (user.level === FULL_ACCESS_LEVEL) {
      await db
        .insert(watchlists)
        .values([
          ...LISTS.map((list, index) => ({ userId, id: first + index + 1, ...list })),
          { userId, id: NSD_WATCHLIST, name: 'NSD', readonly: false },
        ])
      await db.insert(watchlistEntries).values({
        userId,
        watchlistId: NSD_WATCHLIST,
        securityId: MATURED_BOND,
        quantity: '',
        updatedAt: SEED_AT,
      })
      await db.insert(commentRequests).values([
        { userId, providerId: APPROVED_PROVIDER, checked: true, approved: true, at: SEED_AT },
        { userId, providerId: REJECTED_PROVIDER, checked: true, approved: false, at: SEED_AT },
      ])
    }
    if (verdict('supportTickets', user).kind === 'allowed') {
      await db.insert(supportTickets).values({ id: first + 1, userId, subject: 'Which price is shown?' })
      await db.insert(supportMessages).values([
        {
          id: first + 1,
          ticketId: first + 1,
          statusId: 1,
          contactsId: userId,
          body: 'Is the chart drawn from observed prices?',
          at: SEED_AT,
        },
        {
          id: first + 2,
          ticketId: first + 1,
          statusId: 2,
          contactsId: 0,
          body: 'Ground FedInvest is observed; ground Estimation is computed and says so.',
          at: new Date(SEED_AT.getTime() + 3_600_000),
        },
      ])
    }
  }
}
