import { ComparePanel, type SearchableCompareKind } from '@accrue/ui/blocks'
import {
  ChartNavigator,
  ChartPanel,
  ChartPanelContent,
  ChartPanelToolbar,
  type ChartStatus,
  ComparePopover,
  compareReducer,
  initialCompare,
  periodDays,
  StockChart,
  type TimeSeries,
  useChartPanel,
} from '@accrue/ui/charts'
import { Card, useGate } from '@accrue/ui/controls'
import { type Address, useAddressState } from '@accrue/ui/foundation'
import { PageTitle } from '@accrue/ui/shell'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useReducer } from 'react'
import { useParams } from 'react-router'
import { INDEX_VIEW, PERIODS } from './index-view.ts'
import { dataOf, indexQuery, stockPricesQuery } from './queries.ts'
import { TODAY } from './sample-data.ts'
import { server } from './sample-server.ts'

const KINDS: readonly SearchableCompareKind[] = [
  { kind: 'stocks', label: 'Stocks', countLabel: 'stocks', limit: 5, search: server.searchStocks },
]

/** An index as candles, compared with stocks. The period and the kind of values are in the address. */
export function IndexPage({ address }: { address: Address }) {
  const id = Number(useParams().id)
  return <IndexChart key={id} id={id} address={address} />
}

function IndexChart({ id, address }: { id: number; address: Address }) {
  const [{ period, values }, change] = useAddressState(address, INDEX_VIEW)
  const [compare, dispatch] = useReducer(
    compareReducer,
    initialCompare({ main: { kind: 'indexes', id, venueId: null }, kinds: KINDS }),
  )
  const gate = useGate('compare')
  const days = periodDays(period, PERIODS, TODAY)
  const index = useQuery(indexQuery(id, days))
  const stocks = useQueries({
    queries: compare.items.map(item => stockPricesQuery(item.id, days)),
    combine: dataOf,
  })
  const series = useMemo((): readonly TimeSeries[] => {
    if (!index.data) return []
    const lines = compare.items.flatMap(({ key, name, style }, at) => {
      const points = stocks[at]
      return points ? [{ id: key, name, style, points }] : []
    })
    return [index.data, ...lines]
  }, [index.data, compare.items, stocks])
  const status: ChartStatus = index.isError
    ? { kind: 'error', onRetry: () => void index.refetch() }
    : { kind: index.isFetching ? 'loading' : 'ready' }
  const label = index.data?.name ?? 'Index'
  const panel = useChartPanel({ values, onValuesChange: next => change(view => ({ ...view, values: next })) })
  return (
    <>
      <PageTitle title={label}>Sample data</PageTitle>
      <Card>
        <ChartPanel
          model={panel}
          label={label}
          view="chart"
          tabs={PERIODS}
          period={period}
          onPeriodChange={next => change(view => ({ ...view, period: next }))}
          series={series}
          status={status}
        >
          <ChartPanelToolbar
            compare={
              <ComparePopover
                gate={gate}
                count={compare.items.length}
                open={compare.open}
                onOpenChange={open => dispatch({ type: 'openChanged', open })}
              >
                <ComparePanel
                  state={compare}
                  dispatch={dispatch}
                  onAdd={candidate => {
                    dispatch({ type: 'added', candidate, measure: 'price' })
                    // an index has points and a stock a price: what compares is by how much they moved
                    change(view => ({ ...view, values: 'percent' }))
                  }}
                  kinds={KINDS}
                  series={series}
                  measure="price"
                  mode={values}
                  days={null}
                  changeUnit=""
                  placeholder="Stock"
                />
              </ComparePopover>
            }
          />
          <ChartPanelContent>
            {({ chartProps }) => (
              <StockChart
                {...chartProps}
                instrument={`index-${id}`}
                decimals={2}
                onRemove={key => dispatch({ type: 'removed', key })}
                navigator={strip => <ChartNavigator {...strip} />}
              />
            )}
          </ChartPanelContent>
        </ChartPanel>
      </Card>
    </>
  )
}
