import { type Cell, cellOf, type NamedLink, type SectionTable, type ValueKind } from '@accrue/api-client'
import type { LinkListItem } from '@accrue/ui/controls'
import { type LabelOf, wordOf } from '@accrue/ui/foundation'
import {
  type CellColumn,
  type CellObject,
  type CellTone,
  createColumns,
  type DataTableColumnDef,
  type RowMeta,
  type TableCell,
} from '@accrue/ui/tables'

const KINDS: Readonly<Record<ValueKind, CellColumn['kind']>> = {
  text: 'text',
  link: 'text',
  date: 'day',
  number: 'number',
  percent: 'number',
  money: 'number',
}

/** The tables that have rows, with unique keys: two tables can have the same id. */
export function drawnTables(tables: readonly SectionTable[]): { key: string; table: SectionTable }[] {
  return tables
    .map((table, at) => ({ key: `${table.id} ${at}`, table }))
    .filter(({ table }) => table.rows.length > 0)
}

export type SectionRow = SectionTable['rows'][number]

const column = createColumns<SectionRow>()

/** The columns of a section's table. Headings are the labels of column ids, units included; a missing value is a blank with a reason (X3). */
export function blockColumns({ columns }: SectionTable, label: LabelOf): DataTableColumnDef<SectionRow>[] {
  return columns.map(({ id, kind, decimals }) =>
    column.accessor(row => tableCell(cellOf(row, id), kind, label), {
      id,
      header: label(id),
      meta: { kind: KINDS[kind], decimals: decimals ?? undefined },
    }),
  )
}

/** The visible rows of a section's table. */
export function blockRows({ rows }: SectionTable): SectionRow[] {
  return rows.filter(({ hidden, show }) => !hidden && show !== 'hide')
}

/** Row options sent by the server. */
export function blockRowMeta({ show, colSpan }: SectionRow): RowMeta {
  return {
    ...(show === 'prev' ? { collapsible: 'previous' } : show === 'next' ? { collapsible: 'next' } : {}),
    ...(colSpan === null ? {} : { colSpan }),
  }
}

const TONES: ReadonlySet<string> = new Set(['up', 'down', 'muted'] satisfies CellTone[])

function tableCell(cell: Cell, kind: ValueKind, label: LabelOf): TableCell {
  const { numeric, url, info, tooltip, tone } = cell
  // a number without a text shows the number
  const text = wordOf(cell.text, label) || (numeric === null ? (kind === 'link' && url) || '' : numeric)
  if (text === '') return { reason: label('reason_not_given') }
  const more: CellObject = {
    ...(numeric === null ? {} : { sortValue: numeric }),
    ...(url === null ? {} : { href: url }),
    ...(info === null ? {} : { info: wordOf(info, label) }),
    ...(tooltip === null ? {} : { tooltip: wordOf(tooltip, label) }),
    ...(tone !== null && TONES.has(tone) ? { tone: tone as CellTone } : {}),
  }
  return Object.keys(more).length === 0 ? text : { text, ...more }
}

/** Items of a link list. Ids of different kinds, such as issuers and funds, can be equal, so keys contain the address. */
export function linkItems(links: readonly NamedLink[], label: LabelOf): LinkListItem[] {
  return links.map(({ id, name, url, note }) => ({
    id: `${url ?? id ?? ''} ${name}`,
    text: wordOf(name, label),
    href: url,
    ...(note ? { note: wordOf(note, label) } : {}),
  }))
}
