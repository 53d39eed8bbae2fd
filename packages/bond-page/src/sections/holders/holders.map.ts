import type { Figure, Holder } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import type { TableCell, TableColumn, TableRow } from '@accrue/ui/tables'
import { type FigureKind, KIND_RULES, showFigure } from '../../rules/number-rules.ts'

export type HoldersOptions = {
  label: LabelOf
  /** The currency of the issue: that of the amounts. */
  currency: string | null
}

/** The columns of the holders; the share only when the source gives one of anybody. */
export function holderColumns(
  holders: readonly Holder[],
  { label, currency }: HoldersOptions,
): TableColumn[] {
  const share: TableColumn = {
    id: 'share',
    header: label('holder_share'),
    kind: 'number',
    decimals: KIND_RULES.share.decimals,
    unit: label('unit_percent'),
  }
  return [
    { id: 'name', header: label('holder_name') },
    ...(holders.some(({ share }) => share.kind !== 'blank') ? [share] : []),
    {
      id: 'amount',
      header: label('holder_amount'),
      kind: 'number',
      decimals: KIND_RULES.amount.decimals,
      ...(currency ? { unit: currency } : {}),
    },
    { id: 'day', header: label('holder_day'), kind: 'day' },
  ]
}

/** Q8: a row for each holder; its name leads to its page. */
export function holderRows(holders: readonly Holder[], label: LabelOf): TableRow[] {
  return holders.map(({ name, url, share, amount, day }, index) => ({
    id: `${index} ${name}`,
    cells: {
      name: { text: name, ...(url ? { href: url } : {}) },
      share: figureCell('share', share, label),
      amount: figureCell('amount', amount, label),
      day: day ?? { reason: label('reason_not_given') },
    },
  }))
}

function figureCell(kind: FigureKind, figure: Figure, label: LabelOf): TableCell {
  const shown = showFigure(kind, figure)
  if (shown.kind === 'masked') return { locked: true }
  if (shown.kind === 'blank') return { reason: label(shown.reason ?? 'reason_not_given') }
  return shown.text
}
