import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ANONYMOUS,
  accessFor,
  FULL_ACCESS_LEVEL,
  GATED_ACTIONS,
  type GatedAction,
  type Grant,
  NSD_VENUE,
  NSD_WATCHLIST,
  type Session,
  SUPPORT_TARIFF,
  seesValues,
  sessionOnVenue,
  standingOf,
  verdict,
  watchlistVerdict,
} from './access.ts'

const USERS = ['A', 'S', 'S677', 'P', 'PX', 'PD', 'PXD'] as const
type User = (typeof USERS)[number]

const signedIn = (level: number, tariffs: number[] = [], grants: Grant[] = []): Session => ({
  ...ANONYMOUS,
  userId: 7,
  level,
  tariffs,
  grants,
})
const SESSION: Record<User, Session> = {
  A: ANONYMOUS,
  S: signedIn(1),
  S677: signedIn(1, [SUPPORT_TARIFF]),
  P: signedIn(FULL_ACCESS_LEVEL),
  PX: signedIn(FULL_ACCESS_LEVEL, [], ['excelExportAccess']),
  PD: signedIn(FULL_ACCESS_LEVEL, [], ['docsDownloadAccess']),
  PXD: signedIn(FULL_ACCESS_LEVEL, [], ['excelExportAccess', 'docsDownloadAccess']),
}
const withNsd = (user: User): Session => ({ ...SESSION[user], nsd: true })

/** ok · auth: need_auth · get: need_get_access · no: access_denied_auth · nsd: watchlist_nsd_forbiddance */
type Answer = 'ok' | 'auth' | 'get' | 'no' | 'nsd'
const CODE: Record<Exclude<Answer, 'ok'>, string> = {
  auth: 'needAuth need_auth',
  get: 'needAccess need_get_access',
  no: 'denied access_denied_auth',
  nsd: 'denied watchlist_nsd_forbiddance',
}
const codeOf = (answer: ReturnType<typeof verdict>): string =>
  answer.kind === 'allowed' ? 'allowed' : `${answer.kind} ${answer.code}`
const expected = (answer: Answer): string => (answer === 'ok' ? 'allowed' : CODE[answer])

type Row = [row: string, action: GatedAction, answers: Record<User, Answer>]
const row = (
  name: string,
  action: GatedAction,
  ...answers: [Answer, Answer, Answer, Answer, Answer, Answer, Answer]
): Row => {
  const [A, S, S677, P, PX, PD, PXD] = answers
  return [name, action, { A, S, S677, P, PX, PD, PXD }]
}

