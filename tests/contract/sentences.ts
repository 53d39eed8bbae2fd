/** A test that proves a sentence: its file, its title or a part of it, and, where the title stands over a table, a row of it. */
export type Proof = readonly [file: string, title: string, row?: string]

/** A sentence of the specification in our own words, under its section and its place there. */
export type Sentence = { key: `bond-page §${number}.${number}`; says: string; proofs: readonly Proof[] }

const PAGE = 'packages/bond-page/src'
const SECTIONS = `${PAGE}/sections`
const GRAPH = `${SECTIONS}/graph`
const RULES = `${PAGE}/rules`
const CHARTS = 'packages/ui/src/charts'
const BLOCKS = 'packages/ui/src/blocks'
const UI = 'packages/ui/src'
const CLIENT = 'packages/api-client/src'
const SERVER = 'apps/demo/server'
const JOURNEYS = 'tests/journeys'

const ACCESS = `${UI}/foundation/access/access.test.ts`
const CALLS = `${SERVER}/access/calls.test.ts`
const BLOCK = `${SECTIONS}/block/block-section.test.tsx`
const FACTS = `${CLIENT}/decode/facts.test.ts`
const QUOTES = `${SECTIONS}/quotes/quotes-section.test.tsx`
const QUOTES_ACCESS = `${SECTIONS}/quotes/quotes-section.access.test.tsx`
const SECTION = `${GRAPH}/graph-section.test.tsx`
const COMPARE = `${CHARTS}/compare/compare.model.test.ts`
const NUMBERS = `${RULES}/number-rules.test.ts`
const OPENAPI = `${CLIENT}/openapi.test.ts`
const CLIENT_CALLS = `${CLIENT}/client.test.ts`
const CASH_FLOW = `${SECTIONS}/cash-flow/cash-flow-section.test.tsx`
const RATINGS = `${SECTIONS}/ratings/ratings-section.test.tsx`
const PRINT = `${PAGE}/print/download-pdf.test.tsx`
const COPY = `${PAGE}/copy/copy-page.test.tsx`

const NAMED = 'Q8 sections of named values'
const EVERY_SECTION = `${SERVER}/page/sections.test.ts`
const AT_LEAST_ONCE = 'between the bonds of the home page every section of the contract is present'

/** The call of a row of bond-page §7: in the document, in the client, and answered by the server. */
const called = (operation: string): readonly Proof[] => [
  [OPENAPI, 'the 42 calls of the two tables are there', operation],
  [CLIENT_CALLS, 'is reached through its one function, as the document describes it'],
  [`${SERVER}/routes/contract.test.ts`, '%s answers as its schema says'],
]

