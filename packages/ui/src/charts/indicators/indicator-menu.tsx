'use client'
import type { ComponentProps } from 'react'
import type { ButtonProps } from '../../controls/button/button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChartSpline } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IndicatorPanel, type IndicatorPanelProps } from './indicator-panel.tsx'
import { MAX_INDICATORS } from './indicators.reducer.ts'

const NO_INPUTS: IndicatorPanelProps['inputs'] = { close: false, range: false, volume: false, masked: false }

export type IndicatorMenuProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<IndicatorPanelProps, 'model' | 'inputs'> & {
    /** The button's size and variant. Default `m`, `secondary`. */
    size?: ButtonProps['size']
    variant?: 'secondary' | 'quiet'
    /** Why there are no indicators now, for example before data are loaded. Masked values are known from `inputs`. */
    disabledReason?: string | null
  }

/**
 * The button "Indicators" with its count, and the settings panel in a popover; on a phone a sheet (C20).
 * Parts: `data-slot` indicator-menu, indicator-count, and those of IndicatorPanel.
 */
export const IndicatorMenu = forwardRef(function IndicatorMenu({
  model,
  inputs: given,
  size,
  variant,
  disabledReason = null,
  className,
  ...rest
}: IndicatorMenuProps) {
  const label = useLabel()
  const inputs = given ?? NO_INPUTS
  const shown = model.state.length
  const refusal = inputs.masked ? label('chart_values_locked') : disabledReason
  return (
    <span {...rest} data-ui="" data-slot="indicator-menu" className={cx('inline-flex max-w-full', className)}>
      <Popover>
        <PopoverTrigger size={size} variant={variant} icon={<ChartSpline />} disabledReason={refusal}>
          {label('indicators')}{' '}
          {shown > 0 ? (
            <bdi data-slot="indicator-count" className="num font-normal text-ink-3">
              {label('shown_of', { shown, total: MAX_INDICATORS })}
            </bdi>
          ) : null}
        </PopoverTrigger>
        <PopoverContent label={label('indicators')} sheet className="desk:w-96">
          <IndicatorPanel model={model} inputs={inputs} />
        </PopoverContent>
      </Popover>
    </span>
  )
})
