/** Migrations after the first one of databases from before Drizzle's migrations. */
export const EARLIER_MIGRATIONS: readonly { id: number; statements: readonly string[] }[] = [
  {
    id: 2,
    statements: [
      'alter table users add column phone_confirmed boolean not null default false',
      `create table phone_codes (
        user_id integer primary key references users on delete cascade,
        phone text not null,
        code_hash text not null,
        tries integer not null default 0,
        sent_at timestamptz not null
      )`,
    ],
  },
  {
    id: 3,
    statements: [
      'create table rate_limits (key text primary key, times jsonb not null, until timestamptz not null)',
      'create index rate_limits_until on rate_limits (until)',
      'create index idempotency_keys_at on idempotency_keys (at)',
      'create index action_log_at on action_log (at)',
      'create index statistic_views_at on statistic_views (at)',
    ],
  },
]

const OF_USERS = [
  'comment_requests',
  'idempotency_keys',
  'outbox',
  'phone_codes',
  'quote_requests',
  'saved_requests',
  'sessions',
  'subscription_requests',
  'support_tickets',
  'user_settings',
  'watchlists',
]

/** Constraints that Drizzle names in another way than PostgreSQL did: table, old name, new name. */
export const CONSTRAINT_NAMES: readonly (readonly [table: string, from: string, to: string])[] = [
  ['users', 'users_login_key', 'users_login_unique'],
  ...(
    [
      ['comment_requests', 'user_id_provider_id'],
      ['idempotency_keys', 'user_id_key'],
      ['quote_requests', 'user_id_participant_id'],
      ['subscription_requests', 'user_id_kind_tariff'],
      ['watchlist_entries', 'user_id_watchlist_id_bond_id'],
      ['watchlists', 'user_id_id'],
    ] as const
  ).map(([table, columns]) => [table, `${table}_pkey`, `${table}_${columns}_pk`] as const),
  ...OF_USERS.map(table => [table, `${table}_user_id_fkey`, `${table}_user_id_users_id_fk`] as const),
  ['support_messages', 'support_messages_ticket_id_fkey', 'support_messages_ticket_id_support_tickets_id_fk'],
  [
    'watchlist_entries',
    'watchlist_entries_user_id_watchlist_id_fkey',
    'watchlist_entries_user_id_watchlist_id_watchlists_user_id_id_fk',
  ],
]
