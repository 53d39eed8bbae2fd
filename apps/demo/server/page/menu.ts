import type { Menu, MenuGroup, MenuItem, MenuLink } from '@accrue/api-client/wire'
import { LANGUAGES } from '@accrue/ui/foundation/format'
import { methodologyVariant } from '../../src/paths.ts'
import { createCache } from '../http/cache.ts'
import type { Index } from '../market/indexes.ts'
import { type BondIssue, FAILED_BANK, type Issuer } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { ABOUT } from './about.ts'
import { FUND_ID } from './issue-blocks.ts'
import { indexName } from './names.ts'
import { paths, type View } from './view.ts'

/** Source of the demo's data; the menu links to its current version. */
const AUCTIONS = 'https://www.treasurydirect.gov/auctions/'
const PAR_YIELDS =
  'https://home.treasury.gov/resource-center/data-chart-center/interest-rates/TextView?type=daily_treasury_yield_curve'
const FILINGS = 'https://www.sec.gov/search-filings'

/** Maximum entries per column of governments and of bonds of one kind. */
const MAX_ENTRIES = 6

type MenuView = Pick<View, 'market' | 'text' | 'lang'>

/** Cached by language: every page has the menu, and it is the same for all users. */
const cachedMenu = createCache<Market, Menu>(LANGUAGES.length)

/** The site's main menu, from the market data of the demo's day (H1, shared-blocks §3 "Menu item"). */
export function menuOf(view: MenuView): Menu {
  return cachedMenu(view.market, view.lang, () => [
    bonds(view),
    stocks(view),
    funds(view),
    indexes(view),
    companies(view),
    about(view),
  ])
}

function bonds(view: MenuView): MenuItem {
  const { market, text } = view
  const outstanding = market.bonds.filter(issue => market.statusOf(issue) === BOND_STATUS.outstanding)
  const kind = (bondKind: BondIssue['kind']) => outstanding.find(issue => issue.kind === bondKind)
  const main = market.bond(1)
  return {
    id: 'bonds',
    ttl: text('site_bonds'),
    url: '/',
    items: [
      group(text('menu_governments'), [
        ...named([main, kind('bond'), kind('tips'), kind('frn')]),
        ...named(
          outstanding.filter(issue => issue.kind === 'corporate' && market.issuerOf(issue).sovereign),
        ).slice(0, 2),
        outside(text('menu_auctions'), AUCTIONS),
      ]),
      group(
        text('menu_corporates'),
        named([2, 3, 4, 5].map(issuer => outstanding.find(issue => issue.issuerId === issuer))),
      ),
      group(text('menu_by_kind'), [
        example(text('bond_kind_note'), main ?? undefined),
        example(text('bond_kind_bond'), kind('bond')),
        example(text('bond_kind_tips'), kind('tips')),
        example(text('bond_kind_frn'), kind('frn')),
        // The data has notes and bonds only; without a bill the entry is plain text.
        example(text('bond_kind_bill'), kind('bill')),
      ]),
      group(text('menu_by_state'), [
        ...(['matured', 'defaulted', 'unpaid'] as const).map(state =>
          example(
            text(`status_${state}`),
            market.bonds.find(issue => market.statusOf(issue) === BOND_STATUS[state]),
          ),
        ),
      ]),
    ],
  }
}

function stocks({ market, text }: MenuView): MenuItem {
  const links = market.stocks.map(({ id, ticker, name }) => link(`${ticker} · ${name}`, paths.stock(id)))
  return { id: 'stocks', ttl: text('menu_stocks'), url: '', items: [group('', links)] }
}

/** The data has one fund, so the entry links to it. */
function funds({ text }: MenuView): MenuItem {
  return { id: 'funds', ttl: text('menu_funds'), url: paths.etf(FUND_ID) }
}

function indexes(view: MenuView): MenuItem {
  const { market, text } = view
  const links = (isListed: (index: Index) => boolean) =>
    market.indexes.filter(isListed).map(index => link(indexName(view, index), paths.index(index.id)))
  return {
    id: 'indexes',
    ttl: text('menu_indexes'),
    url: '',
    items: [
      group(
        text('menu_yields_months'),
        links(({ tenor }) => tenor?.endsWith('M') === true),
      ),
      group(
        text('menu_yields_years'),
        links(({ tenor }) => tenor?.endsWith('Y') === true),
      ),
      group(text('menu_stock_indexes'), [
        ...links(({ measure }) => measure === 'level'),
        outside(text('menu_par_yields'), PAR_YIELDS),
      ]),
    ],
  }
}

function companies({ market, text }: MenuView): MenuItem {
  const issuer = (one: Issuer) => link(one.name, paths.company(one.id))
  const filers = (...ids: number[]) => market.issuers.filter(({ id }) => ids.includes(id)).map(issuer)
  return {
    id: 'companies',
    ttl: text('menu_companies'),
    url: '',
    items: [
      group(text('menu_enterprises'), [...filers(2, 3, 4), outside(text('menu_filings'), FILINGS)]),
      group(text('menu_banks'), filers(5, FAILED_BANK)),
      group(
        text('menu_governments'),
        market.issuers
          .filter(one => one.sovereign)
          .slice(0, MAX_ENTRIES)
          .map(issuer),
      ),
    ],
  }
}

function about({ text, lang }: MenuView & Pick<View, 'lang'>): MenuItem {
  return {
    id: 'about',
    ttl: text('menu_about'),
    url: '',
    items: [
      group(
        text('menu_valuations'),
        (['estimation', 'fund', 'evaluated'] as const).map(subject =>
          link(text(`about_${subject}_title`), ABOUT[subject]),
        ),
      ),
      group(text('menu_help'), [
        link(text('methodology_title'), paths.methodology(methodologyVariant(lang))),
        link(text('analytics_title'), paths.analytics()),
        link(text('about_support_title'), ABOUT.support),
        link(text('access_title'), '/access/'),
      ]),
    ],
  }
}

const group = (ttl: string, column: MenuLink[]): MenuGroup => ({ ttl, column })
const link = (ttl: string, url: string): MenuLink => ({ ttl, url })
const outside = (ttl: string, url: string): MenuLink => ({ ttl, url, target_blank: true })

function named(issues: readonly (BondIssue | null | undefined)[]): MenuLink[] {
  return issues.flatMap(issue => (issue ? [link(issue.name, paths.bond(issue.id))] : []))
}

/** Entries without data are plain text. */
function example(ttl: string, issue: BondIssue | undefined): MenuLink {
  return issue ? link(ttl, paths.bond(issue.id)) : { ttl, url: '', active: false }
}
