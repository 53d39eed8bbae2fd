'use client'
import type { ComponentProps } from 'react'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { endsOf, type RangeSide } from './date-range.model.ts'
import { ShortcutList } from './shortcut-list.tsx'
import type { DateRangeModel } from './use-date-range.ts'

export type RangeFrameProps = ComponentProps<'div'> & { model: DateRangeModel }

/** What stands round the panels of a range: its ready ranges (D23), and on a phone the switch between the ends. */
export const RangeFrame = forwardRef(function RangeFrame({ model, children, ...rest }: RangeFrameProps) {
  const label = useLabel()
  const { shortcuts, events } = model
  return (
    <div {...rest} data-slot="range-panels" className="flex gap-3 max-desk:flex-col desk:w-fit">
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
      {children}
    </div>
  )
})

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