const screens: Sentence[] = [
  {
    key: 'bond-page §2.1',
    says: 'a bond has its page under its number',
    proofs: [
      [`${SERVER}/http/pages.test.ts`, '%s is %i with the shell of a %s page', '/bonds/1/'],
      ['apps/demo/src/paths.test.ts', '%s', '/bonds/1/'],
    ],
  },
  {
    key: 'bond-page §2.2',
    says: 'an index has its page under its number',
    proofs: [[`${SERVER}/http/pages.test.ts`, '%s is %i with the shell of a %s page', '/indexes/']],
  },
  {
    key: 'bond-page §2.3',
    says: 'valuations lead to the pages that explain them',
    proofs: [
      [`${SECTIONS}/quotes/quotes.map.test.ts`, 'P11 valuation pages'],
      [QUOTES, 'valuation grounds link to their page'],
      [`${SERVER}/routes/bond.test.ts`, 'valuation grounds lead to their explanation'],
    ],
  },
  {
    key: 'bond-page §2.4',
    says: 'in Russian every responsible person can be written to in a chat',
    proofs: [
      [`${SECTIONS}/quotes/contacts.map.test.ts`, 'P11 a chat link per responsible person'],
      [QUOTES, 'P11 in Russian each responsible person has a chat link'],
      [CALLS, 'the chat link is sent in rus only'],
    ],
  },
  {
    key: 'bond-page §2.5',
    says: 'one navigation at the start leads to the sections',
    proofs: [
      [`${PAGE}/bond-page.test.tsx`, 'the menu has a link to each section, and to nothing else'],
      [`${JOURNEYS}/visitor.spec.ts`, 'P2 reads what the page has, and the menu leads to each section'],
    ],
  },
  {
    key: 'bond-page §2.6',
    says: 'a section without data is not there',
    proofs: [
      [
        `${PAGE}/bond-page.test.tsx`,
        'P2 one left navigation; each section is shown only when data for it exists',
      ],
      [`${JOURNEYS}/kinds.spec.ts`, 'every section that has data is there'],
      [BLOCK, 'without data there is no section'],
    ],
  },
  {
    key: 'bond-page §2.7',
    says: 'main section: chart and archive',
    proofs: [
      [SECTION, 'C4 periods are'],
      [EVERY_SECTION, AT_LEAST_ONCE],
    ],
  },
  {
    key: 'bond-page §2.8',
    says: 'main section: summary',
    proofs: [[`${SECTIONS}/info/info-section.test.tsx`, 'summary: every term of the issue with its value']],
  },
  {
    key: 'bond-page §2.9',
    says: 'main section: documents',
    proofs: [[`${SECTIONS}/documents/documents-section.test.tsx`, 'Q10 documents']],
  },
  {
    key: 'bond-page §2.10',
    says: 'main section: what market participants quote',
    proofs: [[QUOTES, 'Q1 latest quotes from market participants']],
  },
  {
    key: 'bond-page §2.11',
    says: 'main section: payments and options',
    proofs: [
      [CASH_FLOW, 'Q7 the cash flow'],
      [CASH_FLOW, 'Q8 the options'],
    ],
  },
  {
    key: 'bond-page §2.12',
    says: 'main section: indicators by the international standard',
    proofs: [[`${SECTIONS}/ifrs/ifrs-section.test.tsx`, 'Q10, R2 IFRS indicators']],
  },
  {
    key: 'bond-page §2.13',
    says: 'main section: indicators by the local standard',
    proofs: [[`${SECTIONS}/ras/ras-section.test.tsx`, 'Q10, R1, R3 RAS indicators']],
  },
  {
    key: 'bond-page §2.14',
    says: 'main section: placement',
    proofs: [[BLOCK, NAMED, "'placement', 'Placement'"]],
  },
  {
    key: 'bond-page §2.15',
    says: 'main section: analytics of the issuer, named otherwise for a state',
    proofs: [
      [
        `${SECTIONS}/issuer-analytics/issuer-analytics-section.test.tsx`,
        'P3 the name of the section',
        'Analytics on sovereign debt',
      ],
      [`${SECTIONS}/issuer-analytics/analytics-label.test.ts`, 'P3 the analytics of %s have their own name'],
    ],
  },
  { key: 'bond-page §2.16', says: 'main section: ratings', proofs: [[RATINGS, 'Q9 ratings: groups']] },
  {
    key: 'bond-page §2.17',
    says: 'secondary section: terms of early redemption',
    proofs: [
      [
        `${SECTIONS}/early-redemption/early-redemption-section.test.tsx`,
        'Q8 every right ahead says who may do what',
      ],
    ],
  },
  {
    key: 'bond-page §2.18',
    says: 'secondary section: defaults',
    proofs: [[BLOCK, NAMED, "'defaults', 'Defaults'"]],
  },
  {
    key: 'bond-page §2.19',
    says: 'secondary section: tap issues',
    proofs: [[BLOCK, 'tap issues: numbers as their columns say']],
  },
  {
    key: 'bond-page §2.20',
    says: 'secondary section: conversion',
    proofs: [[BLOCK, NAMED, "'conversion', 'Conversion'"]],
  },
  {
    key: 'bond-page §2.21',
    says: 'secondary section: lombard list',
    proofs: [[BLOCK, NAMED, "'lombard', 'Lombard list'"]],
  },
  {
    key: 'bond-page §2.22',
    says: 'secondary section: lombard list of a national bank',
    proofs: [[BLOCK, NAMED, "'lombard-national', 'Lombard list of the national bank'"]],
  },
  {
    key: 'bond-page §2.23',
    says: 'secondary section: structured product',
    proofs: [
      [BLOCK, 'Q8 a term with an explanation has it one tap away', 'Structured product'],
      [EVERY_SECTION, AT_LEAST_ONCE],
    ],
  },
  {
    key: 'bond-page §2.24',
    says: 'secondary section: covenants',
    proofs: [[BLOCK, 'covenants: every one with its test']],
  },
  {
    key: 'bond-page §2.25',
    says: 'secondary section: investors',
    proofs: [[BLOCK, 'investors: who took how much']],
  },
  {
    key: 'bond-page §2.26',
    says: 'secondary section: indexes that hold the bond',
    proofs: [[`${SECTIONS}/indexes/indexes-section.test.tsx`, 'Q11 indexes lead to their pages']],
  },
  {
    key: 'bond-page §2.27',
    says: 'secondary section: more',
    proofs: [[BLOCK, 'more: links around the bond']],
  },
  {
    key: 'bond-page §2.28',
    says: 'secondary section: latest issues of the issuer, by pages',
    proofs: [
      [
        `${SECTIONS}/latest-issues/latest-issues-section.test.tsx`,
        'Q11 latest issues of the issuer, ten to a page',
      ],
    ],
  },
  {
    key: 'bond-page §2.29',
    says: 'secondary section: similar bonds, by pages',
    proofs: [[`${SECTIONS}/similar/similar-section.test.tsx`, 'Q11 similar bonds, ten to a page']],
  },
  {
    key: 'bond-page §2.30',
    says: 'secondary section: news',
    proofs: [[`${SECTIONS}/news/news-section.test.tsx`, 'Q10 the newest five']],
  },
  {
    key: 'bond-page §2.31',
    says: 'secondary section: related issuers',
    proofs: [
      [
        `${SECTIONS}/related-issuers/related-issuers-section.test.tsx`,
        'Q11 related issuers say how they are related',
      ],
    ],
  },
  {
    key: 'bond-page §2.32',
    says: 'secondary section: graphs of relations, both ways',
    proofs: [
      [`${SECTIONS}/relation-graphs/relation-graphs-section.test.tsx`, 'N1 what the issuer holds is a graph'],
      [`${SECTIONS}/relation-graphs/relation-graphs-section.test.tsx`, 'N1 who holds it is the other way'],
    ],
  },
  {
    key: 'bond-page §2.33',
    says: 'secondary section: identifiers',
    proofs: [
      [`${SECTIONS}/identifiers/identifiers-section.test.tsx`, 'identifiers are named and written out'],
    ],
  },
  {
    key: 'bond-page §2.34',
    says: 'secondary section: classifier',
    proofs: [[BLOCK, NAMED, "'classifier', 'Classifier'"]],
  },
  {
    key: 'bond-page §2.35',
    says: 'secondary section: restructuring',
    proofs: [[BLOCK, 'X3 a blank in the restructuring says why']],
  },
  {
    key: 'bond-page §2.36',
    says: 'secondary section: annual reports',
    proofs: [
      [
        `${SECTIONS}/report-files/report-files-section.test.tsx`,
        '%s are a section and a list of their own',
        'Annual reports',
      ],
    ],
  },
  {
    key: 'bond-page §2.37',
    says: 'secondary section: holders',
    proofs: [[`${SECTIONS}/holders/holders-section.test.tsx`, 'Q8 holders: who, how much and as of when']],
  },
  {
    key: 'bond-page §2.38',
    says: 'secondary section: reporting',
    proofs: [
      [
        `${SECTIONS}/report-files/report-files-section.test.tsx`,
        '%s are a section and a list of their own',
        'Reporting',
      ],
    ],
  },
  {
    key: 'bond-page §2.39',
    says: 'secondary section: multipliers',
    proofs: [[`${SECTIONS}/multipliers/multipliers-section.test.tsx`, 'Q10, R4 the first group is shown']],
  },
  {
    key: 'bond-page §2.40',
    says: 'secondary section: ESG reports',
    proofs: [
      [
        `${SECTIONS}/report-files/report-files-section.test.tsx`,
        '%s are a section and a list of their own',
        'ESG reports',
      ],
    ],
  },
  {
    key: 'bond-page §2.41',
    says: 'secondary section: consensus forecasts',
    proofs: [[`${SECTIONS}/consensus/consensus-section.test.tsx`, 'Q10, R8 the forecasts about the issuer']],
  },
  {
    key: 'bond-page §2.42',
    says: 'the chart section has chart, extended chart and archive',
    proofs: [
      [`${GRAPH}/graph-section.address.test.tsx`, 'C2 the views keep the same type, period and ground'],
      [`${GRAPH}/graph-section.extended.test.tsx`, 'C2 the extended chart is a third view'],
      [`${JOURNEYS}/extended.spec.ts`, 'C2 the three views show the same period, ground and type'],
    ],
  },
  {
    key: 'bond-page §2.43',
    says: 'four kinds of chart',
    proofs: [
      [`${JOURNEYS}/pro.spec.ts`, 'C4 periods, C3 types and C5 arbitrary days load what they say'],
      [`${GRAPH}/graph-section.map.test.tsx`, 'M3 the issuer map in the chart section'],
    ],
  },
  {
    key: 'bond-page §2.44',
    says: 'four fixed periods, three months first, or any days',
    proofs: [
      [SECTION, 'C4 periods are 1M, 3M (default), 1Y, 3Y, or an arbitrary start and end date'],
      [SECTION, 'opens with three months to today'],
      [SECTION, 'a typed start day is an arbitrary period'],
    ],
  },
  {
    key: 'bond-page §2.45',
    says: 'no chart section without grounds or in another status',
    proofs: [
      [
        `${RULES}/chart-rules.test.ts`,
        'C1 the chart section needs trading grounds and a status that has a chart',
      ],
      [`${PAGE}/bond-page.test.tsx`, 'C1 the chart section shows for status %i'],
      [`${JOURNEYS}/rules.spec.ts`, 'rule 3: a bond without trading grounds'],
    ],
  },
  {
    key: 'bond-page §2.46',
    says: 'on a phone the quotes have one column for both sides and none for the date',
    proofs: [
      [QUOTES, 'Q2 on mobile, bid and ask are one column and the date column is dropped'],
      [`${JOURNEYS}/phone.spec.ts`, 'rule 17: Q2 bid and ask are one column'],
    ],
  },
]

