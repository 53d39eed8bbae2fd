'use client'
import type { ComponentProps } from 'react'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import type { RangeSide } from './picker.reducer.ts'
import type { DateRangeModel } from './use-date-range.ts'

export type RangeFrameProps = ComponentProps<'div'> & { model: DateRangeModel }

/** The frame around the calendars of a range: its shortcuts (D23), and on phones a switch between the ends. */
export const RangeFrame = forwardRef(function RangeFrame({ model, children, ...rest }: RangeFrameProps) {
  return (
    <div {...rest} data-slot="range-panels" className="flex gap-3 max-desk:flex-col desk:w-fit">
      {model.shortcuts.length > 0 && <ShortcutList model={model} />}
      <SideSwitch model={model} />
      {children}
    </div>
  )
})

/** The shortcuts; on phones a row above the calendar. */
function ShortcutList({ model: { shortcuts, pickShortcut } }: { model: DateRangeModel }) {
  const label = useLabel()
  return (
    <ul
      aria-label={label('calendar_shortcuts')}
      data-slot="calendar-shortcuts"
      className="flex gap-1 max-desk:flex-wrap desk:w-fit desk:min-w-36 desk:shrink-0 desk:flex-col desk:border-e desk:border-line desk:pe-3"
    >
      {shortcuts.map(({ id, title }) => (
        <li key={id}>
          <Button
            variant="quiet"
            onClick={() => pickShortcut(id)}
            className="w-full justify-start px-2 text-start max-desk:border-line-strong max-desk:px-3"
          >
            {typeof title === 'string' ? title : label(title.key, title.values)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The switch between the ends on phones, with the selected value of each. */
function SideSwitch({ model: { viewModel, actions } }: { model: DateRangeModel }) {
  const label = useLabel()
  const lang = useLang()
  const { ends, side, pattern } = viewModel
  const option = (id: RangeSide, name: string) => {
    const end = ends[id]
    return { id, text: end ? `${name} ${formatStamp(end, pattern, lang)}` : name }
  }
  return (
    <SegmentedControl
      label={label('range_side')}
      options={[option('start', label('range_from')), option('end', label('range_to'))]}
      value={side}
      onValueChange={id => actions.turnSide(id === 'end' ? 'end' : 'start')}
      className="justify-self-center desk:hidden"
    />
  )
}
