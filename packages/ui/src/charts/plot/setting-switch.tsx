'use client'
import { Button } from '../../controls/button/button.tsx'

export type SettingSwitchProps = {
  label: string
  on: boolean
  /** Why it cannot be changed now, or null; it replaces the switch. */
  disabledReason: string | null
  onToggle: () => void
  'data-slot'?: string
}

/** A setting that is on or off, a row of the display settings: its name at the start, a switch at the end. */
export function SettingSwitch({
  label,
  on,
  disabledReason,
  onToggle,
  'data-slot': slot,
}: SettingSwitchProps) {
  return (
    <Button
      data-slot={slot ?? 'setting-switch'}
      variant="quiet"
      pressed={on}
      disabledReason={disabledReason}
      onClick={onToggle}
      className="group/switch min-h-9 justify-between px-0 font-normal max-desk:min-h-11 max-desk:px-0 text-ink hover:bg-transparent! data-disabled:text-ink-3 aria-pressed:border-transparent aria-pressed:bg-transparent aria-pressed:text-ink [&>[data-slot=button-face]]:w-full [&>[data-slot=button-face]]:justify-between [&>[data-slot=button-face]]:gap-4"
    >
      {label}
      {disabledReason === null ? (
        <span
          aria-hidden="true"
          className="relative h-4.5 w-7.5 shrink-0 rounded-full bg-line-control group-aria-pressed/switch:bg-accent after:absolute after:start-0.5 after:top-0.5 after:size-3.5 after:rounded-full after:bg-surface after:transition-transform group-aria-pressed/switch:after:start-3.5 motion-reduce:after:transition-none forced-colors:border"
        />
      ) : (
        // the button has the same text as its description
        <span aria-hidden="true" className="text-end text-12 text-balance whitespace-normal text-ink-2">
          {disabledReason}
        </span>
      )}
    </Button>
  )
}