const entities: Sentence[] = [
  {
    key: 'bond-page §3.1',
    says: 'a page knows its bond, issuer, country, currency, status and language',
    proofs: [
      [FACTS, 'the bond page'],
      [FACTS, 'the example of bond 1, with full access'],
      [OPENAPI, 'has examples that its schemas accept'],
    ],
  },
  {
    key: 'bond-page §3.2',
    says: 'its trading grounds with number, name and latest day',
    proofs: [
      [FACTS, 'the example of bond 1, with full access'],
      [`${RULES}/chart-rules.test.ts`, 'C4 the last day of a period'],
    ],
  },
  {
    key: 'bond-page §3.3',
    says: 'the ground that is chosen at first',
    proofs: [
      [FACTS, 'a default ground that is not in the list gives way to the first'],
      [SECTION, 'opens with three months to today of the default ground'],
    ],
  },
  {
    key: 'bond-page §3.4',
    says: 'its options, the first of them put or call',
    proofs: [
      [
        `${SECTIONS}/early-redemption/early-redemption.map.test.ts`,
        'the first option is named, put or call (bond-page §3 "offerts")',
      ],
      [
        `${SECTIONS}/early-redemption/early-redemption-section.test.tsx`,
        'Q8 the first option ahead is named, put or call',
      ],
    ],
  },
  {
    key: 'bond-page §3.5',
    says: 'its ratings in six groups, each with its point on the scale',
    proofs: [
      [RATINGS, 'Q9 ratings: groups emission, emitent, spv, surety, guarantors, offeror'],
      [`${SECTIONS}/ratings/ratings.map.test.ts`, 'Q9 groups of ratings'],
    ],
  },
  {
    key: 'bond-page §3.6',
    says: 'the user’s watchlists',
    proofs: [
      [
        'tests/contract/watchlist.ports.test.ts',
        'the lists of the bond page are the lists of the panel as they are',
      ],
      [`${PAGE}/header/page-header.test.tsx`, 'W1 add to watchlist'],
    ],
  },
  {
    key: 'bond-page §3.7',
    says: 'comments, holders, latest issues and similar bonds',
    proofs: [
      [`${SECTIONS}/issuer-analytics/issuer-analytics-section.test.tsx`, 'R6 comments about the issuer'],
      [`${SECTIONS}/holders/holders-section.test.tsx`, 'Q8 holders'],
      [FACTS, 'similar bonds and latest issues (Q11)'],
    ],
  },
  {
    key: 'bond-page §3.8',
    says: 'a quote has its ground, name, address, day and time',
    proofs: [
      [`${CLIENT}/decode/quotes.test.ts`, 'quotes of market participants (Q1)'],
      [`${CLIENT}/decode/quotes.test.ts`, 'time of day %s → %s'],
      [`${SECTIONS}/quotes/quotes.map.test.ts`, 'Q1 how old each quote is'],
    ],
  },
  {
    key: 'bond-page §3.9',
    says: 'a quote has its two sides, an indicative price and yields of both sides',
    proofs: [
      [QUOTES, 'a row per participant: prices with 4, yields with 3, spreads with 2 decimals'],
      [`${SECTIONS}/quotes/quotes.map.test.ts`, 'Q1 the quotes table'],
    ],
  },
  {
    key: 'bond-page §3.10',
    says: 'a quote has effective yields, to maturity and to the option',
    proofs: [
      [`${SECTIONS}/quotes/quotes.map.test.ts`, 'columns that no participant fills are left out'],
      [`${CLIENT}/decode/quotes.test.ts`, 'the example'],
    ],
  },
  {
    key: 'bond-page §3.11',
    says: 'a quote has spreads and a volume',
    proofs: [
      [
        `${SECTIONS}/quotes/quotes.map.test.ts`,
        'writes prices with 4, yields with 3 and spreads with 2 decimals',
      ],
    ],
  },
  {
    key: 'bond-page §3.12',
    says: 'a quote leads to its archive, names participant and person, and may be hidden',
    proofs: [
      [`${SECTIONS}/quotes/quotes.map.test.ts`, 'Q1 a ground’s day leads to its archive'],
      [`${SECTIONS}/quotes/quotes.map.test.ts`, 'the row’s id names its participant'],
      [`${CLIENT}/decode/quotes.test.ts`, 'a row whose quotes are hidden has masked figures'],
    ],
  },
  {
    key: 'bond-page §3.13',
    says: 'the answer has quotes, prices of today and of the end of the day',
    proofs: [[QUOTES, 'Q5 prices of today and at the end of the day']],
  },
  {
    key: 'bond-page §3.14',
    says: 'the answer has contacts with their titles',
    proofs: [
      [`${SECTIONS}/quotes/contacts.map.test.ts`, 'Q1 contacts, each with its ttl'],
      [QUOTES, 'each with its ttl'],
    ],
  },
  {
    key: 'bond-page §3.15',
    says: 'the answer has a label of the day, states of requests and participants',
    proofs: [
      [QUOTES, 'a block whose rows are all of one day says it beside its name'],
      [
        `${SECTIONS}/quotes/contacts.map.test.ts`,
        'market participants without a contact stand by their name',
      ],
      [`${CLIENT}/decode/quotes.test.ts`, 'the state of an access request (Q3)'],
    ],
  },
  {
    key: 'bond-page §3.16',
    says: 'a request may be sent, has been sent, or is forbidden',
    proofs: [
      [QUOTES_ACCESS, 'as the server says at first: %s'],
      [`${SECTIONS}/quotes/quote-access.model.test.ts`, 'Q3 a request for a participant’s quotes'],
    ],
  },
  {
    key: 'bond-page §3.17',
    says: 'an archive row has its day, ground and board',
    proofs: [[`${GRAPH}/archive.map.test.ts`, 'what a row refers to: board']],
  },
  {
    key: 'bond-page §3.18',
    says: 'an archive row has quotes and every kind of price',
    proofs: [
      [`${GRAPH}/archive.map.test.ts`, 'shows the columns that have something to show'],
      [`${RULES}/withhold.test.ts`, 'no figure of a row is forgotten'],
    ],
  },
  {
    key: 'bond-page §3.19',
    says: 'an archive row has yields to maturity, option and call',
    proofs: [
      [`${GRAPH}/archive.map.test.ts`, 'Q12 a type that all rows share is said once'],
      [`${CLIENT}/decode/trading-row.test.ts`, 'the example of bond 1: figures, bad values and an index'],
    ],
  },
  {
    key: 'bond-page §3.20',
    says: 'an archive row has accrued interest and durations',
    proofs: [
      [`${GRAPH}/archive.map.test.ts`, 'accrued interest takes the issuer’s precision, else 2'],
      [NUMBERS, 'Q13 decimals', "'days'"],
    ],
  },
  {
    key: 'bond-page §3.21',
    says: 'an archive row has convexity and the value of a basis point',
    proofs: [
      [NUMBERS, 'Q13 decimals', "'pvbp'"],
      [NUMBERS, 'Q13 what is blanked, and why', 'convexity too'],
    ],
  },
  {
    key: 'bond-page §3.22',
    says: 'an archive row has volumes, turnover and the number of deals',
    proofs: [
      [`${GRAPH}/stock.map.test.ts`, 'C18 turnover'],
      [`${GRAPH}/stock.map.test.ts`, 'C20 the volume indicator'],
    ],
  },
  {
    key: 'bond-page §3.23',
    says: 'an archive row has g-spread, t-spread and its benchmark',
    proofs: [
      [`${GRAPH}/archive.map.test.ts`, 'benchmark of the t-spread by name or number'],
      [`${SERVER}/pricing/curve.test.ts`, 'g-spread and t-spread'],
    ],
  },
  {
    key: 'bond-page §3.24',
    says: 'an archive row refers to its issue, type and document',
    proofs: [[`${GRAPH}/archive.map.test.ts`, 'what a row refers to']],
  },
  {
    key: 'bond-page §3.25',
    says: 'numbers have a numeric form, bad ones a mark',
    proofs: [
      [`${CLIENT}/decode/figure.test.ts`, 'the figure of a field, nested or flat'],
      [`${CLIENT}/decode/figure.test.ts`, 'a wire number becomes a figure'],
      [NUMBERS, 'bad data is blank and says so'],
    ],
  },
  {
    key: 'bond-page §3.26',
    says: 'the columns of the payments',
    proofs: [
      [CASH_FLOW, 'has a column for everything that the payments have'],
      [`${SECTIONS}/cash-flow/cash-flow.map.test.ts`, 'Q7 columns (bond-page §3)'],
      [CASH_FLOW, 'X3 an estimated coupon says that it is'],
    ],
  },
  {
    key: 'bond-page §3.27',
    says: 'the columns of the options',
    proofs: [
      [
        `${SECTIONS}/cash-flow/options.map.test.ts`,
        'Q8 the columns of the options are those of bond-page §3',
      ],
    ],
  },
  {
    key: 'bond-page §3.28',
    says: 'a point of the map: its issue, whether it is the main one, duration, yield, price, day, ground',
    proofs: [
      [`${GRAPH}/map.map.test.ts`, 'M1 the points of the issuer map'],
      [FACTS, 'the issuer map'],
    ],
  },
  {
    key: 'bond-page §3.29',
    says: 'what is compared: number, ground, bond or index',
    proofs: [
      [`${RULES}/chart-url.test.ts`, 'X1 the chart’s part of the address'],
      ['tests/contract/ports.test.ts', 'the ports of the compare search fit its widget'],
    ],
  },
  {
    key: 'bond-page §3.30',
    says: 'the history of ratings by type and agency',
    proofs: [
      [FACTS, 'ratings history (Q9)'],
      [`${SECTIONS}/ratings/history.map.test.ts`, 'Q9 the history by agency'],
    ],
  },
]

