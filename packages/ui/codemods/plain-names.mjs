/**
 * Exports and props got the terms of the field (0.3.0). Run it over your source, look at the difference, and read what it
 * reports:
 *
 *     npx jscodeshift@17 --transform node_modules/@accrue/ui/codemods/plain-names.mjs src
 *
 * It renames imports with their uses, whatever name you gave them, and the props of elements. Spread props, label keys,
 * slots and style sheets are left as they are: the changelog lists their new names.
 */

/** Exports by their old names. */
const EXPORTS = new Map(
  Object.entries({
    CompareGround: 'CompareVenue',
    CompareGroundsPort: 'CompareVenuesPort',
    MapGrounds: 'MapVenues',
    Room: 'Placeholder',
    SpreadFigures: 'SpreadStatistics',
    TabsLook: 'TabsVariant',
    WayOut: 'MessageAction',
    bcp47: 'localeOf',
    compareAdmission: 'compareRejectionReason',
    lazyRoom: 'lazyWithPlaceholder',
    useRoom: 'useOccupiedEdges',
  }),
)

/** Exports that have the same name in another entry, by entry and old name. */
const EXPORTS_OF = {
  '@accrue/api-client': {
    BankReport: 'BankReportData',
    BankTableId: 'BankReportTableId',
    BondPage: 'BondPageData',
    CashFlow: 'CashFlowTable',
    CompareGroup: 'CompareGroupData',
    CompareSearchQuery: 'CompareHitsQuery',
    CompareTradingGround: 'CompareVenueData',
    CompareTradingGroundsQuery: 'CompareItemQuery',
    HomePage: 'HomePageData',
    Indicator: 'IndicatorData',
    InternationalReport: 'InternationalReportData',
    IssuerMap: 'IssuerMapData',
    LocalReport: 'LocalReportData',
    MapPoint: 'MapPointData',
    MenuItem: 'MainMenuItem',
    MultiplierGroup: 'MultiplierGroupData',
    Multipliers: 'MultipliersData',
    PageHeader: 'PageHeaderData',
    ReportColumn: 'ReportColumnData',
    ReportFile: 'ReportFileData',
    ReportQuarter: 'ReportQuarterData',
    ReportTable: 'ReportTableData',
    ReportView: 'ReportViewData',
    ReportYear: 'ReportYearData',
    SourceNote: 'SourceNoteData',
    SupportTicket: 'SupportTicketData',
    TradingGround: 'BondVenue',
    WatchlistChange: 'WatchlistAddition',
    WatchlistSaved: 'WatchlistSaveResult',
  },
  '@accrue/api-client/testing': { routeOf: 'operationOf' },
  '@accrue/ui/blocks': {
    IndicatorsModel: 'IndicatorListModel',
    useIndicators: 'useIndicatorList',
  },
  '@accrue/ui/charts': { Range: 'AxisRange' },
  '@accrue/ui/controls': { Gate: 'AccessGate' },
  '@accrue/ui/foundation': { ANONYMOUS: 'SIGNED_OUT' },
}

const isUi = entry => /^@accrue\/ui(?:\/|$)/.test(String(entry))

/** The new name of an export, if it has one. */
function newName(entry, name) {
  const own = Object.hasOwn(EXPORTS_OF, entry) ? EXPORTS_OF[entry] : {}
  if (Object.hasOwn(own, name)) return own[name]
  return isUi(entry) ? EXPORTS.get(name) : undefined
}

/** Props by component and old name. */
const PROPS = {
  ChartPanel: { overturn: 'turnover', tradingGroundId: 'venueId' },
  ComparePanel: { tradingGrounds: 'venues', tradingGroundId: 'venueId' },
  CompareSearch: { tradingGrounds: 'venues', tradingGroundId: 'venueId' },
  ExportMenu: { tradingGroundId: 'venueId' },
  FactsStrip: { foot: 'footer', tradingGroundId: 'venueId' },
  IssuerMap: { grounds: 'venues', onTradingGroundChange: 'onVenueChange', tradingGroundId: 'venueId' },
  Progress: { said: 'valueFormat' },
  SonificationButton: { tradingGroundId: 'venueId' },
  SpreadStats: { figures: 'statistics' },
  StockChart: { tradingGroundId: 'venueId' },
  SubscriptionRequest: { heldTariffs: 'currentTariffs' },
  TabBar: { look: 'variant' },
  TableExport: { tradingGroundId: 'venueId' },
  Tabs: { look: 'variant' },
  TimeChart: {
    beside: 'footerActions',
    foot: 'footer',
    footPlace: 'footerContainer',
    saysUnit: 'showUnit',
    tradingGroundId: 'venueId',
  },
}

