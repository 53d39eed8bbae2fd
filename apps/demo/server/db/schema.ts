import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * What the demo stores about its users. Market data is read from files at the start and not stored here. After a
 * change, `npm run generate -w @accrue/demo` writes a migration.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const serial = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()

/** The demo's accounts (contract: demo users). */
export const users = pgTable('users', {
  id: integer('id').primaryKey(),
  login: text('login').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  level: integer('level').notNull(),
  tariffs: jsonb('tariffs').$type<number[]>().notNull().default([]),
  grants: jsonb('grants').$type<('excelExportAccess' | 'docsDownloadAccess')[]>().notNull().default([]),
  nsd: boolean('nsd').notNull().default(false),
  phone: text('phone'),
  /** Whether the user entered a code sent to this number. */
  phoneConfirmed: boolean('phone_confirmed').notNull().default(false),
})

/** The one valid code for a user's number; only its hash is stored. */
export const phoneCodes = pgTable('phone_codes', {
  userId: userId().primaryKey(),
  /** The number that the code was sent to; it confirms no other. */
  phone: text('phone').notNull(),
  codeHash: text('code_hash').notNull(),
  /** How often a code was compared with it, right or wrong. */
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
})

/** Sessions of signed-in users. Only the hash of the cookie is stored; `sid` is the CSRF token, which the page may read. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    sid: text('sid').notNull(),
    userId: userId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sessions_expiry').on(table.expiresAt)],
)

/** Browsers that signed in before. Only the hash of the cookie is stored. */
export const devices = pgTable(
  'devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('devices_expiry').on(table.expiresAt)],
)

export const userSettings = pgTable('user_settings', {
  userId: userId().primaryKey(),
  hints: boolean('hints').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** A user's lists. List 381 has the same number for every user, so the key is owner and number. */
export const watchlists = pgTable(
  'watchlists',
  {
    userId: userId(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    readonly: boolean('readonly').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/** The kinds of security that a list can have. */
export const SECURITY_KINDS = ['bonds', 'stocks'] as const

export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    userId: integer('user_id').notNull(),
    watchlistId: integer('watchlist_id').notNull(),
    securityId: integer('security_id').notNull(),
    /** Free text as the user typed it (readings #58). */
    quantity: text('quantity').notNull(),
    price: doublePrecision('price'),
    buyDate: date('buy_date', { mode: 'string' }),
    updatedAt: moment('updated_at').notNull(),
    /** Numbers of bonds and stocks overlap. */
    kind: text('kind', { enum: SECURITY_KINDS }).notNull().default('bonds'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.watchlistId, table.kind, table.securityId] }),
    foreignKey({
      columns: [table.userId, table.watchlistId],
      foreignColumns: [watchlists.userId, watchlists.id],
    }).onDelete('cascade'),
    index('watchlist_entries_security').on(table.userId, table.kind, table.securityId),
    check('watchlist_entries_check', sql`(${table.buyDate} is null) = (coalesce(${table.price}, 0) = 0)`),
  ],
)

/** One row per user and participant: a request affects every quote row of that participant (readings #34). */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    userId: userId(),
    participantId: integer('participant_id').notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.participantId] })],
)

/** Requests for a provider's comment files and their state (shared-blocks §4). */
export const commentRequests = pgTable(
  'comment_requests',
  {
    userId: userId(),
    providerId: integer('provider_id').notNull(),
    checked: boolean('checked').notNull().default(false),
    approved: boolean('approved').notNull().default(false),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.providerId] })],
)

/** Usage log: who did what on which bond; `userId` 0 is a visitor. */
export const actionLog = pgTable(
  'action_log',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    actionId: integer('action_id').notNull(),
    bondId: integer('bond_id'),
    at: moment('at').notNull(),
  },
  table => [index('action_log_at').on(table.at)],
)

export const statisticViews = pgTable(
  'statistic_views',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    bondId: integer('bond_id').notNull(),
    countryId: integer('country_id'),
    regionId: integer('region_id'),
    at: moment('at').notNull(),
  },
  table => [index('statistic_views_at').on(table.at)],
)

/** What each start read from the data files, and how long that took. */
export const imports = pgTable('imports', {
  id: serial('id').primaryKey(),
  file: text('file').notNull(),
  rows: integer('rows').notNull(),
  flagged: integer('flagged').notNull(),
  dropped: integer('dropped').notNull(),
  milliseconds: integer('milliseconds').notNull(),
  at: moment('at').notNull(),
})

/** Stored answers to writes, so that a repeated request has no second effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userId(),
    key: text('key').notNull(),
    /** Operation and body in one hash: the same key with other content is refused. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_at').on(table.at)],
)

/** Times of recent actions, for limits that several processes share. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hash of the limit's name and its subject. */
    key: text('key').primaryKey(),
    /** Milliseconds, in ascending order. */
    times: jsonb('times').$type<number[]>().notNull(),
    /** Expiry of the row. */
    until: moment('until').notNull(),
  },
  table => [index('rate_limits_until').on(table.until)],
)

/** Open requests of a user, shown in the indicators block, where the user may delete them. */
export const savedRequests = pgTable('saved_requests', {
  id: integer('id').primaryKey(),
  userId: userId(),
  name: text('name').notNull(),
})

export const supportTickets = pgTable('support_tickets', {
  id: integer('id').primaryKey(),
  userId: userId(),
  subject: text('subject').notNull(),
})

export const supportMessages = pgTable('support_messages', {
  id: integer('id').primaryKey(),
  ticketId: integer('ticket_id')
    .notNull()
    .references(() => supportTickets.id, { onDelete: 'cascade' }),
  statusId: integer('status_id').notNull(),
  contactsId: integer('contacts_id').notNull(),
  body: text('body').notNull(),
  at: moment('at').notNull(),
})

/** Requests to subscribe or to extend a subscription; one row per tariff. */
export const subscriptionRequests = pgTable(
  'subscription_requests',
  {
    userId: userId(),
    kind: text('kind').$type<'send' | 'expand'>().notNull(),
    tariff: integer('tariff').notNull(),
    contactPersonId: integer('contact_person_id'),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.kind, table.tariff] }),
    check('subscription_requests_kind_check', sql`${table.kind} in ('send', 'expand')`),
  ],
)

/** Messages that a real product would send. The demo only stores them. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    userId: userId(),
    channel: text('channel').$type<'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    at: moment('at').notNull(),
  },
  table => [index('outbox_user').on(table.userId, table.at)],
)
