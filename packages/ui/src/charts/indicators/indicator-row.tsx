'use client'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { ArrowDown, ArrowUp, Trash2 } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Parameter } from './indicator-parameter.tsx'
import type { IndicatorRow } from './indicators.shape.ts'
import type { IndicatorsModel } from './use-indicators.ts'

type Events = IndicatorsModel['events']

/** An active indicator: its title, its parameters, its place, and the way out. A single parameter stands in the title's line. */
export function IndicatorLine({ row, events }: { row: IndicatorRow; events: Events }) {
  const label = useLabel()
  const { key, title, fields, note } = row
  const [first] = fields
  const single = fields.length === 1 ? first : undefined
  return (
    <li
      data-slot="indicator-row"
      data-undrawn={note === null ? undefined : ''}
      className="border-b border-line py-2 last:border-b-0 last:pb-0"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 self-center">
          <p className="truncate font-medium">
            <bdi>{title}</bdi>
          </p>
          {note ? <p className="text-12 text-ink-3">{note}</p> : null}
        </div>
        {single ? (
          <Parameter field={single} row={row} events={events} labelAs="inside" className="me-1 w-28" />
        ) : null}
        <Places row={row} onMove={events.move} />
        <IconButton
          size="s"
          data-slot="indicator-remove"
          label={label('remove_name', { name: title })}
          onClick={() => events.remove(key)}
        >
          <Trash2 />
        </IconButton>
      </div>
      {fields.length > 1 ? (
        <div className="mt-1.5 grid grid-cols-3 gap-2">
          {fields.map(field => (
            <Parameter key={field.id} field={field} row={row} events={events} />
          ))}
        </div>
      ) : null}
    </li>
  )
}

function Places({ row, onMove }: { row: IndicatorRow; onMove: Events['move'] }) {
  const label = useLabel()
  const { key, title, isFirst, isLast } = row
  if (isFirst && isLast) return null
  return (
    <>
      <IconButton
        size="s"
        className="data-disabled:opacity-50"
        label={label('columns_move_up', { column: title })}
        disabledReason={isFirst ? label('columns_at_start') : null}
        onClick={() => onMove(key, -1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="s"
        className="data-disabled:opacity-50"
        label={label('columns_move_down', { column: title })}
        disabledReason={isLast ? label('columns_at_end') : null}
        onClick={() => onMove(key, 1)}
      >
        <ArrowDown />
      </IconButton>
    </>
  )
}
