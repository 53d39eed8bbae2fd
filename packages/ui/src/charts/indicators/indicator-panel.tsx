'use client'
import { type ComponentProps, useMemo, useState } from 'react'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { Menu } from '../../controls/menu/menu.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Plus } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import type { IndicatorInputs } from './compute-indicator.ts'
import type { IndicatorId } from './indicator-registry.ts'
import { IndicatorLine } from './indicator-row.tsx'
import { indicatorAnnouncement, indicatorsFigure } from './indicators.shape.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import type { IndicatorsModel } from './use-indicators.ts'

export type IndicatorPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The indicators of the chart, by `useIndicators`. */
  model: IndicatorsModel
  /** What the data of the chart have, by `indicatorInputs`; only what they allow is offered. */
  inputs: IndicatorInputs
}

/**
 * Adds indicators, sets their parameters, orders and removes them; every change counts at once (C20).
 * Parts: `data-slot` indicator-panel, indicator-list, indicator-row, indicator-remove, indicator-none; state: `data-undrawn` on a row.
 */
export const IndicatorPanel = forwardRef(function IndicatorPanel({
  model,
  inputs,
  className,
  ref,
  ...rest
}: IndicatorPanelProps) {
  const label = useLabel()
  const lang = useLang()
  const figure = useMemo(
    () => indicatorsFigure(model.state, inputs, { label, lang }),
    [model.state, inputs, label, lang],
  )
  const both = useMergedRefs(ref, useFocusAfterRemoval(model.state))
  return (
    <div
      {...rest}
      ref={both}
      data-ui=""
      data-slot="indicator-panel"
      className={cx('flex min-w-0 flex-col gap-2', className)}
    >
      <Menu
        label={label('indicators_add')}
        icon={<Plus />}
        items={figure.offers}
        disabledReason={figure.full}
        onSelect={id => model.events.add(id as IndicatorId)}
      />
      {figure.full ? (
        <Notice tone="warn" live="off">
          {figure.full}
        </Notice>
      ) : null}
      {figure.rows.length > 0 ? (
        <ol aria-label={label('indicators_list')} data-slot="indicator-list" className="m-0 list-none p-0">
          {figure.rows.map(row => (
            <IndicatorLine key={row.key} row={row} events={model.events} />
          ))}
        </ol>
      ) : (
        <p data-slot="indicator-none" className="py-2 text-ink-3">
          {label('indicators_none')}
        </p>
      )}
      <LiveRegion message={useSaid(model)} />
    </div>
  )
})

/** What is to be said of acts since the panel opened: what was said before is no news. */
function useSaid({ last }: IndicatorsModel) {
  const label = useLabel()
  const lang = useLang()
  const [before] = useState(last?.id)
  if (!last || last.id === before) return null
  const text = indicatorAnnouncement(last.event, last.before, last.after, { label, lang })
  return text === null ? null : { id: last.id, text }
}