/** The gated rows of the access specification, one answer per user in the order A, S, S677, P, PX, PD, PXD. */
const ROWS: Row[] = [
  row('row 1, Excel of the archive', 'exportExcel', 'auth', 'no', 'no', 'no', 'ok', 'no', 'ok'),
  row('row 2, Excel of the cash flow', 'exportCashFlow', 'auth', 'no', 'no', 'no', 'ok', 'no', 'ok'),
  row('row 3, Excel of a report block', 'exportReport', 'auth', 'no', 'no', 'no', 'ok', 'no', 'ok'),
  row('row 4, watchlist', 'watchlist', 'auth', 'no', 'no', 'ok', 'ok', 'ok', 'ok'),
  row('row 8, list of securities', 'downloadList', 'auth', 'no', 'no', 'no', 'ok', 'no', 'ok'),
  row('row 9, documents', 'downloadFile', 'auth', 'no', 'no', 'no', 'no', 'ok', 'ok'),
  row('row 10, reporting on the bond page', 'reporting', 'auth', 'no', 'no', 'no', 'no', 'ok', 'ok'),
  row('row 10, report files elsewhere', 'reportFiles', 'auth', 'get', 'get', 'ok', 'ok', 'ok', 'ok'),
  row('row 11, praams', 'praams', 'auth', 'no', 'no', 'ok', 'ok', 'ok', 'ok'),
  row('rows 12, 13, 16, 17, 21, 22, values', 'seeValues', 'auth', 'get', 'get', 'ok', 'ok', 'ok', 'ok'),
  row('row 14, chart image', 'exportChart', 'auth', 'get', 'get', 'ok', 'ok', 'ok', 'ok'),
  row('row 15, extended chart', 'seeExtendedChart', 'auth', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'),
  row('row 18, quote access request', 'quoteAccessRequest', 'auth', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'),
  row('row 23, compare', 'compare', 'auth', 'get', 'get', 'ok', 'ok', 'ok', 'ok'),
  row('row 24, more rows of a paid table', 'showMoreRows', 'auth', 'get', 'get', 'ok', 'ok', 'ok', 'ok'),
  row(
    'row 24 and readings #15, more rows of a table for signed-in users',
    'showMoreRowsSignedIn',
    'auth',
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
  ),
  row('row 25, open report view', 'openReportView', 'auth', 'get', 'get', 'ok', 'ok', 'ok', 'ok'),
  row('row 27, file of a comment', 'commentFile', 'auth', 'get', 'get', 'ok', 'ok', 'ok', 'ok'),
  row('row 28, support tickets', 'supportTickets', 'auth', 'get', 'ok', 'ok', 'ok', 'ok', 'ok'),
  row('row 29, settings on the server', 'serverSettings', 'auth', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'),
  row('row 32, indicator requests', 'indicatorRequests', 'auth', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'),
  row('row 33, phone and subscriptions', 'profile', 'auth', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'),
]

describe('P4, P5: every gated row × every user', () => {
  const cases = ROWS.flatMap(([name, action, answers]) =>
    USERS.map(user => [name, user, answers[user], action] as const),
  )

  test.each(cases)('%s: %s gets %s', (_, user, answer, action) => {
    expect(codeOf(verdict(action, SESSION[user]))).toBe(expected(answer))
    // NSD access matters for trading ground 381 and watchlist 381 only
    expect(codeOf(verdict(action, withNsd(user)))).toBe(expected(answer))
    expect(codeOf(verdict(action, SESSION[user], 4))).toBe(expected(answer))
    expect(codeOf(verdict(action, SESSION[user], null))).toBe(expected(answer))
  })

  test.each(['exportPdf', 'constructor', '__proto__'])(
    '%s, which the table does not know, is refused',
    action => {
      const answers = USERS.map(user => codeOf(verdict(action as GatedAction, SESSION[user])))
      expect(answers).toEqual(USERS.map(user => expected(user === 'A' ? 'auth' : 'no')))
    },
  )

  test('no gated thing is left out of the table', () => {
    expect(ROWS.map(([, action]) => action).sort()).toEqual([...GATED_ACTIONS].sort())
  })
})

describe('P6, row 7: trading ground 381', () => {
  const cases = ROWS.flatMap(([name, action, answers]) =>
    USERS.map(
      user =>
        [
          name,
          user,
          user === 'A' || user === 'S677' ? answers[user] : answers.S,
          answers[user],
          action,
        ] as const,
    ),
  )

  test.each(cases)('%s: %s without NSD access gets %s, with it %s', (_, user, without, having, action) => {
    expect(codeOf(verdict(action, SESSION[user], NSD_VENUE))).toBe(expected(without))
    expect(codeOf(verdict(action, withNsd(user), NSD_VENUE))).toBe(expected(having))
  })

  test('readings #2: the level is lowered to 1, never raised to it', () => {
    expect(USERS.map(user => sessionOnVenue(SESSION[user], NSD_VENUE).level)).toEqual([0, 1, 1, 1, 1, 1, 1])
    expect(sessionOnVenue(signedIn(500), NSD_VENUE).level).toBe(1)
  })

  test('elsewhere, and with NSD access, the session is what it is', () => {
    for (const venueId of [undefined, null, 0, 380, 4, Number.NaN])
      expect(sessionOnVenue(SESSION.PXD, venueId)).toBe(SESSION.PXD)
    const holder = withNsd('PXD')
    expect(sessionOnVenue(holder, NSD_VENUE)).toBe(holder)
  })

  test('an id that arrives as text is the same trading ground', () => {
    const asText = JSON.parse('"381"')
    expect(seesValues(SESSION.P, asText)).toBe(false)
    expect(codeOf(watchlistVerdict(SESSION.P, asText))).toBe(expected('nsd'))
  })

  test('only a true NSD flag opens it', () => {
    for (const nsd of [...JSON.parse('[1, "true", {}, null]'), undefined])
      expect(seesValues({ ...SESSION.P, nsd }, NSD_VENUE)).toBe(false)
  })
})

describe('row 5: adding to watchlist 381', () => {
  test.each<[user: User, without: Answer, having: Answer]>([
    ['A', 'auth', 'auth'],
    ['S', 'no', 'no'],
    ['S677', 'no', 'no'],
    ['P', 'nsd', 'ok'],
    ['PX', 'nsd', 'ok'],
    ['PD', 'nsd', 'ok'],
    ['PXD', 'nsd', 'ok'],
  ])('%s without NSD access gets %s, with it %s', (user, without, having) => {
    expect(codeOf(watchlistVerdict(SESSION[user], NSD_WATCHLIST))).toBe(expected(without))
    expect(codeOf(watchlistVerdict(withNsd(user), NSD_WATCHLIST))).toBe(expected(having))
  })

  test.each(USERS)('%s gets the verdict of row 4 for any other list', user => {
    expect(watchlistVerdict(SESSION[user], 12)).toEqual(verdict('watchlist', SESSION[user]))
  })

  test('row 6: removing asks row 4 only, which does not look at NSD', () => {
    expect(codeOf(verdict('watchlist', SESSION.P))).toBe('allowed')
  })
})

test('the numbers of the specification', () => {
  expect([FULL_ACCESS_LEVEL, SUPPORT_TARIFF, NSD_VENUE, NSD_WATCHLIST]).toEqual([1077, 677, 381, 381])
  expect(ANONYMOUS).toEqual({ userId: 0, level: 0, tariffs: [], grants: [], nsd: false })
})

describe('full access is level 1077 and nothing else', () => {
  test.each<[level: unknown, standing: string]>([
    [0, 'anonymous'],
    [1, 'signedIn'],
    [2, 'signedIn'],
    [1076, 'signedIn'],
    [1077, 'full'],
    [1078, 'signedIn'],
    [1077.5, 'signedIn'],
    [Number.POSITIVE_INFINITY, 'signedIn'],
    ['1077', 'anonymous'],
    ['1', 'anonymous'],
    [null, 'anonymous'],
    [undefined, 'anonymous'],
    [Number.NaN, 'anonymous'],
    [-1, 'anonymous'],
    [-1077, 'anonymous'],
    [true, 'anonymous'],
    [1077n, 'anonymous'],
    [[1077], 'anonymous'],
    [{}, 'anonymous'],
  ])('level %s is %s', (level, standing) => {
    const session = { ...SESSION.PXD, level: level as number }
    expect(standingOf(session)).toBe(standing)
    expect(seesValues(session)).toBe(standing === 'full')
    expect(verdict('exportExcel', session).kind === 'allowed').toBe(standing === 'full')
    const onNsd = standingOf(sessionOnVenue(session, NSD_VENUE))
    expect(onNsd).toBe(standing === 'anonymous' ? 'anonymous' : 'signedIn')
  })

  test('a grant or tariff without the level opens nothing that needs the level', () => {
    const rich: Session = {
      ...SESSION.PXD,
      level: 1,
      tariffs: [SUPPORT_TARIFF, FULL_ACCESS_LEVEL],
      nsd: true,
    }
    const open = GATED_ACTIONS.filter(action => verdict(action, rich).kind === 'allowed')
    expect(open).toEqual(GATED_ACTIONS.filter(action => verdict(action, SESSION.S677).kind === 'allowed'))
  })

  test('a visitor with every grant, tariff and flag is still a visitor', () => {
    const odd: Session = { ...SESSION.PXD, level: 0, tariffs: [SUPPORT_TARIFF], nsd: true }
    for (const action of GATED_ACTIONS) expect(codeOf(verdict(action, odd))).toBe(expected('auth'))
  })
})

const anySession: fc.Arbitrary<Session> = fc.record({
  userId: fc.nat(),
  level: fc.oneof(fc.constantFrom(0, 1, 2, 1076, 1077, 1078), fc.integer()),
  tariffs: fc.array(fc.constantFrom(1, SUPPORT_TARIFF, 1077)),
  grants: fc.subarray<Grant>(['excelExportAccess', 'docsDownloadAccess']),
  nsd: fc.boolean(),
})
const anyAction = fc.constantFrom(...GATED_ACTIONS)
const anyVenueId = fc.oneof(fc.constant(NSD_VENUE), fc.nat(), fc.constant(null))

describe('access as properties', () => {
  test('NSD access and grants never take anything away', () => {
    fc.assert(
      fc.property(anySession, anyAction, anyVenueId, (session, action, venueId) => {
        const more: Session = { ...session, nsd: true, grants: ['excelExportAccess', 'docsDownloadAccess'] }
        if (verdict(action, session, venueId).kind === 'allowed')
          expect(verdict(action, more, venueId).kind).toBe('allowed')
      }),
    )
  })

  test('no trading ground gives more than the page does', () => {
    fc.assert(
      fc.property(anySession, anyAction, anyVenueId, (session, action, venueId) => {
        if (verdict(action, session, venueId).kind === 'allowed')
          expect(verdict(action, session).kind).toBe('allowed')
      }),
    )
  })

  test('a session is never changed by being asked', () => {
    fc.assert(
      fc.property(anySession, anyAction, anyVenueId, (session, action, venueId) => {
        const before = structuredClone(session)
        verdict(action, session, venueId)
        expect(session).toEqual(before)
      }),
    )
  })
})

describe('the policy of a user', () => {
  test('answers as the table does, on every trading ground', () => {
    fc.assert(
      fc.property(anySession, anyAction, anyVenueId, (session, action, venueId) => {
        const access = accessFor(session)
        expect(access.verdict(action)).toEqual(verdict(action, session))
        expect(access.verdict(action, { venueId })).toEqual(verdict(action, session, venueId))
      }),
    )
  })

  test('asks about a watchlist by its id', () => {
    const access = accessFor(SESSION.P)
    expect(codeOf(access.verdict('watchlist'))).toBe(expected('ok'))
    expect(codeOf(access.verdict('watchlist', { watchlistId: 1 }))).toBe(expected('ok'))
    expect(codeOf(access.verdict('watchlist', { watchlistId: NSD_WATCHLIST }))).toBe(expected('nsd'))
    expect(codeOf(access.verdict('compare', { watchlistId: NSD_WATCHLIST }))).toBe(expected('ok'))
  })

  test('asks about a trading ground where the watchlist is not known', () => {
    const access = accessFor(SESSION.P)
    expect(codeOf(access.verdict('watchlist', { venueId: NSD_VENUE, watchlistId: null }))).toBe(
      expected('no'),
    )
  })

  test('names the actions that it knows, and refuses others', () => {
    const access = accessFor(SESSION.PXD)
    expect(access.actions).toEqual(GATED_ACTIONS)
    expect(codeOf(access.verdict('exportPdf'))).toBe(expected('no'))
  })
})
