import { seesValues } from '@accrue/api-client/access'
import type { Holder, InfoItem, NamedLink, NewsItem, SectionBlock } from '@accrue/api-client/wire'
import { addMonths } from '@accrue/ui/foundation/calendar'
import { type BondIssue, FIRST_ISSUER, TREASURY_ISSUER } from '../market/instruments.ts'
import { sovereignRatings } from '../market/ratings.ts'
import { FUND_VALUATION } from '../market/trading-grounds.ts'
import { TENORS, tenorYears, yearsBetween } from '../pricing/index.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import { hinted, infoField } from './info.ts'
import { countryName, indexName, outlookName, regionName } from './names.ts'
import { dateColumn, numberColumn, percentColumn, sectionTable, textColumn } from './tables.ts'
import { labelRef, paths, type View } from './view.ts'

/** The fund whose report lists the corporate bonds; page /etf/1/. */
export const FUND_ID = 1

/** The kind of bond, from the data. */
export function classifier(view: View, issue: BondIssue): SectionBlock {
  const issuer = view.market.issuerOf(issue)
  const yesNo = (flag: boolean) => labelRef(flag ? 'yes' : 'no')
  return {
    fields: [
      ...infoField.text('class_sector', labelRef(`sector_${issuer.category.toLowerCase()}`)),
      ...infoField.text('class_kind', labelRef(`bond_kind_${issue.kind}`)),
      ...infoField.text('class_region', regionName(view, issuer.country)),
      ...infoField.text('class_country', countryName(view, issuer.country)),
      ...hinted(
        infoField.text('class_restricted', issue.holding ? yesNo(issue.holding.restricted) : null),
        'hint_restricted',
      ),
      ...hinted(
        infoField.text('class_strippable', issue.auctions[0] ? yesNo(issue.auctions[0].strippable) : null),
        'hint_strippable',
      ),
      ...infoField.text('class_callable', issue.auctions[0] ? yesNo(issue.auctions[0].callable) : null),
      ...hinted(
        infoField.text('class_fair_value_level', issue.holding?.fairValueLevel?.toString() ?? null),
        'hint_fair_value_level',
      ),
    ],
  }
}

/** Known holders of the bond: the fund, with its reported position. */
export function holders({ text }: View, issue: BondIssue): Holder[] {
  const { holding } = issue
  if (!holding) return []
  return [
    {
      name: text('fund_name'),
      url: paths.etf(FUND_ID),
      amount: wireNumber(holding.balance),
      date: wireDate(holding.priceDay),
    },
  ]
}

/** Indexes of the tenors around the remaining life, and the fund that holds the bond. */
export function includingIndexes(view: View, issue: BondIssue): NamedLink[] {
  const { market, text } = view
  const years = yearsBetween({ from: market.today, to: issue.maturity })
  const treasury = issue.issuerId === TREASURY_ISSUER && years > 0
  const after = TENORS.findIndex(tenor => tenorYears(tenor) >= years)
  const ids = after < 0 ? [TENORS.length] : [after, after + 1].filter(id => id > 0)
  const tenors = treasury
    ? ids.flatMap(id => {
        const index = market.index(id)
        return index
          ? [{ id, name: indexName(view, index), url: paths.index(id), note: text('note_curve_tenor') }]
          : []
      })
    : []
  const fund = issue.holding
    ? [{ id: FUND_ID, name: text('fund_name'), url: paths.etf(FUND_ID), note: text('note_fund_holding') }]
    : []
  return [...tenors, ...fund]
}

/** Related pages: its issuer, indexes and fund. */
export function furtherLinks(view: View, issue: BondIssue): SectionBlock {
  const issuer = view.market.issuerOf(issue)
  return {
    links: [
      { id: issuer.id, name: issuer.name, url: paths.company(issuer.id) },
      ...includingIndexes(view, issue),
    ],
  }
}

/** Agency announcements on the issuer, as news. */
export function news({ market, text }: View, issue: BondIssue): NewsItem[] {
  if (issue.issuerId !== TREASURY_ISSUER) return []
  return sovereignRatings(market.data.ratings, market.today).map((event, index) => ({
    id: index + 1,
    ttl: text('news_rating', {
      agency: event.agency,
      rating: event.rating,
      outlook: event.outlook ? outlookName({ text }, event.outlook) : '–',
    }),
    date: wireDate(event.day),
    url: null,
    source: event.agency,
  }))
}

