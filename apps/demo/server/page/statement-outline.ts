import type { Statement } from '../import/filings.ts'

/**
 * Nesting of statement lines, from the calculations of the US-GAAP taxonomy: a line belongs to the first of these
 * totals that the filer reports, or to the top level when it reports none.
 */
const OUTLINES: Record<Statement, Readonly<Record<string, readonly string[]>>> = {
  balance_sheet: {
    AssetsCurrent: [
      'CashAndCashEquivalentsAtCarryingValue',
      'MarketableSecuritiesCurrent',
      'AccountsReceivableNetCurrent',
      'ReceivablesNetCurrent',
      'NontradeReceivablesCurrent',
      'InventoryNet',
      'EnergyRelatedInventory',
      'InventoryPartsAndComponentsNetOfReserves',
      'OtherAssetsCurrent',
    ],
    AssetsNoncurrent: [
      'MarketableSecuritiesNoncurrent',
      'PropertyPlantAndEquipmentNet',
      'OtherAssetsNoncurrent',
    ],
    LiabilitiesCurrent: [
      'AccountsPayableCurrent',
      'AccountsPayableAndAccruedLiabilitiesCurrent',
      'OtherLiabilitiesCurrent',
      'ContractWithCustomerLiabilityCurrent',
      'AccruedIncomeTaxesCurrent',
      'CommercialPaper',
      'LongTermDebtCurrent',
      'DebtCurrent',
    ],
    LiabilitiesNoncurrent: ['LongTermDebtNoncurrent', 'OtherLiabilitiesNoncurrent'],
    StockholdersEquity: [
      'CommonStockValue',
      'CommonStocksIncludingAdditionalPaidInCapital',
      'PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount',
      'AdditionalPaidInCapitalCommonStock',
      'RetainedEarningsAccumulatedDeficit',
      'AccumulatedOtherComprehensiveIncomeLossNetOfTax',
      'TreasuryStockCommonValue',
      'TreasuryStockValue',
    ],
  },
  profit_and_loss: {
    OperatingExpenses: ['ResearchAndDevelopmentExpense', 'SellingGeneralAndAdministrativeExpense'],
    CostsAndExpenses: [
      'SellingGeneralAndAdministrativeExpense',
      'ExplorationExpense',
      'InterestExpense',
      'TaxesOther',
    ],
    NoninterestIncome: ['InvestmentBankingRevenue', 'PrincipalTransactionsRevenue'],
    NoninterestExpense: [
      'LaborAndRelatedExpense',
      'OccupancyNet',
      'CommunicationsAndInformationTechnology',
      'ProfessionalAndContractServicesExpense',
      'MarketingAndAdvertisingExpense',
    ],
  },
  cash_flow_statement: {
    NetCashProvidedByUsedInOperatingActivities: [
      'DepreciationDepletionAndAmortization',
      'DepreciationAmortizationAndAccretionNet',
      'ShareBasedCompensation',
      'IncreaseDecreaseInAccountsReceivable',
      'IncreaseDecreaseInInventories',
      'IncreaseDecreaseInAccountsPayable',
    ],
    NetCashProvidedByUsedInInvestingActivities: [
      'PaymentsToAcquirePropertyPlantAndEquipment',
      'ProceedsFromSaleOfAvailableForSaleSecuritiesDebt',
      'PaymentsToAcquireAvailableForSaleSecuritiesDebt',
      'ProceedsFromSalesOfBusinessAffiliateAndProductiveAssets',
    ],
    NetCashProvidedByUsedInFinancingActivities: [
      'PaymentsForRepurchaseOfCommonStock',
      'PaymentsOfDividends',
      'PaymentsOfDividendsCommonStock',
      'ProceedsFromIssuanceOfLongTermDebt',
      'RepaymentsOfLongTermDebt',
      'ProceedsFromIssuanceOfLongTermDebtAndCapitalSecuritiesNet',
      'RepaymentsOfLongTermDebtAndCapitalSecurities',
      'IncreaseDecreaseInDeposits',
      'ProceedsFromShortTermDebt',
    ],
  },
}

/** Nests rows below their totals; the order is otherwise unchanged. */
export function outlined<Row extends { id: string }>(
  rows: readonly Row[],
  statement: Statement,
): (Row & { below: Row[] })[] {
  const reported = new Set(rows.map(({ id }) => id))
  const totalOf = new Map<string, string>()
  for (const [total, ids] of Object.entries(OUTLINES[statement])) {
    if (!reported.has(total)) continue
    for (const id of ids) if (!totalOf.has(id)) totalOf.set(id, total)
  }
  return rows
    .filter(({ id }) => !totalOf.has(id))
    .map(row => ({ ...row, below: rows.filter(({ id }) => totalOf.get(id) === row.id) }))
}
