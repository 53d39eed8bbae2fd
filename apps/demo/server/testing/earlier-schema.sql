-- The tables of version 1, before Drizzle's migrations.
create table users (
  id integer primary key,
  login text not null unique,
  password_hash text not null,
  level integer not null,
  tariffs jsonb not null default '[]',
  grants jsonb not null default '[]',
  nsd boolean not null default false,
  phone text
);
create table sessions (
  token_hash text primary key,
  sid text not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);
create table user_settings (
  user_id integer primary key references users on delete cascade,
  hints boolean not null,
  updated_at timestamptz not null
);
create table watchlists (
  user_id integer not null references users on delete cascade,
  id integer not null,
  name text not null,
  readonly boolean not null default false,
  primary key (user_id, id)
);
create table watchlist_entries (
  user_id integer not null,
  watchlist_id integer not null,
  bond_id integer not null,
  quantity text not null,
  price double precision,
  buy_date date,
  updated_at timestamptz not null,
  primary key (user_id, watchlist_id, bond_id),
  foreign key (user_id, watchlist_id) references watchlists on delete cascade,
  check ((buy_date is null) = (coalesce(price, 0) = 0))
);
create index watchlist_entries_bond on watchlist_entries (user_id, bond_id);
create table quote_requests (
  user_id integer not null references users on delete cascade,
  participant_id integer not null,
  at timestamptz not null,
  primary key (user_id, participant_id)
);
create table comment_requests (
  user_id integer not null references users on delete cascade,
  provider_id integer not null,
  checked boolean not null default false,
  approved boolean not null default false,
  at timestamptz not null,
  primary key (user_id, provider_id)
);
create table action_log (
  id bigint generated always as identity primary key,
  user_id integer not null,
  action_id integer not null,
  bond_id integer,
  at timestamptz not null
);
create table statistic_views (
  id bigint generated always as identity primary key,
  user_id integer not null,
  bond_id integer not null,
  country_id integer,
  region_id integer,
  at timestamptz not null
);
create table imports (
  id bigint generated always as identity primary key,
  file text not null,
  rows integer not null,
  flagged integer not null,
  dropped integer not null,
  milliseconds integer not null,
  at timestamptz not null
);
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (user_id, key)
);
create table saved_requests (
  id integer primary key,
  user_id integer not null references users on delete cascade,
  name text not null
);
create table support_tickets (
  id integer primary key,
  user_id integer not null references users on delete cascade,
  subject text not null
);
create table support_messages (
  id integer primary key,
  ticket_id integer not null references support_tickets on delete cascade,
  status_id integer not null,
  contacts_id integer not null,
  body text not null,
  at timestamptz not null
);
create table subscription_requests (
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('send', 'expand')),
  tariff integer not null,
  contact_person_id integer,
  at timestamptz not null,
  primary key (user_id, kind, tariff)
);
create table outbox (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  channel text not null,
  recipient text not null,
  body text not null,
  at timestamptz not null
);
create index outbox_user on outbox (user_id, at);
create table migrations (id integer primary key, name text not null, at timestamptz not null default now());
insert into migrations (id, name) values (1, 'users and what they do');
