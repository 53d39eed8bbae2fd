import type { IssueItem } from '@accrue/api-client'
import { AccessPrompt, Button, Card, Checkbox, TextField } from '@accrue/ui/controls'
import { type Address, useAddressState, useLabel, useVerdict } from '@accrue/ui/foundation'
import { Search } from '@accrue/ui/foundation/icons'
import { ColumnSettings, DataTable, TableExport, useColumnSettings } from '@accrue/ui/tables'
import { useMemo, useState } from 'react'
import { currencyGroups, holdingColumns, holdingRows } from '../holdings.map.ts'
import { foundRows, HOLDINGS_VIEW } from '../holdings-view.ts'

export type EntityHoldingsProps = {
  items: readonly IssueItem[]
  address: Address
  id: string
  className?: string
}

/** Every bond that a fund holds: found, sorted, grouped, in the columns that are wanted; all or the ticked ones are saved (T2, T6, T7, X7). */
export function EntityHoldings({ items, address, ...frame }: EntityHoldingsProps) {
  const label = useLabel()
  const title = label('entity_holdings')
  const verdict = useVerdict('seeValues')
  const [view, change] = useAddressState(address, HOLDINGS_VIEW)
  const { term, sort, grouped } = view
  const [selected, setSelected] = useState<string[]>([])
  const columns = useMemo(() => holdingColumns(label), [label])
  const settings = useColumnSettings(columns, { storageKey: 'holdings' })
  const all = useMemo(() => holdingRows(items, label), [items, label])
  const rows = useMemo(() => foundRows(all, term), [all, term])
  const groups = useMemo(() => {
    if (!grouped) return []
    const found = new Set(rows.map(({ id }) => id))
    return currencyGroups(items.filter(({ id }) => found.has(String(id))))
  }, [grouped, items, rows])
  const shown = { columns: settings.columns, hiddenColumns: settings.hiddenColumns, groups, sort }
  const exported = useMemo(
    () => (selected.length > 0 ? all.filter(({ id }) => selected.includes(id)) : rows),
    [selected, all, rows],
  )
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
          <div className="ms-auto flex flex-wrap items-center gap-2">
            <Checkbox
              label={label('holdings_by_currency')}
              checked={grouped}
              onCheckedChange={on => change(now => ({ ...now, grouped: on }))}
              className="me-2"
            />
            <ColumnSettings model={settings} size="s" />
            <TableExport {...shown} rows={exported} title={title} size="s" />
          </div>
        </div>
        {selected.length > 0 ? (
          <p className="num flex flex-wrap items-center gap-x-4 text-12 text-ink-2">
            {label('holdings_selected', { n: selected.length })}
            <Button variant="link" className="min-h-6" onClick={() => setSelected([])}>
              {label('holdings_clear')}
            </Button>
          </p>
        ) : null}
      </div>
      <DataTable
        {...shown}
        rows={rows}
        caption={title}
        rowNumbers
        selectable
        selected={selected}
        onSelectedChange={setSelected}
        empty={label('holdings_none')}
        onSortChange={({ field, order }) =>
          change(now => ({ ...now, sort: order === null ? null : { field, order } }))
        }
      />
    </Card>
  )
}
