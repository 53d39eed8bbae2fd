'use client'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { endsOf, type RangeSide } from './date-range.model.ts'
import { type RangeCalendarProps, RangePanel } from './range-panel.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import type { DateRangeModel } from './use-date-range.ts'

export type RangePanelsProps = RangeCalendarProps & { model: DateRangeModel }

/**
 * The two panels of a range side by side, with its ready ranges before them; on a phone one panel, and a switch between the
 * ends (D1, D23). Parts: `data-slot` range-panels, range-panel, calendar-shortcuts and those of the calendar.
 */
export function RangePanels({ model, ...options }: RangePanelsProps) {
  const label = useLabel()
  const { shortcuts, events } = model
  const { root, onKeyDown } = useEndFocus(model.panels.side)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes no key, it remembers that one was used
    <div
      ref={root}
      data-slot="range-panels"
      onKeyDown={onKeyDown}
      className="flex gap-3 max-desk:flex-col desk:w-fit"
    >
      {shortcuts.length > 0 && (
        <ShortcutList
          label={label('calendar_shortcuts')}
          shortcuts={shortcuts.map(({ id, title }) => ({
            id,
            text: typeof title === 'string' ? title : label(title.key, title.values),
          }))}
          onPick={events.shortcut}
        />
      )}
      <SideSwitch model={model} />
      <RangePanel model={model} side="start" {...options} />
      <RangePanel model={model} side="end" {...options} />
    </div>
  )
}

/** Which end the only panel of a phone picks, with what is picked at each. */
function SideSwitch({ model: { panels, pattern, events } }: { model: DateRangeModel }) {
  const label = useLabel()
  const lang = useLang()
  const ends = endsOf(panels)
  const option = (id: RangeSide, name: string) => {
    const end = ends[id]
    return { id, text: end ? `${name} ${formatStamp(end, pattern, lang)}` : name }
  }
  return (
    <SegmentedControl
      label={label('range_side')}
      options={[option('start', label('range_from')), option('end', label('range_to'))]}
      value={panels.side}
      onValueChange={id => events.send({ type: 'turned', side: id === 'end' ? 'end' : 'start' })}
      className="justify-self-center desk:hidden"
    />
  )
}

/**
 * Whoever picks one end by a key goes on at the other one; a pointer goes where it wants. Where the panel of the pick gives
 * way to the other one, the focus that it had goes to the switch, which says so.
 */
function useEndFocus(side: RangeSide) {
  const root = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  useLayoutEffect(() => {
    const stop = `[data-side="${side}"] [data-slot="calendar-body"] [tabindex="0"]`
    const to = isByKey.current
      ? stop
      : hasHiddenFocus(root.current)
        ? '[role="radio"][aria-checked="true"]'
        : null
    isByKey.current = false
    if (to !== null) root.current?.querySelector<HTMLElement>(to)?.focus()
  }, [side])
  const onKeyDown = ({ key, target }: KeyboardEvent<HTMLElement>) => {
    const isInGrid = target instanceof HTMLElement && target.closest('[data-slot="calendar-body"]') !== null
    isByKey.current = isInGrid && (key === 'Enter' || key === ' ')
  }
  return { root, onKeyDown }
}

/** Whether what has focus stands in a panel that is not drawn any more. */
function hasHiddenFocus(root: HTMLElement | null): boolean {
  const panel = document.activeElement?.closest('[data-slot="range-panel"]')
  return panel != null && root?.contains(panel) === true && getComputedStyle(panel).display === 'none'
}
