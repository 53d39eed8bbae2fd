import { CompareSearch } from '@accrue/ui/blocks'
import { ChartPanel, ChartPanelContent, ChartPanelToolbar, type ChartPeriod } from '@accrue/ui/charts'
import { Card, CardBody } from '@accrue/ui/controls'
import { DataTable } from '@accrue/ui/tables'
import { useMemo, useState } from 'react'
import { BONDS, COLUMNS, PERIODS, pricesOf, search, venues, YEAR } from './bonds.ts'

export function App() {
  const [period, setPeriod] = useState<ChartPeriod>({ kind: 'tab', id: '1y' })
  const [shown, setShown] = useState<readonly number[]>([1])

  const series = useMemo(() => {
    const days = period.kind === 'range' ? period : (PERIODS.find(({ id }) => id === period.id) ?? YEAR)
    return BONDS.filter(({ id }) => shown.includes(id)).map(({ id, name }) => ({
      id: String(id),
      name,
      points: pricesOf(id, days),
    }))
  }, [period, shown])

  return (
    <main className="mx-auto grid max-w-5xl gap-4 p-4">
      <Card title="Treasuries" className="overflow-clip">
        <DataTable caption="Treasuries" columns={COLUMNS} data={BONDS} className="pt-2" />
      </Card>
      <Card title="Price">
        <CardBody>
          <CompareSearch
            search={search}
            venues={venues}
            placeholder="Bond or index"
            onAdd={({ id }) => setShown(ids => [...new Set([...ids, id])])}
          />
        </CardBody>
        <ChartPanel
          label="Price of Treasuries"
          tabs={PERIODS}
          period={period}
          onPeriodChange={setPeriod}
          series={series}
          height={360}
        >
          <ChartPanelToolbar />
          <ChartPanelContent
            chart={{
              unit: '%',
              decimals: 2,
              onRemove: removed => setShown(ids => ids.filter(id => String(id) !== removed)),
            }}
          />
        </ChartPanel>
      </Card>
    </main>
  )
}