const states: Sentence[] = [
  {
    key: 'bond-page §4.1',
    says: 'three kinds of users',
    proofs: [
      [ACCESS, 'P4, P5: every gated row × every user'],
      [ACCESS, 'full access is level 1077 and nothing else'],
    ],
  },
  {
    key: 'bond-page §4.2',
    says: 'a gated action asks to sign in, or says that there is no access',
    proofs: [
      [`${UI}/controls/access-prompt/access-prompt.test.tsx`, 'need_auth offers to sign in'],
      [`${UI}/controls/access-prompt/access-prompt.test.tsx`, 'access_denied_auth says so'],
      ['tests/contract/gates.test.ts', '%s is guarded by %s, which the access table knows'],
    ],
  },
  {
    key: 'bond-page §4.3',
    says: 'gated: Excel',
    proofs: [[`${GRAPH}/archive-excel.test.tsx`, 'access rows 1 and 7, rule 15']],
  },
  {
    key: 'bond-page §4.4',
    says: 'gated: watchlist',
    proofs: [[`${PAGE}/header/page-header.test.tsx`, 'W1 add to watchlist (bond-page §4, access row 4)']],
  },
  {
    key: 'bond-page §4.5',
    says: 'gated: download of a list of securities',
    proofs: [[`${SECTIONS}/similar/similar-section.test.tsx`, 'access row 8 the list as a file']],
  },
  {
    key: 'bond-page §4.6',
    says: 'gated: files',
    proofs: [
      [`${SECTIONS}/documents/documents-section.test.tsx`, 'access row 9: file download needs level 1077'],
    ],
  },
  {
    key: 'bond-page §4.7',
    says: 'gated: praams report',
    proofs: [[`${SECTIONS}/praams/praams-report.test.tsx`, 'access row 11: the gate before it']],
  },
  {
    key: 'bond-page §4.8',
    says: 'gated: reporting',
    proofs: [
      [
        `${SECTIONS}/report-files/report-files-section.test.tsx`,
        'access row 10 files on the bond page take the grant for documents',
      ],
    ],
  },
  {
    key: 'bond-page §4.9',
    says: 'a request for quotes can be sent, and is sent after success',
    proofs: [
      [QUOTES_ACCESS, 'Q3 the access request starts as “send available”'],
      [QUOTES_ACCESS, 'it becomes “already sent” after a successful request'],
      [`${JOURNEYS}/reader.spec.ts`, 'rule 16: Q3 a reader asks a participant for access'],
    ],
  },
  {
    key: 'bond-page §4.10',
    says: 'otherwise it says that it is forbidden',
    proofs: [
      [QUOTES_ACCESS, 'as the server says at first: %s', 'forbidden'],
      [`${SERVER}/routes/bond.test.ts`, 'a participant that takes no requests says so'],
    ],
  },
  {
    key: 'bond-page §4.11',
    says: 'the chart is loading after each change of period, type, ground or comparison',
    proofs: [
      [SECTION, 'C7 a loading flag on each change of period, type and trading ground'],
      [`${GRAPH}/graph-compare.model.test.ts`, 'C7, C9 everything that changes what is compared loads anew'],
    ],
  },
  {
    key: 'bond-page §4.12',
    says: 'a comparison grows, shrinks, and its last step is taken back',
    proofs: [
      [COMPARE, 'C9 what can be added'],
      [COMPARE, 'C9 removing one, cancelling the last'],
      [`${CHARTS}/compare/compare-bar.test.tsx`, 'one is removed, the last one is cancelled'],
    ],
  },
  {
    key: 'bond-page §4.13',
    says: 'neither the main bond on its ground nor anything twice is compared',
    proofs: [
      [COMPARE, 'nothing is compared twice, and the main line is not compared with itself'],
      [`${GRAPH}/graph-section.compare.test.tsx`, 'the main bond on its ground is refused'],
      [`${JOURNEYS}/compare.spec.ts`, 'rule 7: C9 the main bond on the shown ground is refused'],
    ],
  },
  {
    key: 'bond-page §4.14',
    says: 'what has no data or no measure goes with a message',
    proofs: [
      [COMPARE, 'C13 what a load brings for each item'],
      [`${GRAPH}/graph-section.compare.test.tsx`, 'an item without data goes with a message'],
      [`${JOURNEYS}/compare.spec.ts`, 'rule 8: C13 an index without yields goes with a message'],
    ],
  },
  {
    key: 'bond-page §4.15',
    says: 'values as they are',
    proofs: [[`${CHARTS}/chart-panel/chart-panel.test.tsx`, 'absolute or per cent']],
  },
  {
    key: 'bond-page §4.16',
    says: 'values in per cent from the first point',
    proofs: [
      [`${CHARTS}/time-chart/column.test.ts`, 'C10 percent'],
      [`${CHARTS}/time-chart/time-chart.test.tsx`, 'C10: zooming never re-bases percent'],
      [`${JOURNEYS}/compare.spec.ts`, 'per cent start at zero for both'],
    ],
  },
  {
    key: 'bond-page §4.17',
    says: 'the spread line needs exactly two lines',
    proofs: [
      [`${CHARTS}/compare/spread.shape.test.ts`, 'C11 the spread line needs exactly two drawn lines'],
      [`${GRAPH}/graph-section.compare.test.tsx`, 'C11 the spread line'],
    ],
  },
  {
    key: 'bond-page §4.18',
    says: 'without yields or spreads the chart returns to price',
    proofs: [
      [SECTION, 'C3 a ground without the chosen type returns to price'],
      [`${GRAPH}/graph.model.test.ts`, 'C3 a period without the chosen measure'],
      [`${JOURNEYS}/rules.spec.ts`, 'rule 9: on a ground without yields the chart returns to price'],
    ],
  },
  {
    key: 'bond-page §4.19',
    says: 'tabs without data are hidden',
    proofs: [
      [SECTION, 'the tabs go, price is chosen, and the change is said once'],
      [`${GRAPH}/graph-section.map.test.tsx`, 'C3 without data for a map there is no tab for it'],
    ],
  },
  {
    key: 'bond-page §4.20',
    says: 'the map hides the periods and has the grounds of its points',
    proofs: [
      [
        `${GRAPH}/graph-section.map.test.tsx`,
        'it takes the place of the lines: no period, and grounds of its own',
      ],
      [`${JOURNEYS}/issuer.spec.ts`, 'rule 10: full access walks it by keyboard'],
    ],
  },
  {
    key: 'bond-page §4.21',
    says: 'ground 4 is an estimation',
    proofs: [
      [SECTION, 'trading ground 4 flags an estimation'],
      [`${CHARTS}/issuer-map/issuer-map.test.tsx`, 'ground 4 shows the mark of an estimation, others do not'],
    ],
  },
  {
    key: 'bond-page §4.22',
    says: 'revoked ratings come and go with a toggle',
    proofs: [
      [RATINGS, 'Q9 revoked ratings can be toggled shown or hidden'],
      [`${RULES}/revoked-rating.test.ts`, 'Q9 a rating named %s is revoked: %s'],
    ],
  },
  {
    key: 'bond-page §4.23',
    says: 'a saved watchlist is told for a second',
    proofs: [
      [
        `${BLOCKS}/watchlist-panel/watchlist-panel.message.test.tsx`,
        'W4 the watchlist-saved message shows for 1 s',
      ],
    ],
  },
  {
    key: 'bond-page §4.24',
    says: 'a copy is told for two seconds',
    proofs: [
      [COPY, 'says so for exactly 2000 ms'],
      [`${UI}/controls/copy-button/copy-button.test.tsx`, 'copies, and shows the success for 2,000 ms'],
    ],
  },
  {
    key: 'bond-page §4.25',
    says: 'in two statuses the chart ends on the ground’s latest day, else today',
    proofs: [
      [`${RULES}/chart-rules.test.ts`, 'C4 the last day of a period (bond-page §4)'],
      [SECTION, 'for statuses 128 and 112 the period ends on the default ground’s latest day'],
      [`${JOURNEYS}/rules.spec.ts`, 'rule 2: a matured bond’s chart ends on the latest day'],
    ],
  },
  {
    key: 'bond-page §4.26',
    says: 'the data call has three answers',
    proofs: [
      [SECTION, 'C6 the data call answers rows, a number or nothing'],
      [`${CLIENT}/decode/trading-row.test.ts`, 'rows, or a number, or empty'],
      [`${SERVER}/routes/chart.test.ts`, 'rows, a number, or nothing'],
    ],
  },
  {
    key: 'bond-page §4.27',
    says: 'a number is the nearest time with data, and the period becomes the three months before it',
    proofs: [
      [SECTION, 'a number: exactly one more question, for the three months before it'],
      [`${SERVER}/routes/chart.test.ts`, 'a period %s answers the nearest day, in unix seconds'],
      [`${JOURNEYS}/pro.spec.ts`, 'rule 1: C6 ground 100 has nothing today'],
    ],
  },
  {
    key: 'bond-page §4.28',
    says: 'nothing means no data for the period',
    proofs: [
      [SECTION, 'nothing: no_data_for_period'],
      [`${GRAPH}/graph.model.test.ts`, 'an empty answer is no data for the period'],
    ],
  },
]