/** The default as described in the fund's report; its price is the fund's valuation and withheld like it. */
export function defaults({ session }: View, issue: BondIssue): SectionBlock | null {
  if (!issue.inDefault || !issue.holding) return null
  const price = seesValues(session, FUND_VALUATION.id) ? issue.holding.price : null
  return {
    fields: [
      ...infoField.text('default_state', labelRef('default_reported')),
      ...infoField.date('default_reported_on', issue.holding.priceDay),
      ...hinted(infoField.number('default_reported_price', price), 'hint_default_price'),
      ...infoField.text(
        'default_past_maturity',
        labelRef(issue.maturity <= issue.holding.priceDay ? 'yes' : 'no'),
      ),
    ],
  }
}

/** Sections without any open source: made up for some bonds and marked so (readings #69). */
export function illustrativeBlocks(issue: BondIssue): Record<string, SectionBlock> {
  const blocks: Record<string, SectionBlock> = {}
  const put = (id: string, block: SectionBlock) => {
    blocks[id] = { ...block, illustrative: true }
  }
  const filer = issue.issuerId > TREASURY_ISSUER && issue.issuerId < FIRST_ISSUER
  if (issue.kind === 'note' || issue.kind === 'bond')
    put('lombard', { fields: haircut(0.5 + (issue.id % 5) * 0.25) })
  if (filer) {
    put('lombard-national', { fields: haircut(6 + (issue.id % 7)) })
    put('covenants', {
      tables: [
        sectionTable(
          'covenants',
          [
            textColumn<CovenantRow>('col_covenant', row => row.name),
            textColumn<CovenantRow>('col_covenant_test', row => row.test),
          ],
          COVENANTS,
        ),
      ],
    })
  }
  if (filer && issue.id % 4 === 0)
    put('conversion', {
      fields: [
        ...hinted(infoField.number('conversion_ratio', 12.5), 'hint_conversion_ratio'),
        ...hinted(infoField.number('conversion_price', 80), 'hint_conversion_price'),
        ...infoField.date('conversion_from', addMonths(issue.maturity, -36)),
        ...infoField.date('conversion_to', addMonths(issue.maturity, -1)),
      ],
    })
  if (filer && issue.id % 4 === 1)
    put('structured-product', {
      fields: [
        ...infoField.text('structured_underlying', 'S&P 500'),
        ...hinted(
          infoField.number('structured_participation', 60, 'percent'),
          'hint_structured_participation',
        ),
        ...hinted(infoField.number('structured_protection', 100, 'percent'), 'hint_structured_protection'),
        ...hinted(infoField.number('structured_cap', 24, 'percent'), 'hint_structured_cap'),
      ],
    })
  if (issue.inDefault)
    put('restructuring', {
      tables: [
        sectionTable(
          'restructuring',
          [
            dateColumn<RestructuringStep>('col_date', row => row.day),
            textColumn<RestructuringStep>('col_step', row => `label:${row.key}`),
            percentColumn<RestructuringStep>('col_haircut', row => row.haircut, 0),
            numberColumn<RestructuringStep>('col_extension_months', row => row.months, 0),
          ],
          [
            { day: addMonths(issue.knownFrom, 9), key: 'restructuring_proposed', haircut: 35, months: 60 },
            {
              day: addMonths(issue.knownFrom, 15),
              key: 'restructuring_rejected',
              haircut: null,
              months: null,
            },
          ],
        ),
      ],
    })
  return blocks
}

type RestructuringStep = {
  day: BondIssue['maturity']
  key: string
  haircut: number | null
  months: number | null
}
type CovenantRow = { name: string; test: string }

const COVENANTS: readonly CovenantRow[] = [
  { name: labelRef('covenant_negative_pledge'), test: labelRef('covenant_incurrence') },
  { name: labelRef('covenant_cross_default'), test: labelRef('covenant_maintenance') },
  { name: labelRef('covenant_change_of_control'), test: labelRef('covenant_event') },
]

function haircut(percent: number): InfoItem[] {
  return [
    ...infoField.text('lombard_listed', labelRef('yes')),
    ...hinted(infoField.number('lombard_haircut', percent, 'percent'), 'hint_lombard_haircut'),
  ]
}
