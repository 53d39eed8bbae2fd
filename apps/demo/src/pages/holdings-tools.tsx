import { Button, Checkbox, TextField } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { ColumnSettings, TableExport } from '@accrue/ui/tables'
import { Search } from 'lucide-react'
import type { Holdings } from '../use-holdings.ts'

/** Toolbar of a fund's bonds: search, group, choose columns, copy and save. */
export function HoldingsTools({ holdings, title }: { holdings: Holdings; title: string }) {
  const label = useLabel()
  const { term, grouped, model } = holdings
  const { table } = model
  const shown = table.getFilteredRowModel().rows.length
  const total = table.getCoreRowModel().rows.length
  const selected = Object.keys(table.state.rowSelection).length
  return (
    <>
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
          onValueChange={holdings.find}
        />
        <p role="status" className="num text-12 text-ink-3">
          {term ? label('shown_of', { shown, total }) : ''}
        </p>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <Checkbox
            label={label('holdings_by_currency')}
            checked={grouped}
            onCheckedChange={holdings.group}
            className="me-2"
          />
          <ColumnSettings table={table} size="s" />
          <TableExport table={table} rows={selected > 0 ? 'selected' : 'all'} title={title} size="s" />
        </div>
      </div>
      {selected > 0 ? (
        <p className="num flex flex-wrap items-center gap-x-4 text-12 text-ink-2">
          {label('holdings_selected', { n: selected })}
          <Button variant="link" className="min-h-6" onClick={() => table.resetRowSelection(true)}>
            {label('holdings_clear')}
          </Button>
        </p>
      ) : null}
    </>
  )
}