const validation: Sentence[] = [
  {
    key: 'bond-page §5.1',
    says: 'nine bonds and ten indexes at most',
    proofs: [
      [COMPARE, 'there are never more than 9 bonds and 10 indexes'],
      [`${SERVER}/routes/chart.test.ts`, 'nine bonds and ten indexes besides the main bond are taken'],
      [`${JOURNEYS}/rules.spec.ts`, 'rule 6: nine bonds and ten indexes are compared'],
    ],
  },
  {
    key: 'bond-page §5.2',
    says: 'each kind of chart needs its measure of what is compared, else it says so',
    proofs: [
      [`${GRAPH}/compared.map.test.ts`, 'C13 what each type needs'],
      [`${GRAPH}/lines.map.test.ts`, 'a line without g-spreads is drawn by its t-spreads'],
      [`${GRAPH}/compared.map.test.ts`, 'an outcome per item'],
    ],
  },
  {
    key: 'bond-page §5.3',
    says: 'more than 2500 points are no workbook, and fewer are one again',
    proofs: [
      [`${GRAPH}/archive-excel.test.tsx`, 'rule 5: many_points'],
      [`${GRAPH}/archive-excel.model.test.ts`, 'C21 rule 5: the export is refused above 2500 points'],
      [`${SERVER}/routes/chart.test.ts`, '2,500 points go into a workbook, 2,501 are refused'],
    ],
  },
  {
    key: 'bond-page §5.4',
    says: 'a period without data says so, and there is nothing to export',
    proofs: [
      [`${GRAPH}/archive-view.test.tsx`, 'no_data_for_period leads to the last period with data'],
      [`${CHARTS}/chart-export/export-menu.test.tsx`, 'a chart without data is not exported'],
      [`${SERVER}/routes/chart.test.ts`, 'no point at all is no file'],
    ],
  },
  {
    key: 'bond-page §5.5',
    says: 'three messages of the chart',
    proofs: [
      [SECTION, 'C14 messages of the chart (bond-page §5)'],
      [`${CHARTS}/time-chart/time-chart-states.test.tsx`, 'C14: one frame for every state'],
    ],
  },
  {
    key: 'bond-page §5.6',
    says: 'a number is digits, dot and comma',
    proofs: [
      [`${SECTIONS}/info/calculator/calculators.test.tsx`, 'only digits, dot and comma can be typed'],
      [`${UI}/controls/number-field/number-field.test.tsx`, 'nor can letters'],
    ],
  },
  {
    key: 'bond-page §5.7',
    says: 'accrued interest is reckoned up to two days after today',
    proofs: [
      [
        `${SECTIONS}/info/calculator/calculators.test.tsx`,
        'a day later than two days after today is refused, and nothing is asked',
      ],
      [`${SERVER}/routes/bond.test.ts`, 'two days after today is allowed, three are not'],
    ],
  },
  {
    key: 'bond-page §5.8',
    says: 'yields are per cent, and blank above 2000',
    proofs: [
      [NUMBERS, 'Q13 what is blanked, and why (bond-page §5)', 'above it is blank'],
      [`${GRAPH}/graph.map.test.ts`, 'yields are per cent, and 3723.67 per cent is a gap'],
    ],
  },
  {
    key: 'bond-page §5.9',
    says: 'durations, convexity and spreads are blank above a yield of 20',
    proofs: [
      [
        NUMBERS,
        'Q13 what is blanked, and why (bond-page §5)',
        'a duration with the indicative yield above 20',
      ],
      [`${GRAPH}/archive.map.test.ts`, 'rule 4: on 2024-08-23 price, yield, duration and spread are blank'],
    ],
  },
  {
    key: 'bond-page §5.10',
    says: 'three names of yields are said otherwise',
    proofs: [
      [NUMBERS, 'the yield type %s is labelled %s', 'yield_type_maturity'],
      [`${GRAPH}/archive-view.test.tsx`, 'Clearance is relabelled as Maturity'],
    ],
  },
]

