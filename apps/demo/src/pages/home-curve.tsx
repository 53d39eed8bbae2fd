import type { ParCurve } from '@accrue/api-client'
import { Card, IconButton, Link } from '@accrue/ui/controls'
import { formatDay, formatDecimal, useLabel, useLang } from '@accrue/ui/foundation'
import { createColumns, DataTable } from '@accrue/ui/tables'
import { Table2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type CurveSummary, curveSummaries } from '../home.map.ts'
import { CURVE_STYLES, CurvePlot } from './curve-plot.tsx'
import { Withheld } from './withheld.tsx'

/** The par curve of the US Treasury, with those a month and a year before, a summary, and a table of all values. */
export function HomeCurve({ curve }: { curve: ParCurve }) {
  const label = useLabel()
  const lang = useLang()
  const [tableOpen, setTableOpen] = useState(false)
  const days = curve.lines.map(({ day }) => formatDay(day, lang))
  return (
    <Card
      title={label('home_curve')}
      note={
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <CurveLegend days={days} />
          <bdi>{label('home_curve_unit')}</bdi>
        </div>
      }
      actions={
        curve.masked ? null : (
          <IconButton
            label={label(tableOpen ? 'chart_table_hide' : 'chart_table_show')}
            size="s"
            aria-expanded={tableOpen}
            onClick={() => setTableOpen(open => !open)}
            className="-my-1"
          >
            <Table2 />
          </IconButton>
        )
      }
      className="flex flex-col"
    >
      <CurvePlot curve={curve} />
      <dl className="border-t border-line max-desk:grid max-desk:grid-cols-2 desk:flex desk:flex-wrap [&>*:nth-child(n+3)]:max-desk:border-t [&>*:last-child:nth-child(odd)]:max-desk:col-span-2">
        {curveSummaries(curve).map(summary => (
          <CurveSummaryItem key={summary.tenors.join(' ')} summary={summary} masked={curve.masked} />
        ))}
      </dl>
      {tableOpen ? <CurveTable curve={curve} days={days} /> : null}
    </Card>
  )
}

/** The legend: dash and date of each curve. */
function CurveLegend({ days }: { days: readonly string[] }) {
  return (
    <ul className="num flex flex-wrap gap-x-2 gap-y-1 text-ink-2 desk:gap-x-3.5">
      {days.map((day, index) => (
        <li key={day} className="flex items-center gap-1.5">
          <svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
            <line
              x1="1"
              x2="21"
              y1="6"
              y2="6"
              strokeDasharray={CURVE_STYLES[index]?.dash}
              strokeWidth="2"
              className={CURVE_STYLES[index]?.className}
            />
          </svg>
          <bdi>{day}</bdi>
        </li>
      ))}
    </ul>
  )
}

function CurveSummaryItem({ summary, masked }: { summary: CurveSummary; masked: boolean }) {
  const label = useLabel()
  const lang = useLang()
  const { url, value, change } = summary
  const [long, short] = summary.tenors
  const name = short === undefined ? long : label('home_slope', { long, short })
  return (
    <div className="border-line px-3.5 py-2 desk:flex-[1_0_--spacing(20)] last:desk:flex-[1.25_0_--spacing(25)] not-first:desk:border-s even:max-desk:border-s">
      <dt className="text-12 text-ink-3">
        {url ? (
          <Link href={url} variant="plain" className="inline-block">
            {name}
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </dt>
      <dd className="num text-16 font-semibold tracking-[-0.02em]">
        {masked ? (
          <Withheld label={label('table_withheld')} />
        ) : value === null ? (
          '–'
        ) : short === undefined ? (
          <>
            {formatDecimal(value, { decimals: 2, lang })}
            <small className="text-12 font-medium text-ink-3">%</small>
          </>
        ) : (
          <bdi>
            {formatDecimal(value, { decimals: 0, sign: 'change', lang })}
            <small className="text-12 font-medium text-ink-3"> {label('unit_bp')}</small>
          </bdi>
        )}
      </dd>
      {change === null ? null : (
        <dd className="num text-12 text-ink-3">
          <bdi>
            {label('home_month_change', {
              change: formatDecimal(change, { decimals: 0, sign: 'change', lang }) ?? '',
            })}
          </bdi>
        </dd>
      )}
    </div>
  )
}

type TenorRow = { name: string; yields: (number | null)[] }
const column = createColumns<TenorRow>()

function CurveTable({ curve: { tenors, lines }, days }: { curve: ParCurve; days: readonly string[] }) {
  const label = useLabel()
  const rows = useMemo(
    () =>
      tenors.map(({ id, name }): TenorRow => {
        const yields = lines.map(({ points }) => {
          const fraction = points[id]
          return fraction === undefined ? null : fraction * 100
        })
        return { name, yields }
      }),
    [tenors, lines],
  )
  const columns = useMemo(
    () => [
      column.text('name', { header: label('home_term'), enableSorting: false }),
      ...days.map((day, index) =>
        column.number(({ yields }) => yields[index], {
          id: `day${index}`,
          header: day,
          unit: '%',
          decimals: 2,
          enableSorting: false,
        }),
      ),
    ],
    [label, days],
  )
  return (
    <div className="border-t border-line">
      <DataTable caption={label('home_curve')} columns={columns} data={rows} />
    </div>
  )
}
