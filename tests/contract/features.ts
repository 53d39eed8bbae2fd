import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow, parse, ROOT, strings } from '../architecture/source.ts'

/** The features of the product by id, as cited in test titles: "C11 needs exactly two lines". */
export const FEATURES: Record<string, string> = {
  P1: 'Route of the bond page, ten languages',
  P2: 'Section menu, sections with data only',
  P3: 'Sovereign label of issuer analytics',
  P4: 'Three access states for each gated action',
  P5: 'Excel and file grants',
  P6: 'Trading ground 381 needs NSD access',
  P7: 'Masking of charts and quotes',
  P8: 'Usage and view logging',
  P9: 'PDF of the page',
  P10: 'Copy page',
  P11: 'Valuation and chat links',
  C1: 'Shown by trading grounds and status',
  C2: 'Chart, extended chart and archive views',
  C3: 'Chart types and their fallback',
  C4: 'Periods',
  C5: 'Ten-year limit of a chosen range',
  C6: 'Rows, a number or nothing from get_tradings',
  C7: 'Loading flag, stale answers dropped',
  C8: 'Rounding of texts, heights, large axis values',
  C9: 'Compare limits and refusals',
  C10: 'Absolute and percent values',
  C11: 'Spread of exactly two lines',
  C12: 'Trends',
  C13: 'Measure errors and missing data',
  C14: 'Chart messages',
  C15: 'Old-data warning',
  C16: 'Chart export',
  C17: 'Font size, logo, full screen, legend, description',
  C18: 'Turnover chart',
  C19: 'Tooltip time zone',
  C20: 'Indicators, drawings, candles, zoom',
  C21: 'Archive table and its Excel export',
  C22: 'Accessibility of charts',
  M1: 'Axes, colours, curve, selects',
  M2: 'Currency and ground',
  M3: 'Period tabs and grounds',
  M4: 'Deleting and adding points',
  M5: 'Map labels',
  M6: 'Map export, logging and masking',
  N1: 'Network graph of issuers',
  Q1: 'Quotes table',
  Q2: 'Quotes on a phone',
  Q3: 'Quote-access requests',
  Q4: 'Empty and hidden quotes',
  Q5: 'Prices of today and of the end of day',
  Q6: 'Accrued interest on a date',
  Q7: 'Cash flow',
  Q8: 'Options and sections of named values',
  Q9: 'Ratings and their history',
  Q10: 'Documents, reports, news, comments',
  Q11: 'Latest issues, similar bonds, indexes, related issuers',
  Q12: 'Yield names of the archive',
  Q13: 'Number rules',
  Q14: 'Praams report',
  H1: 'Main menu',
  H2: 'Page menu',
  H3: 'Bottom banner, app offer, access prompt',
  H4: 'Registration banner',
  H5: 'Alert box',
  H6: 'Login form',
  H7: 'Phone confirmation',
  H8: 'Settings',
  H9: 'Support tickets',
  H10: 'Label store',
  H11: 'Campaign parameters',
  H12: 'Asterisk teaser and placeholder cells',
  D1: 'Picker types',
  D2: 'Opening',
  D3: 'Closing',
  D4: 'Commit by Tab and Enter',
  D5: 'Typed text',
  D6: 'Typed ranges',
  D7: 'Refused days',
  D8: 'Valid ranges',
  D9: 'Limits by granularity',
  D10: 'Disabled days',
  D11: 'Panels of a range',
  D12: 'Grid of 42 days',
  D13: 'Year panel',
  D14: 'Panel headers',
  D15: 'Month and year types',
  D16: 'Date with time',
  D17: 'Time lists',
  D18: 'Minute step',
  D19: 'Time options',
  D20: 'Time columns',
  D21: '12-hour clock',
  D22: 'First day of the week',
  D23: 'Quick ranges',
  D24: 'Value types',
  D25: 'Confirm',
  D26: 'Unchanged values',
  D27: 'Clearing',
  D28: 'Events',
  D29: 'Placement',
  D30: 'Reopening',
  D31: 'Placeholders and languages',
  D32: 'Not editable',
  D33: 'Early years and month ends',
  D34: 'Preview and panels',
  D35: 'Keyboard and screen reader',
  T1: 'Scroll table',
  T2: 'Full table',
  T3: 'Phone layout',
  T4: 'Show more',
  T5: 'Locked tables',
  T6: 'Column settings',
  T7: 'Sort events',
  U1: 'Tabs',
  U2: 'Paginator',
  U3: 'Link list',
  U4: 'Selects',
  U5: 'Full screen',
  G1: 'Global search',
  G2: 'Compare search',
  W1: 'Choosing lists',
  W2: 'Details by list',
  W3: 'List 381',
  W4: 'Saving',
  R1: 'Bank report',
  R2: 'International report',
  R3: 'Local report',
  R4: 'Multipliers',
  R5: 'Report files',
  R6: 'Analytics comments',
  R7: 'Export dates',
  R8: 'Indicators',
  X1: 'State in the address',
  X2: 'Chart by keyboard and screen reader',
  X3: 'Reasons of blank and masked cells',
  X4: 'Price, yield and accrued-interest calculator',
  X5: 'Flags and calendar file',
  X6: 'Drawings',
  X7: 'Copying tables as text',
  X8: 'Command palette',
  X9: 'Themes, density, direction',
  X10: 'Server rendering and exports',
  X12: 'Documentation for readers and tools',
  X13: 'Demo on captured data',
  X14: 'Faults of the network',
  X15: 'Pictures and axe on every story',
}

/** One or more ids at the start of a title: `P7 …`, `H3, H11: …`. */
const CITATION = /^(?:[A-Z]\d{1,2}(?:[,:–]|\b)\s?(?:and )?)+/

/** The ids that a title cites. */
export function citedIn(title: string): string[] {
  const ids = CITATION.exec(title)?.[0].match(/[A-Z]\d{1,2}/g) ?? []
  return ids.filter(id => Object.hasOwn(FEATURES, id))
}

/** The test files that cite each feature; titles may be in tables of cases. */
export function citations(): Map<string, Set<string>> {
  const cited = new Map(Object.keys(FEATURES).map(id => [id, new Set<string>()]))
  const files = ['packages', 'apps', 'tests'].flatMap(filesBelow)
  for (const path of files.filter(path => /\.(test|spec)\.tsx?$/.test(path))) {
    const code = readFileSync(join(ROOT, path), 'utf8')
    // parsing takes a hundred times as long as this look
    if (!/['"`][A-Z]\d{1,2}\b/.test(code)) continue
    for (const { text } of strings(parse(path, code)))
      for (const id of citedIn(text)) cited.get(id)?.add(path)
  }
  return cited
}

/** `npm run features` prints the table of features and the tests that prove them. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = [...citations()].map(
    ([id, files]) => `| ${id} | ${FEATURES[id]} | ${[...files].join('<br>')} |`,
  )
  process.stdout.write(`| id | feature | tests |\n|---|---|---|\n${rows.join('\n')}\n`)
}