const roles: Sentence[] = [
  {
    key: 'bond-page §6.1',
    says: 'a visitor sees the page',
    proofs: [
      [`${JOURNEYS}/visitor.spec.ts`, 'P2 reads what the page has'],
      [`${SERVER}/http/pages.test.ts`, 'a bond page carries its whole answer'],
    ],
  },
  {
    key: 'bond-page §6.2',
    says: 'a visitor is asked to sign in for what is gated',
    proofs: [
      [ACCESS, 'P4, P5: every gated row × every user'],
      [CALLS, '%s'],
    ],
  },
  {
    key: 'bond-page §6.3',
    says: 'a visitor sees neither the values of axes nor of quotes',
    proofs: [
      [`${GRAPH}/graph-section.access.test.tsx`, 'P7 below full access no value is anywhere'],
      [QUOTES_ACCESS, 'P7, H12 quote values are masked'],
      [`${JOURNEYS}/leaks.spec.ts`, 'rule 13: P7 no number above the mask reaches'],
    ],
  },
  {
    key: 'bond-page §6.4',
    says: 'who is signed in below 1077 is told what there is no access to',
    proofs: [
      [`${PAGE}/header/page-header.test.tsx`, 'a reader is told that there is no access'],
      [`${SECTIONS}/praams/praams-report.test.tsx`, 'a reader is told that their access does not include it'],
      [`${SECTIONS}/similar/similar-section.test.tsx`, '%s is told what it takes, and nothing is asked for'],
      [ACCESS, 'no gated thing is left out of the table'],
    ],
  },
  {
    key: 'bond-page §6.5',
    says: 'below 1077 axes and tooltips are masked',
    proofs: [
      [`${GRAPH}/graph-section.users.test.tsx`, 'access rows 7, 12–14, 16: the chart'],
      [
        `${CHARTS}/time-chart/time-chart-states.test.tsx`,
        'not in the markup, at no place of the pointer, not by keyboard, not in the table',
      ],
    ],
  },
  {
    key: 'bond-page §6.6',
    says: 'below 1077 there are no pictures of charts',
    proofs: [
      [`${GRAPH}/graph-section.access.test.tsx`, '%s: there is no such menu'],
      [
        `${CHARTS}/chart-export/export-menu.test.tsx`,
        'P4 below full access the prompt opens, and nothing is produced',
      ],
    ],
  },
  {
    key: 'bond-page §6.7',
    says: 'the extended chart is empty for who is not signed in',
    proofs: [
      [`${GRAPH}/graph-section.extended.test.tsx`, 'a visitor gets no series at all'],
      [`${JOURNEYS}/extended.spec.ts`, 'a visitor finds the extended chart empty, with the way in'],
    ],
  },
  {
    key: 'bond-page §6.8',
    says: '1077 sees all values',
    proofs: [
      [`${GRAPH}/graph-section.access.test.tsx`, 'full access sees no prompt'],
      [`${SERVER}/routes/bond.test.ts`, 'full access sees every number'],
    ],
  },
  {
    key: 'bond-page §6.9',
    says: '1077 has five ways to take a chart along',
    proofs: [
      [`${GRAPH}/graph-section.access.test.tsx`, 'pro: the menu has all five'],
      [`${CHARTS}/chart-export/export-menu.test.tsx`, 'print, PNG, JPEG, PDF, SVG (bond-page §6)'],
    ],
  },
  {
    key: 'bond-page §6.10',
    says: '1077 has watchlists',
    proofs: [
      [`${PAGE}/header/page-header.test.tsx`, 'full access sees the lists'],
      [`${JOURNEYS}/issuer.spec.ts`, 'rule 28: a bond is put on two lists'],
    ],
  },
  {
    key: 'bond-page §6.11',
    says: '1077 has Excel and files only with the grant',
    proofs: [
      [`${GRAPH}/archive-excel.test.tsx`, 'access rows 1 and 7, rule 15'],
      [
        `${SECTIONS}/documents/documents-section.test.tsx`,
        'full access without the grant is led to where access is asked for',
      ],
      [`${JOURNEYS}/address.spec.ts`, 'rule 15: 1077 without excelExportAccess is refused'],
    ],
  },
  {
    key: 'bond-page §6.12',
    says: 'ground 381 without NSD access counts as level 1',
    proofs: [
      [ACCESS, 'P6, row 7: trading ground 381'],
      [ACCESS, 'readings #2: the level is lowered to 1, never raised to it'],
      [`${GRAPH}/graph-section.access.test.tsx`, 'P6 trading ground 381 without NSD access'],
      [`${JOURNEYS}/pro.spec.ts`, 'rule 14: ground 381 without NSD access is masked'],
    ],
  },
  {
    key: 'bond-page §6.13',
    says: 'no quotes are told',
    proofs: [[QUOTES, 'Q4 when no quotes exist']],
  },
  {
    key: 'bond-page §6.14',
    says: '1077 can ask the support about it',
    proofs: [[QUOTES, 'full access also gets a support-request link']],
  },
]

const calls: Sentence[] = [
  {
    key: 'bond-page §7.1',
    says: 'what the server does beyond its answers is its own: each call has a document, a class and a gate',
    proofs: [
      [OPENAPI, 'refuses as its form asks'],
      [`${SERVER}/routes/contract.test.ts`, '%s has the class, the gate, the query and the body'],
    ],
  },
  {
    key: 'bond-page §7.2',
    says: 'the request for quotes; above 0 it was sent',
    proofs: [
      ...called('GET /api/bonds/submit_quotes_access_request/{emitentId}/'),
      [`${CLIENT}/decode/quotes.test.ts`, 'success of the first item'],
      [QUOTES_ACCESS, 'a click sends it for its participant'],
    ],
  },
  {
    key: 'bond-page §7.3',
    says: 'the quotes, asked for by bond, issuer and status',
    proofs: [
      ...called('GET /api/bonds/mp-quotes/{bondId}/{emitentId}/{bondStatusId}/'),
      [QUOTES, 'are asked for by bond, issuer and status, once'],
      [`${CLIENT}/decode/quotes.test.ts`, 'quotes of market participants (Q1)'],
    ],
  },
  {
    key: 'bond-page §7.4',
    says: 'the praams report, shown when there is one',
    proofs: [
      ...called('GET /api/bonds/{bondId}/praams/'),
      [FACTS, 'the praams report (Q14)'],
      [`${SECTIONS}/praams/praams-report.test.tsx`, 'is asked for by a press, by bond'],
    ],
  },
  {
    key: 'bond-page §7.5',
    says: 'the history of ratings, by their type',
    proofs: [
      ...called('POST /api/bonds/{bondId}/getRatingsHistory/'),
      [RATINGS, 'is asked for when it is opened, by bond and group, and kept'],
      [FACTS, 'agencies of a type with their ratings'],
    ],
  },
  {
    key: 'bond-page §7.6',
    says: 'an expanded table is logged, 80 or 76, and nobody waits for the answer',
    proofs: [
      ...called('POST /api/bonds/{bondId}/contactActionLog/'),
      [`${SECTIONS}/ifrs/ifrs-section.test.tsx`, 'expanding a table is logged as 80, with the bond'],
      [`${SECTIONS}/ras/ras-section.test.tsx`, 'expanding a table of %s is logged as 76, with the bond'],
      [`${CLIENT}/http.test.ts`, 'go out with keepalive and are not waited for'],
    ],
  },
  {
    key: 'bond-page §7.7',
    says: 'the view is counted when the page comes, by bond, country and region',
    proofs: [
      ...called('POST /api/bonds/{bondId}/incrementStatisticView/'),
      [`${PAGE}/bond-page.test.tsx`, 'P8 the view of the page is counted'],
    ],
  },
  {
    key: 'bond-page §7.8',
    says: 'the data of the chart: items, days, type, and whose change it was',
    proofs: [
      ...called('POST /api/chart/get_tradings/'),
      [SECTION, '%s starts on %s, and is the user’s choice'],
      [`${GRAPH}/graph-compare.model.test.ts`, 'an added item is asked for with the others, under a new id'],
      [`${SERVER}/routes/chart.test.ts`, 'the rows of the period, both ends included, by date'],
    ],
  },
  {
    key: 'bond-page §7.9',
    says: 'the benchmark bonds of t-spreads, in a language',
    proofs: [
      ...called('GET /cb/emissions/item/global/json/{id}/'),
      [`${GRAPH}/archive.map.test.ts`, 'benchmark of the t-spread by name or number'],
    ],
  },
  {
    key: 'bond-page §7.10',
    says: 'the comments about an issuer',
    proofs: [
      ...called('GET /api/company/{emitentId}/comments_about/'),
      [
        `${SECTIONS}/issuer-analytics/issuer-analytics-section.test.tsx`,
        'are asked for by issuer, because only that answer knows the user’s own requests',
      ],
    ],
  },
  {
    key: 'bond-page §7.11',
    says: 'accrued interest on a day',
    proofs: [
      ...called('GET /api/bonds/{bondId}/getNkdInfo/{date}/'),
      [
        `${SECTIONS}/info/calculator/calculators.test.tsx`,
        'asks for any other day by yyyy-MM-dd, and writes the issuer’s decimals',
      ],
      [FACTS, 'without nkd it is the wrong form'],
    ],
  },
  {
    key: 'bond-page §7.12',
    says: 'similar bonds and how many there are',
    proofs: [
      ...called('GET /api/bonds/{bondId}/similar-items/'),
      [
        `${SECTIONS}/similar/similar-section.test.tsx`,
        'the first ten come with the page, the others by their page',
      ],
      [FACTS, 'similar bonds and latest issues (Q11)'],
    ],
  },
  {
    key: 'bond-page §7.13',
    says: 'what a person did is logged by a number',
    proofs: [
      ...called('GET /cb/current_user/action_log/global/json/{actionId}/'),
      [`${CLIENT}/http.test.ts`, 'fail in silence'],
    ],
  },
  {
    key: 'bond-page §7.14',
    says: 'logged: the charts of yield and of spread',
    proofs: [
      [SECTION, 'P8 a person’s choice of a chart is logged, each intent once'],
      [SECTION, 'yield and spread by their numbers'],
    ],
  },
  {
    key: 'bond-page §7.15',
    says: 'logged: the page as PDF',
    proofs: [[PRINT, 'saved under the ISIN, and logged once (P8)']],
  },
  {
    key: 'bond-page §7.16',
    says: 'logged: the copied page',
    proofs: [[COPY, 'sections below the fold too, and is logged once (P8)']],
  },
  {
    key: 'bond-page §7.17',
    says: 'logged: the table of quotes',
    proofs: [[QUOTES, 'P8 usage logging of the quote table']],
  },
  {
    key: 'bond-page §7.18',
    says: 'logged: the issuer map, 299',
    proofs: [[`${GRAPH}/graph-section.map.test.tsx`, 'P8 opening it is logged once with 299']],
  },
  {
    key: 'bond-page §7.19',
    says: 'logged: a comparison, 297',
    proofs: [
      [`${GRAPH}/graph-section.compare.test.tsx`, 'what is added is asked for, drawn and logged', '297'],
    ],
  },
  {
    key: 'bond-page §7.20',
    says: 'the payments as a workbook: a link is asked for and gone to',
    proofs: [[CASH_FLOW, 'asks for the link of this bond, once, then goes to it']],
  },
  {
    key: 'bond-page §7.21',
    says: 'the archive as a workbook: a form',
    proofs: [
      [`${GRAPH}/archive-excel.test.tsx`, 'is sent for as a form, and saved under the server’s name'],
      [`${JOURNEYS}/address.spec.ts`, 'C21 the archive becomes a workbook, sent for as a form'],
    ],
  },
]

