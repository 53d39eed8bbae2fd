/**
 * The access table: the outcome for each kind of user, on the server and on the screen, by row of the access specification.
 * `apps/demo/server/access/rows.test.ts` tests every row on the server, `tests/journeys/access.spec.ts` on the built page. Neither has
 * expectations of its own.
 */

/** A visitor, signed in, with tariff 677, with NSD access alone, full access, with each grant, and with both and NSD access. */
export const ACTORS = [
  'visitor',
  'reader',
  'reader677',
  'nsdreader',
  'pro',
  'proexcel',
  'prodocs',
  'desk',
] as const
export type Actor = (typeof ACTORS)[number]

/**
 * Outcomes on the server: `auth` 401 need_auth, `no` 403 access_denied_auth, `get` 403 need_get_access, `nsd` 403
 * watchlist_nsd_forbiddance, `ok` done; `masked`, `shape`, `empty` and `values` describe an answer that everybody gets; `-`
 * means that there is no call.
 */
export type Outcome = 'auth' | 'no' | 'get' | 'nsd' | 'ok' | 'masked' | 'shape' | 'empty' | 'values' | '-'

/**
 * Outcomes on the screen: `sign-in` and `no` are prompts, `get` leads to the access page, `nsd` names the list, `works` does it;
 * `masked`, `shape`, `empty` and `values` are what is seen, `ask` a request that can be sent, `absent` nothing at all, `disabled` a
 * button with a reason, `message` and
 * `message+link` sentences.
 */
export type Seen =
  | 'sign-in'
  | 'no'
  | 'get'
  | 'nsd'
  | 'works'
  | 'masked'
  | 'shape'
  | 'empty'
  | 'values'
  | 'ask'
  | 'absent'
  | 'disabled'
  | 'message'
  | 'message+link'

export type AccessRow = {
  row: number
  name: string
  server: Readonly<Record<Actor, Outcome>>
  screen: Readonly<Record<Actor, Seen>>
}

function each<Word extends string>(names: string): Record<Actor, Word> {
  const list = names.split(' ')
  if (list.length !== ACTORS.length) throw new Error(`${ACTORS.length} values are needed: ${names}`)
  return Object.fromEntries(ACTORS.map((actor, index) => [actor, list[index]])) as Record<Actor, Word>
}

const row = (number: number, name: string, server: string, screen: string): AccessRow => ({
  row: number,
  name,
  server: each<Outcome>(server),
  screen: each<Seen>(screen),
})

/** In the order of ACTORS. */
export const ROWS: readonly AccessRow[] = [
  row(1, 'Excel of the archive', 'auth no no no no ok no ok', 'sign-in no no no no works no works'),
  row(2, 'Excel of the cash flow', 'auth no no no no ok no ok', 'sign-in no no no no works no works'),
  row(3, 'Excel of a report', 'auth no no no no ok no ok', 'sign-in no no no no works no works'),
  row(4, 'watchlist', 'auth no no no ok ok ok ok', 'sign-in no no no works works works works'),
  row(5, 'adding to watchlist 381', 'auth no no no nsd nsd nsd ok', 'sign-in no no no nsd nsd nsd works'),
  row(6, 'leaving watchlist 381', 'auth no no no ok ok ok ok', 'sign-in no no no works works works works'),
  row(
    7,
    'ground 381',
    'masked masked masked masked masked masked masked values',
    'masked masked masked masked masked masked masked values',
  ),
  row(8, 'list of securities', 'auth no no no no ok no ok', 'sign-in no no no no works no works'),
  row(9, 'documents', 'auth no no no no no ok ok', 'sign-in no no no no no works works'),
  row(10, 'reporting', 'auth get get get ok ok ok ok', 'sign-in no no no no no works works'),
  row(11, 'praams report', 'auth no no no ok ok ok ok', 'sign-in no no no works works works works'),
  row(
    12,
    'y axis',
    'masked masked masked masked values values values values',
    'masked masked masked masked values values values values',
  ),
  row(
    13,
    'tooltip of the chart',
    'masked masked masked masked values values values values',
    'masked masked masked masked values values values values',
  ),
  row(
    14,
    'picture of the chart',
    '- - - - - - - -',
    'disabled disabled disabled disabled works works works works',
  ),
  row(
    15,
    'extended chart',
    'shape shape shape shape values values values values',
    'empty shape shape shape values values values values',
  ),
  row(
    16,
    'per cent, trend, spread, latest value',
    'masked masked masked masked values values values values',
    'disabled disabled disabled disabled works works works works',
  ),
  row(
    17,
    'quotes',
    'masked masked masked masked values values values values',
    'sign-in ask ask ask values values values values',
  ),
  row(
    18,
    'asking for a quote',
    'auth ok ok ok ok ok ok ok',
    'sign-in works works works works works works works',
  ),
  row(
    19,
    'no quotes',
    'empty empty empty empty empty empty empty empty',
    'message message message message message+link message+link message+link message+link',
  ),
  row(
    20,
    'statuses that hide quotes',
    'empty empty empty empty empty empty empty empty',
    'message message message message message+link message+link message+link message+link',
  ),
  row(
    21,
    'archive',
    'masked masked masked masked values values values values',
    'masked masked masked masked values values values values',
  ),
  row(
    22,
    'issuer map',
    'masked masked masked masked values values values values',
    'masked masked masked masked values values values values',
  ),
  row(23, 'comparing', 'auth get get get ok ok ok ok', 'sign-in get get get works works works works'),
  row(
    24,
    'more rows of a locked table',
    'masked masked masked masked values values values values',
    'sign-in get get get works works works works',
  ),
  row(
    25,
    'open view of a report',
    'masked masked masked masked values values values values',
    'sign-in get get get works works works works',
  ),
  row(
    26,
    'comment with its text',
    'ok ok ok ok ok ok ok ok',
    'works works works works works works works works',
  ),
  row(27, 'file of a comment', 'auth get get get ok ok ok ok', 'sign-in get get get works works works works'),
  row(
    28,
    'support tickets',
    'auth get ok get ok ok ok ok',
    'absent absent works absent works works works works',
  ),
  row(29, 'settings', 'auth ok ok ok ok ok ok ok', 'works works works works works works works works'),
  row(30, 'registration banner', '- - - - - - - -', 'works absent absent absent absent absent absent absent'),
  row(31, 'mobile app offer', '- - - - - - - -', 'absent works works works works works works works'),
  row(
    32,
    'deleting one’s own forecast request',
    'auth ok ok ok ok ok ok ok',
    'absent works works works works works works works',
  ),
  row(
    33,
    'phone and subscriptions',
    'auth ok ok ok ok ok ok ok',
    'sign-in works works works works works works works',
  ),
  row(
    34,
    'PDF, copy, print',
    'masked masked masked masked values values values values',
    'masked masked masked masked values values values values',
  ),
  row(
    35,
    'what is open to everybody',
    'ok ok ok ok ok ok ok ok',
    'works works works works works works works works',
  ),
  row(36, 'usage logging', 'ok ok ok ok ok ok ok ok', 'works works works works works works works works'),
  row(
    37,
    'chat of a responsible person, in rus only',
    'ok ok ok ok ok ok ok ok',
    'works works works works works works works works',
  ),
]
