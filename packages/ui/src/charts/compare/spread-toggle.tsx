'use client'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SettingSwitch } from '../plot/setting-switch.tsx'
import type { SpreadReason } from './spread.ts'

export type SpreadToggleProps = Omit<
  ButtonProps,
  'value' | 'pressed' | 'onClick' | 'disabledReason' | 'children' | 'icon'
> & {
  /** Whether the spread line is on. */
  value: boolean
  onValueChange: (on: boolean) => void
  /** Why there cannot be a spread line now, or null. */
  reason: SpreadReason | null
  /** Its place: in the toolbar, or as a row of the display settings. Default `bar`. */
  place?: 'bar' | 'settings'
}

const REASONS = {
  notTwo: 'spread_not_two',
  masked: 'spread_masked',
  noCommonDay: 'spread_no_common_day',
} as const satisfies Record<SpreadReason, string>

/**
 * Turns the spread line on and off. "It can be toggled only when exactly two lines are compared" (C11): else it is off, stays focusable
 * and gives the reason. Parts: as Button; `data-slot` setting-switch in the settings.
 */
export const SpreadToggle = forwardRef(function SpreadToggle({
  value,
  onValueChange,
  reason,
  place = 'bar',
  ...root
}: SpreadToggleProps) {
  const label = useLabel()
  const on = value && reason === null
  const disabledReason = reason && label(REASONS[reason])
  const toggle = () => onValueChange(!value)
  if (place === 'settings')
    return <SettingSwitch label={label('spread')} on={on} disabledReason={disabledReason} onToggle={toggle} />
  return (
    <Button {...root} pressed={on} disabledReason={disabledReason} onClick={toggle}>
      {label('spread')}
    </Button>
  )
})
