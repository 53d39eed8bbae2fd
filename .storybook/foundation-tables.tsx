import {
  GATED_ACTIONS,
  type GatedAction,
  type Verdict,
  verdict,
} from '../packages/api-client/src/access/access.ts'
import { parseTypedStamp } from '../packages/ui/src/foundation/format/typed-stamp.ts'
import {
  formatDay,
  formatDayDistance,
  formatDecimal,
  safeUrl,
  LANGUAGES as TAGS,
  toPoint,
} from '../packages/ui/src/foundation/index.ts'
import { Guide } from './guide.tsx'
import { LANGUAGES } from './labels.ts'
import { USERS } from './users.ts'

const text = (value: unknown): string => (value === null ? '`null`' : String(value))

/** A number, a change, a day and a distance as the ten languages write them. */
export function Writing() {
  return (
    <Guide
      heads={['Language', '1234567.005, 2 decimals', '0.0406, a change', '2024-08-22', 'in 34 days']}
      rows={TAGS.map(lang => [
        `${LANGUAGES[lang]}, \`${lang}\``,
        text(formatDecimal('1234567.005', { decimals: 2, lang })),
        text(formatDecimal(0.0406, { decimals: 2, lang, sign: 'change' })),
        formatDay('2024-08-22', lang),
        formatDayDistance(34, lang),
      ])}
    />
  )
}

const TYPED = ['20.08.2026', '20/8/26', '20082026', '20 August 2026', 'today', '31.02.2026', '20 Aug', '']
const READ_AS = { unit: 'date', pattern: 'DD.MM.YYYY', lang: 'en', today: '2025-07-11' } as const

/** How typed days are parsed. */
export function TypedDays() {
  return (
    <Guide
      heads={['Typed', 'Read as']}
      rows={TYPED.map(typed => {
        const read = parseTypedStamp(typed, READ_AS)
        return [
          typed === '' ? 'nothing' : `\`${typed}\``,
          read.kind === 'stamp' ? read.stamp.day : `no day: ${read.kind}`,
        ]
      })}
    />
  )
}

const ADDRESSES = [
  '/bonds/1/',
  'https://example.org/prospectus.pdf',
  'http://example.org/',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
]

/** Which URLs become links. */
export function Addresses() {
  return (
    <Guide
      heads={['From the data', 'What a link gets']}
      rows={ADDRESSES.map(url => [`\`${url}\``, safeUrl(url) === null ? 'plain text, no link' : 'a link'])}
    />
  )
}

const VALUES: readonly unknown[] = [101.09375, '101.5', '1,5', Number.POSITIVE_INFINITY, 1e16, null]

/** What a chart draws of a value. */
export function ChartNumbers() {
  return (
    <Guide
      heads={['From the data', 'Drawn']}
      rows={VALUES.map(value => [
        `\`${typeof value === 'string' ? `'${value}'` : String(value)}\``,
        text(toPoint(0, value)?.y ?? 'a gap'),
      ])}
    />
  )
}

const SAYS: Record<Verdict['kind'], string> = {
  allowed: 'yes',
  needAuth: 'sign in',
  needAccess: 'ask for access',
  denied: 'refused',
}

const WHO = [
  ['Visitor', USERS.visitor],
  ['Signed in', USERS.reader],
  ['Full access', USERS.pro],
  ['… and Excel', USERS.excel],
  ['… and files', USERS.documents],
] as const

const NAMES: Record<GatedAction, string> = {
  exportExcel: 'Export the archive to Excel',
  exportCashFlow: 'Export the cash flow',
  exportReport: 'Export a report',
  downloadList: 'Download the list of securities',
  downloadFile: 'Download a file',
  reporting: 'Reporting on the bond page',
  reportFiles: 'Report files of an issuer',
  praams: 'Praams report',
  watchlist: 'Watchlist',
  seeValues: 'See values on charts and in quotes',
  seeExtendedChart: 'See the extended chart series',
  exportChart: 'Export a chart as a picture',
  compare: 'Compare with other bonds',
  showMoreRows: 'Show more rows',
  showMoreRowsSignedIn: 'Show more rows, for everybody signed in',
  openReportView: 'Open view of a report',
  commentFile: 'File of a comment',
  supportTickets: 'Support tickets',
  serverSettings: 'Keep settings on the server',
  quoteAccessRequest: 'Ask a participant for quotes',
  indicatorRequests: 'Requests about indicators',
  profile: 'Profile',
}

/** The access table, from the function that widgets and server call. */
export function AccessTable() {
  return (
    <Guide
      heads={['Action', ...WHO.map(([who]) => who)]}
      rows={GATED_ACTIONS.map(action => [
        `\`${action}\` ${NAMES[action]}`,
        ...WHO.map(([, session]) => SAYS[verdict(action, session).kind]),
      ])}
    />
  )
}
