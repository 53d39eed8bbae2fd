'use client'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { ArrowDown, ArrowUp } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ColumnPlace } from './column-settings.view-model.ts'
import { scrollStyles } from './scroll-styles.tsx'

type Move = (id: string, by: -1 | 1) => void

/** The shown columns in order. Two buttons move each line, and the line keeps focus while it moves. */
export function ColumnPlaces({ places, onMove }: { places: readonly ColumnPlace[]; onMove: Move }) {
  const list = useFocusedInView(places)
  return (
    <ol ref={list} data-slot="column-places" className={cx(scrollStyles, 'mt-3 mb-0 list-none py-0.5')}>
      {places.map(place => (
        <Place key={place.id} place={place} onMove={onMove} />
      ))}
    </ol>
  )
}

function Place({ place, onMove }: { place: ColumnPlace; onMove: Move }) {
  const label = useLabel()
  const { id, text, at, fixed, isFirst, isLast } = place
  return (
    <li
      data-slot="column-place"
      className="flex min-h-9 items-center gap-3 border-b border-line text-13 last:border-b-0 max-desk:min-h-12 max-desk:text-14"
    >
      <span aria-hidden="true" className="num w-6 shrink-0 text-end text-ink-3">
        {at}
      </span>
      <span className="min-w-0 flex-1 py-1 break-words">
        <bdi>{text}</bdi>
        {fixed ? <span className="block text-12 text-ink-3">{label('columns_first_fixed')}</span> : null}
      </span>
      {fixed ? null : (
        <span className="flex shrink-0">
          <IconButton
            size="s"
            className="data-disabled:opacity-50"
            label={label('columns_move_up', { column: text })}
            disabledReason={isFirst ? label('columns_at_start') : null}
            onClick={() => onMove(id, -1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            size="s"
            className="data-disabled:opacity-50"
            label={label('columns_move_down', { column: text })}
            disabledReason={isLast ? label('columns_at_end') : null}
            onClick={() => onMove(id, 1)}
          >
            <ArrowDown />
          </IconButton>
        </span>
      )}
    </li>
  )
}

/** Scrolls a focused line back into view after it moved out of the box. */
function useFocusedInView(places: readonly ColumnPlace[]) {
  const list = useRef<HTMLOListElement>(null)
  const order = places.map(({ id }) => id).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order can move the line out of view
  useEffect(() => {
    const focused = document.activeElement
    if (list.current?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' })
  }, [order])
  return list
}