const errors: Sentence[] = [
  {
    key: 'bond-page §8.1',
    says: 'need_auth',
    proofs: [
      [`${UI}/controls/access-prompt/access-prompt.test.tsx`, 'need_auth offers to sign in'],
      [`${SECTIONS}/similar/similar-section.test.tsx`, '%s is told what it takes, and nothing is asked for'],
    ],
  },
  {
    key: 'bond-page §8.2',
    says: 'access_denied_auth',
    proofs: [
      [
        `${UI}/controls/access-prompt/access-prompt.test.tsx`,
        'access_denied_auth says so and links to the access page',
      ],
      [`${SECTIONS}/praams/praams-report.test.tsx`, 'access_denied_auth'],
      [CASH_FLOW, 'a refusal for want of access too (bond-page §8)'],
    ],
  },
  {
    key: 'bond-page §8.3',
    says: 'no_data_for_period',
    proofs: [
      [SECTION, 'nothing: no_data_for_period'],
      [`${GRAPH}/archive-view.test.tsx`, 'no_data_for_period leads to'],
    ],
  },
  {
    key: 'bond-page §8.4',
    says: 'many_points',
    proofs: [
      [`${GRAPH}/archive-excel.test.tsx`, 'rule 5: many_points'],
      [`${CLIENT}/http.test.ts`, 'a refused export is data: more than 2500 points'],
    ],
  },
  {
    key: 'bond-page §8.5',
    says: 'no_graph_data',
    proofs: [
      [`${CHARTS}/chart-panel/chart-panel-period.test.tsx`, 'no_graph_data where there is none at all'],
      [`${GRAPH}/graph.map.test.ts`, 'C14 what stands in the frame'],
    ],
  },
  {
    key: 'bond-page §8.6',
    says: 'no_select_trading_ground',
    proofs: [[SECTION, 'no_select_trading_ground: without a ground nothing is asked']],
  },
  {
    key: 'bond-page §8.7',
    says: 'graph_period_start_incorrect',
    proofs: [
      [SECTION, 'graph_period_start_incorrect: a start after the end asks nothing'],
      [`${JOURNEYS}/pro.spec.ts`, 'C14 a start after the end is named, and typing goes on'],
    ],
  },
  {
    key: 'bond-page §8.8',
    says: 'no_data, of a map',
    proofs: [
      [`${CHARTS}/issuer-map/issuer-map-words.test.ts`, 'no points: the label no_data (bond-page §8)'],
      [`${CHARTS}/issuer-map/issuer-map.test.tsx`, 'empty: the label no_data (bond-page §8)'],
    ],
  },
  {
    key: 'bond-page §8.9',
    says: 'compare_max_count_alert',
    proofs: [
      [`${CHARTS}/compare/compare.shape.test.ts`, 'C13 messages (bond-page §8)', 'compare_max_count_alert'],
      [`${SERVER}/routes/chart.test.ts`, 'comparison (bond-page §4, §5', 'compare_max_count_alert'],
    ],
  },
  {
    key: 'bond-page §8.10',
    says: 'compare_max_index_count_alert',
    proofs: [
      [
        `${CHARTS}/compare/compare.shape.test.ts`,
        'C13 messages (bond-page §8)',
        'compare_max_index_count_alert',
      ],
      [`${SERVER}/routes/chart.test.ts`, 'comparison (bond-page §4, §5', 'compare_max_index_count_alert'],
    ],
  },
  {
    key: 'bond-page §8.11',
    says: 'a comparison without data warns, and its text is searched for again',
    proofs: [
      [`${GRAPH}/graph-section.compare.test.tsx`, 'C13 what a load takes out'],
      [`${BLOCKS}/compare-search/compare-search.choosing.test.tsx`, 'C13 the search string is refilled'],
    ],
  },
  {
    key: 'bond-page §8.12',
    says: 'a comparison without the measure says that no value suits',
    proofs: [
      [`${GRAPH}/compared.map.test.ts`, 'an outcome per item', 'noMeasure'],
      [`${CHARTS}/compare/compare.shape.test.ts`, 'C13 messages (bond-page §8)', 'noMeasure'],
    ],
  },
  {
    key: 'bond-page §8.13',
    says: 'a failed copy goes to the console alone',
    proofs: [
      [COPY, 'a failure is only logged to the console'],
      [
        `${UI}/controls/copy-button/copy-button.test.tsx`,
        'a refused clipboard is told to the page and said politely',
      ],
    ],
  },
  {
    key: 'bond-page §8.14',
    says: 'faults of the line are ours to handle: each stays in its section',
    proofs: [
      [`${CLIENT}/http.test.ts`, '%s is a fault of its own'],
      [`${PAGE}/bond-page.test.tsx`, 'a cut line to the quotes leaves chart, summary and header as they are'],
      ['tests/faults/client.test.ts', ''],
    ],
  },
]

