import type { Holder } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import { createColumns, type DataTableColumnDef } from '@accrue/ui/tables'
import { KIND_RULES, shownCell } from '../../rules/number-rules.ts'

export type HoldersOptions = {
  label: LabelOf
  /** Currency of the amounts. */
  currency: string | null
}

const column = createColumns<Holder>()

/** Q8: the columns of the holders; the name links to the holder's page. The share column needs a share in some row. */
export function holderColumns(
  holders: readonly Holder[],
  { label, currency }: HoldersOptions,
): DataTableColumnDef<Holder>[] {
  const unknown = { reason: label('reason_not_given') }
  const name = column.link('name', { header: label('holder_name'), href: ({ url }) => url })
  const share = column.number(holder => shownCell('share', holder.share, label, { unknown }), {
    id: 'share',
    header: label('holder_share'),
    decimals: KIND_RULES.share.decimals,
    unit: label('unit_percent'),
  })
  const amount = column.number(holder => shownCell('amount', holder.amount, label, { unknown }), {
    id: 'amount',
    header: label('holder_amount'),
    decimals: KIND_RULES.amount.decimals,
    unit: currency ?? undefined,
  })
  const day = column.day(holder => holder.day ?? unknown, {
    id: 'day',
    header: label('holder_day'),
  })
  return [name, ...(holders.some(holder => holder.share.kind !== 'blank') ? [share] : []), amount, day]
}
