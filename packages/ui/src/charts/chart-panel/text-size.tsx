'use client'
import { type ComponentProps, useId } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { chartFonts } from '../plot/chart-text.ts'
import { canSize } from './chart-panel.model.ts'

export type TextSizeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Pixels on every text of chart and legend. */
  fontStep: number
  onSize: (by: 1 | -1) => void
  /** Whether the size is written, beside larger buttons. Default false: for assistive tech alone. */
  written?: boolean
}

/** A− and A+: every text of the charts, within 6–40 px (C17). Parts: `data-slot` chart-text-size; says the new size. */
export const TextSize = forwardRef(function TextSize({
  fontStep,
  onSize,
  written = false,
  className,
  ...rest
}: TextSizeProps) {
  const label = useLabel()
  const nameId = useId()
  const { chart, legend } = chartFonts(fontStep)
  const look = written ? ({ variant: 'secondary' } as const) : ({ size: 's' } as const)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend for two buttons
    <div
      role="group"
      aria-labelledby={nameId}
      {...rest}
      data-slot="chart-text-size"
      className={cx('flex items-center', written && 'gap-2', className)}
    >
      <span id={nameId} className="sr-text">
        {label('chart_panel_text')}
      </span>
      <span role="status" className={written ? 'num me-auto' : 'sr-text'}>
        {written || fontStep !== 0 ? label('chart_panel_text_now', { size: chart }) : ''}
      </span>
      <IconButton
        {...look}
        label={label('chart_panel_text_smaller')}
        disabledReason={canSize(fontStep, -1) ? null : label('chart_panel_text_least', { size: chart })}
        onClick={() => onSize(-1)}
      >
        <bdi dir="ltr">A−</bdi>
      </IconButton>
      <IconButton
        {...look}
        label={label('chart_panel_text_larger')}
        disabledReason={canSize(fontStep, 1) ? null : label('chart_panel_text_most', { size: legend })}
        onClick={() => onSize(1)}
      >
        <bdi dir="ltr">A+</bdi>
      </IconButton>
    </div>
  )
})