const constants: Sentence[] = [
  {
    key: 'bond-page §9.1',
    says: 'full access is 1077',
    proofs: [
      [ACCESS, 'full access is level 1077 and nothing else'],
      ['tests/architecture/purity.test.ts', 'full access and NSD are written once'],
    ],
  },
  {
    key: 'bond-page §9.2',
    says: '2500 points',
    proofs: [
      [`${GRAPH}/archive-excel.test.tsx`, '2,501 points are refused without a request; 2,500 clear it'],
    ],
  },
  {
    key: 'bond-page §9.3',
    says: 'nine bonds, ten indexes, twenty looks',
    proofs: [
      [COMPARE, 'all nineteen have another one'],
      [COMPARE, 'no look is used twice, and none is the main line’s'],
      [`${JOURNEYS}/rules.spec.ts`, 'twenty lines that all look different'],
    ],
  },
  {
    key: 'bond-page §9.4',
    says: 'latest issues: ten to a page',
    proofs: [
      [
        `${SECTIONS}/latest-issues/latest-issues-section.test.tsx`,
        'Q11 latest issues of the issuer, ten to a page (bond-page §9)',
      ],
    ],
  },
  {
    key: 'bond-page §9.5',
    says: 'similar bonds: ten to a page',
    proofs: [
      [`${SECTIONS}/similar/similar-section.test.tsx`, 'Q11 similar bonds, ten to a page (bond-page §9)'],
    ],
  },
  {
    key: 'bond-page §9.6',
    says: 'indexes: five',
    proofs: [[`${SECTIONS}/indexes/indexes-section.test.tsx`, 'Emission indexes count: 5']],
  },
  {
    key: 'bond-page §9.7',
    says: 'periods of 1, 3, 12 and 36 months',
    proofs: [
      [SECTION, '%s starts on %s, and is the user’s choice'],
      [`${RULES}/chart-rules.test.ts`, '%s up to %s starts on %s'],
    ],
  },
  {
    key: 'bond-page §9.8',
    says: 'the chart is 650 px high',
    proofs: [[`${GRAPH}/graph-height.test.tsx`, 'C8 the chart is 650 px high']],
  },
  {
    key: 'bond-page §9.9',
    says: 'pictures are as wide as the element, 900 px high, of the map 850',
    proofs: [
      [`${CHARTS}/chart-export/export-plan.test.ts`, 'issuer map %s: %d px high (bond-page §9, M6)'],
      [`${CHARTS}/chart-export/export-plan.test.ts`, 'an element %d px wide is refused'],
    ],
  },
  {
    key: 'bond-page §9.10',
    says: 'chart points have three decimals',
    proofs: [
      [`${GRAPH}/graph.map.test.ts`, 'prices are rounded to 3 decimals'],
      [`${GRAPH}/stock.map.test.ts`, 'rounded to 3 decimals (bond-page §9)'],
    ],
  },
  {
    key: 'bond-page §9.11',
    says: 'prices have 4 decimals, yields 3, spreads 2',
    proofs: [
      [NUMBERS, 'Q13 decimals (bond-page §9', "'bidAskSpread'"],
      [`${GRAPH}/archive-view.test.tsx`, 'prices have 4, yields 3 and spreads 2 decimals (bond-page §9)'],
    ],
  },
  {
    key: 'bond-page §9.12',
    says: 'durations have none or 2 decimals, a basis point 4, volumes 2',
    proofs: [
      [NUMBERS, 'Q13 decimals (bond-page §9', "'years'"],
      [NUMBERS, 'Q13 decimals (bond-page §9', "'pvbp'"],
      [NUMBERS, 'Q13 decimals (bond-page §9', "'volume'"],
    ],
  },
  {
    key: 'bond-page §9.13',
    says: 'accrued interest has the issuer’s precision, else 2',
    proofs: [
      [NUMBERS, 'accrued interest takes the issuer’s precision'],
      [
        `${PAGE}/header/page-header.test.tsx`,
        'accrued interest has the issuer’s precision, else two decimals',
      ],
    ],
  },
  {
    key: 'bond-page §9.14',
    says: 'the archive can show up to 30 decimals',
    proofs: [
      [`${GRAPH}/archive-view.test.tsx`, 'archive mode may show up to 30 decimals'],
      [NUMBERS, 'full precision keeps what is known, up to 30 decimals'],
    ],
  },
  {
    key: 'bond-page §9.15',
    says: 'days of payments say their zone where there were deals',
    proofs: [
      [CASH_FLOW, 'the days say their zone (bond-page §9)'],
      [CASH_FLOW, 'says no zone without deals'],
    ],
  },
  {
    key: 'bond-page §9.16',
    says: 'data older than 7 days are called old, below 2500 points',
    proofs: [
      [SECTION, 'C15 the old-data warning (bond-page §9)'],
      [`${CHARTS}/chart-panel/chart-period.test.ts`, 'C15 the old-data warning (bond-page §9'],
    ],
  },
  {
    key: 'bond-page §9.17',
    says: 'on the map the main issue is blue, others are orange',
    proofs: [[`${CHARTS}/issuer-map/issuer-map.shape.test.ts`, 'M1, readings #28: main blue, others orange']],
  },
  {
    key: 'bond-page §9.18',
    says: 'the document is a landscape A4, drawn at 0.6 within its margins',
    proofs: [
      [`${SERVER}/print/browser-printer.test.ts`, 'A4 landscape at 0.6'],
      [`${JOURNEYS}/print.spec.ts`, 'landscape A4'],
    ],
  },
  {
    key: 'bond-page §9.19',
    says: 'the document has faces of their own for three languages',
    proofs: [
      [`${JOURNEYS}/print.spec.ts`, 'P9 rus and ukr are written in Inter’s Cyrillic, chn in a Chinese face'],
    ],
  },
  {
    key: 'bond-page §9.20',
    says: 'a copy is told for 2000 ms',
    proofs: [[COPY, 'says so for exactly 2000 ms; the polite voice keeps it (bond-page §9']],
  },
  {
    key: 'bond-page §9.21',
    says: 'a saved watchlist is told for 1000 ms',
    proofs: [
      [
        `${BLOCKS}/watchlist-panel/watchlist-panel.message.test.tsx`,
        'there at 999 ms, gone at 1000; the live region keeps the text',
      ],
    ],
  },
  {
    key: 'bond-page §9.22',
    says: 'the table is refreshed after 1000 ms',
    proofs: [
      [QUOTES_ACCESS, 'the table is refreshed 1000 ms after a request was taken (bond-page §9)'],
      [`${RULES}/quote-rules.test.ts`, 'the table is refreshed after 1000 ms'],
    ],
  },
  {
    key: 'bond-page §9.23',
    says: 'four grounds lead to valuation pages',
    proofs: [
      [`${RULES}/quote-rules.test.ts`, 'P11 ground %s is a valuation ground: %s (bond-page §9)'],
      [`${SECTIONS}/quotes/quotes.map.test.ts`, 'grounds 4, 328, 327 and 78 lead to theirs, in quotes'],
    ],
  },
  {
    key: 'bond-page §9.24',
    says: 'in two statuses quotes are hidden, and 1077 is told whom to ask',
    proofs: [
      [QUOTES, 'hidden-quote statuses show the support message to full access only'],
      [`${SERVER}/routes/bond.test.ts`, 'status %i sends none, and full access a way to ask'],
    ],
  },
  {
    key: 'bond-page §9.25',
    says: 'servers of data are told by one address; the brand takes the methodology away',
    proofs: [
      [`${CLIENT}/http.test.ts`, 'a base url, a path and a query'],
      [
        `${BLOCKS}/international-report/international-report.test.tsx`,
        'the alternative brand has no methodology',
      ],
    ],
  },
]

/** bond-page §2–§9, sentence by sentence. */
export const SENTENCES: readonly Sentence[] = [
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
]
