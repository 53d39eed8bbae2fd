'use client'
import { Badge } from '../../controls/badge/badge.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Link } from '../../controls/link/link.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { Trash2 } from '../../foundation/icons/icons.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { IndicatorValue, IndicatorViewModel } from './indicators.view-model.ts'

export type IndicatorRowProps = {
  row: IndicatorViewModel
  withDay: boolean
  withAction: boolean
  onDelete: (requestId: number) => void
}

const cell =
  'h-row border-line px-3 py-1 first:ps-5 last:pe-5 max-desk:h-11 max-desk:first:ps-4 max-desk:last:pe-4 group-not-last/row:border-b'

/** One indicator; muted while its request is being deleted. */
export function IndicatorListRow({ row, withDay, withAction, onDelete }: IndicatorRowProps) {
  const { lang } = useUi()
  const { own } = row
  const day = row.day === null ? '' : formatDay(row.day, lang)
  return (
    <tr
      data-slot="indicators-row"
      data-deleting={own?.deleting ? '' : undefined}
      className="group/row data-deleting:text-ink-3"
    >
      <th scope="row" className={`${cell} text-start font-normal wrap-anywhere`}>
        <Name row={row} />
        {day ? <span className="block text-12 text-ink-3 desk:hidden">{day}</span> : null}
      </th>
      {withDay ? (
        <td className={`${cell} num text-end whitespace-nowrap text-ink-2 max-desk:hidden`}>{day}</td>
      ) : null}
      <td className={`${cell} num min-w-24 text-end wrap-anywhere`}>
        <Value value={row.value} />
      </td>
      {withAction ? (
        <td className={`${cell} ps-0 text-end`}>
          {own ? <Delete row={row} own={own} onDelete={onDelete} /> : null}
        </td>
      ) : null}
    </tr>
  )
}

function Name({ row: { name, href, illustrative } }: Pick<IndicatorRowProps, 'row'>) {
  const { label } = useUi()
  return (
    <>
      <Link href={href} variant="plain">
        {name}
      </Link>
      {illustrative ? <Badge className="ms-2">{label('forecast_illustrative')}</Badge> : null}
    </>
  )
}

function Value({ value }: { value: IndicatorValue }) {
  const { label, lang } = useUi()
  switch (value.kind) {
    case 'number':
      return formatDecimal(value.value, { lang, decimals: value.decimals })
    case 'text':
      return value.text
    case 'none':
      return (
        <>
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
          <span className="sr-text">{label('table_no_value')}</span>
        </>
      )
  }
}

type DeleteProps = Pick<IndicatorRowProps, 'row' | 'onDelete'> & {
  own: NonNullable<IndicatorViewModel['own']>
}

function Delete({ row, own, onDelete }: DeleteProps) {
  const { label } = useUi()
  return (
    <IconButton
      data-slot="indicator-delete"
      data-request={own.requestId}
      label={label('forecast_delete', { name: row.name })}
      size="s"
      pending={own.deleting}
      onClick={() => onDelete(own.requestId)}
      className="-me-1.5"
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  )
}
