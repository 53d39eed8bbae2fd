import type { IssueItem } from '@accrue/api-client'
import { AccessPrompt, Card, TextField } from '@accrue/ui/controls'
import { type Address, useAddressState, useLabel, useVerdict } from '@accrue/ui/foundation'
import { Search } from '@accrue/ui/foundation/icons'
import { ColumnSettings, DataTable, TableExport, useColumnSettings } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { holdingColumns, holdingRows } from '../holdings.map.ts'
import { foundRows, HOLDINGS_VIEW } from '../holdings-view.ts'

export type EntityHoldingsProps = {
  items: readonly IssueItem[]
  address: Address
  id: string
  className?: string
}

/** Every bond that a fund holds: found, sorted, in the columns that are wanted, and saved (T6, T7, X7). */
export function EntityHoldings({ items, address, ...frame }: EntityHoldingsProps) {
  const label = useLabel()
  const title = label('entity_holdings')
  const verdict = useVerdict('seeValues')
  const [view, change] = useAddressState(address, HOLDINGS_VIEW)
  const { term, sort } = view
  const columns = useMemo(() => holdingColumns(label), [label])
  const settings = useColumnSettings(columns, { storageKey: 'holdings' })
  const all = useMemo(() => holdingRows(items, label), [items, label])
  const rows = useMemo(() => foundRows(all, term), [all, term])
  const shown = { columns: settings.columns, hiddenColumns: settings.hiddenColumns, rows, sort }
  const isLocked = verdict.kind !== 'allowed' && items.some(({ masked }) => masked)
  return (
    <Card {...frame} title={title}>
      <div className="grid gap-3 px-4 pt-2 pb-3 desk:px-5">
        {isLocked ? <AccessPrompt verdict={verdict} message={label('holdings_locked')} /> : null}
        <div className="flex flex-wrap items-center gap-2">
          <TextField
            type="search"
            size="s"
            className="w-full desk:w-72"
            icon={<Search aria-hidden="true" size={14} />}
            label={label('holdings_find')}
            labelAs="hidden"
            placeholder={label('holdings_find')}
            value={term}
            // typing is one look at the table, not a step for each key
            onValueChange={text => change(now => ({ ...now, term: text }), 'replace')}
          />
          <p role="status" className="num text-12 text-ink-3">
            {term ? label('shown_of', { shown: rows.length, total: all.length }) : ''}
          </p>
          <div className="ms-auto flex flex-wrap gap-2">
            <ColumnSettings model={settings} size="s" />
            <TableExport {...shown} title={title} size="s" />
          </div>
        </div>
      </div>
      <DataTable
        {...shown}
        caption={title}
        rowNumbers
        empty={label('holdings_none')}
        onSortChange={({ field, order }) =>
          change(now => ({ ...now, sort: order === null ? null : { field, order } }))
        }
      />
    </Card>
  )
}
