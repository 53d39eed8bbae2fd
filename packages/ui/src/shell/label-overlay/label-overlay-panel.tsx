'use client'
import { Button } from '../../controls/button/button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { Tags } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LabelOverlayRow } from './label-overlay-row.tsx'
import type { LabelOverlayModel } from './use-label-overlay.ts'

export type LabelOverlayPanelProps = Omit<LabelOverlayModel, 'box'> & {
  onShowTexts: (() => void) | undefined
}

/** The button with the counts, and the list of all keys of the page. */
export function LabelOverlayPanel({ viewModel, filter, events, onShowTexts }: LabelOverlayPanelProps) {
  const label = useLabel()
  const missing = viewModel.missing > 0 ? label('label_overlay_missing', { n: viewModel.missing }) : null
  const total = label('label_overlay_count', { n: viewModel.total })
  return (
    <Popover>
      <PopoverTrigger icon={<Tags />} className="shadow-pop">
        {missing ? <span className="text-down">{missing}</span> : null}
        <span>{total}</span>
      </PopoverTrigger>
      <PopoverContent sheet side="top" align="end" label={label('label_overlay')} closesOutside={false}>
        <div data-slot="label-overlay-panel" className="grid gap-3 desk:w-88">
          <p className="text-12 text-ink-3">{label('label_overlay_hint')}</p>
          <TextField
            type="search"
            label={label('label_overlay_filter')}
            value={filter}
            onValueChange={events.filter}
          />
          {viewModel.rows.length === 0 ? (
            <p className="text-ink-3">{label('label_overlay_none')}</p>
          ) : (
            <ul className="-my-1 max-h-[50dvh] overflow-y-auto overscroll-contain pe-1">
              {viewModel.rows.map(row => (
                <LabelOverlayRow key={row.key} row={row} onCopy={events.copy} />
              ))}
            </ul>
          )}
          {onShowTexts ? <Button onClick={onShowTexts}>{label('label_overlay_back')}</Button> : null}
        </div>
      </PopoverContent>
    </Popover>
  )
}