export const parser = 'tsx'

export default function plainNames(file, { jscodeshift: j, report }) {
  const root = j(file.source)
  const warn = (node, text) => report(`line ${node.loc?.start.line ?? '?'}: ${text}`)
  const isOurs = ({ node }) => /^@accrue\/(?:ui|api-client)(?:\/|$)/.test(String(node.source?.value))
  let changed = false

  root
    .find(j.ImportDeclaration)
    .filter(isOurs)
    .forEach(path => {
      const { node } = path
      let isRenamed = false
      const specifiers = (node.specifiers ?? []).map(specifier => {
        if (specifier.type !== 'ImportSpecifier') return specifier
        const old = specifier.imported.name
        const local = specifier.local?.name ?? old
        const props = isUi(node.source.value) && Object.hasOwn(PROPS, old) ? PROPS[old] : null
        if (props && renameProps(root, j, local, props, warn)) changed = true
        const renamed = newName(node.source.value, old)
        if (!renamed) return specifier
        isRenamed = true
        const isFree = local === old && !isUsed(root, j, renamed)
        if (isFree) for (const use of usesOf(root, j, local)) renameUse(j, use, renamed)
        const next = j.importSpecifier(j.identifier(renamed), j.identifier(isFree ? renamed : local))
        next.importKind = specifier.importKind
        return next
      })
      if (!isRenamed) return
      changed = true
      // a new declaration: in the old one, `Room` → `Placeholder as Room` would lose its second name
      const next = j.importDeclaration(specifiers, node.source, node.importKind)
      next.comments = node.comments
      path.replace(next)
    })
  root
    .find(j.ExportNamedDeclaration)
    .filter(isOurs)
    .forEach(({ node }) => {
      for (const specifier of node.specifiers ?? []) {
        const renamed = newName(node.source.value, specifier.local?.name)
        if (renamed) warn(node, `${specifier.local.name} is ${renamed} now: change the export by hand`)
      }
    })
  return changed ? root.toSource({ quote: 'single' }) : undefined
}

/** Whether the file uses the name for anything. */
const isUsed = (root, j, name) =>
  root.find(j.Identifier, { name }).size() > 0 || root.find(j.JSXIdentifier, { name }).size() > 0

/** References of an imported name: no properties, and not where a nearer declaration shadows it. */
function usesOf(root, j, name) {
  const isReference = path => {
    const { parent, name: place } = path
    const { type, computed } = parent.node
    if (/^Import/.test(type)) return false
    if (type === 'JSXAttribute' || (type === 'JSXMemberExpression' && place === 'property')) return false
    if (/^(?:Optional)?MemberExpression$/.test(type) && place === 'property' && !computed) return false
    if (/^TS(?:Property|Method)Signature$/.test(type) && place === 'key') return false
    if (place === 'key' && !computed && !parent.node.shorthand) return false
    return path.scope?.lookup(name)?.isGlobal !== false
  }
  return [
    ...root.find(j.JSXIdentifier, { name }).paths(),
    ...root.find(j.Identifier, { name }).paths(),
  ].filter(isReference)
}

/** Renames a reference; `{ useRoom }` keeps its property name. */
function renameUse(j, path, name) {
  const { parent } = path
  if (parent.node.shorthand) {
    parent.node.shorthand = false
    parent.node.key = j.identifier(path.node.name)
    parent.node.value = j.identifier(name)
  } else path.node.name = name
}

/** Renames the props of all elements of the component; returns whether there were any. */
function renameProps(root, j, local, props, warn) {
  let changed = false
  root.find(j.JSXOpeningElement, { name: { name: local } }).forEach(({ node }) => {
    for (const attribute of node.attributes ?? []) {
      if (attribute.type !== 'JSXAttribute') {
        warn(
          attribute,
          `spread props of ${local} are left as they are: ${Object.keys(props).join(', ')} have new names`,
        )
        continue
      }
      const renamed = Object.hasOwn(props, attribute.name.name) ? props[attribute.name.name] : null
      if (!renamed) continue
      attribute.name.name = renamed
      changed = true
    }
  })
  return changed
}
