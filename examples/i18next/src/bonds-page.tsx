import {
  ChartPanel,
  ChartPanelContent,
  ChartPanelToolbar,
  type ChartPeriod,
  type ChartPeriodTab,
  periodDays,
} from '@accrue/ui/charts'
import { Card } from '@accrue/ui/controls'
import { createColumns, DataTable, DataTableGrid, DataTableToolbar } from '@accrue/ui/tables'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BONDS, type Bond, pricesOf, TODAY } from './sample-data.ts'

const column = createColumns<Bond>()
const columnsOf = (t: TFunction) => [
  column.text('name', { header: t('bond') }),
  column.number('coupon', { header: t('coupon'), unit: '%', decimals: 2 }),
  column.day('maturity', { header: t('maturity') }),
  column.number('volume', { header: t('volume'), unit: 'Mio. EUR', decimals: 0 }),
  column.number('price', { header: t('price'), unit: '%', decimals: 2 }),
  column.number('yield', { header: t('yield'), unit: '%', decimals: 2 }),
]

const periodsOf = (t: TFunction): readonly ChartPeriodTab[] => [
  { id: '1m', text: '1M', name: t('month'), from: '2025-06-11', to: TODAY },
  { id: '6m', text: '6M', name: t('half_year'), from: '2025-01-11', to: TODAY },
  { id: '1y', text: '1J', name: t('year'), from: '2024-07-11', to: TODAY },
]

const MEAN_YIELD = BONDS.reduce((sum, bond) => sum + bond.yield, 0) / BONDS.length

/** Texts of the page come from `t`, those of the widgets from the provider; numbers and days are written by its `lang`. */
export function BondsPage() {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<ChartPeriod>({ kind: 'tab', id: '6m' })
  const columns = useMemo(() => columnsOf(t), [t])
  const periods = useMemo(() => periodsOf(t), [t])
  const series = useMemo(() => {
    const days = periodDays(period, periods, TODAY)
    return BONDS.slice(0, 2).map(bond => ({
      id: String(bond.id),
      name: bond.name,
      points: pricesOf(bond, days),
    }))
  }, [period, periods])
  return (
    <main className="page">
      <h1>{t('title')}</h1>
      <p>{t('summary', { count: BONDS.length, yield: MEAN_YIELD })}</p>
      <Card title={t('bonds')} className="page-table">
        <DataTable caption={t('bonds')} columns={columns} data={BONDS}>
          <DataTableToolbar />
          <DataTableGrid columnMenus />
        </DataTable>
      </Card>
      <Card title={t('price')}>
        <ChartPanel
          label={t('course', { name: BONDS[0]?.name })}
          tabs={periods}
          period={period}
          onPeriodChange={setPeriod}
          series={series}
          height={360}
        >
          <ChartPanelToolbar />
          <ChartPanelContent chart={{ unit: '%', decimals: 2 }} />
        </ChartPanel>
      </Card>
    </main>
  )
}
