'use client'
import { type ReactNode, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import type { Gate } from '../../controls/access-prompt/use-gate.ts'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { Plus } from '../../foundation/icons/icons.ts'
import { useUi } from '../../foundation/ui-provider.tsx'

export type ComparePopoverProps = {
  /** Whether it is open: `open` of the compare state. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** How many are compared; the button says it. */
  count: number
  /** Of `useGate('compare')`: below full access the button opens the way in (access row 23). */
  gate: Gate
  /** Told when the pointer comes to the button, for a panel that loads late. */
  onPointerEnter?: () => void
  /** The search, what became of it, and what is compared. */
  children: ReactNode
}

/**
 * The button "Compare" and what it opens: on a desk a panel of 440 px under it, on a phone a sheet. It covers the plot and moves nothing;
 * what was typed is the page's, so it survives. Escape and a press elsewhere close it, and the focus comes back. Parts: `data-slot`
 * compare-trigger, compare-word, compare-count, and those of Popover.
 */
export function ComparePopover({
  open,
  onOpenChange,
  count,
  gate,
  onPointerEnter,
  children,
}: ComparePopoverProps) {
  const { label, lang } = useUi()
  const countId = useId()
  const isAllowed = gate.verdict.kind === 'allowed'
  const name = label('compare')
  const number = formatDecimal(count, { lang, decimals: 0 }) ?? ''
  const change = (next: boolean) => {
    if (next) gate.attempt(() => onOpenChange(true))
    else if (isAllowed) onOpenChange(false)
    else gate.dismiss()
  }
  return (
    <Popover open={isAllowed ? open : gate.open} onOpenChange={change}>
      <PopoverTrigger
        data-slot="compare-trigger"
        variant="quiet"
        size="s"
        icon={<Plus />}
        className="text-13 text-ink"
        aria-describedby={count > 0 ? countId : undefined}
        onPointerEnter={onPointerEnter}
      >
        <span data-slot="compare-word">{name}</span>
        {count > 0 ? (
          // the name stays "Compare" for those who call it by its name; the number is its description
          <span aria-hidden="true" data-slot="compare-count" className="num text-ink-3">
            {number}
          </span>
        ) : null}
      </PopoverTrigger>
      {/* the field takes the focus once it is there, and not when a load opens the panel */}
      <PopoverContent
        label={name}
        sheet
        autoFocus={false}
        className="desk:w-110 desk:max-w-[calc(100vw-1rem)]"
      >
        {/* Escape closes the panel, and the search keeps its text */}
        <div onKeyDownCapture={event => event.key === 'Escape' && event.stopPropagation()}>
          {isAllowed ? children : <AccessPrompt role="alert" verdict={gate.verdict} />}
        </div>
      </PopoverContent>
      {count > 0 ? (
        <span id={countId} hidden>
          {label('compare_count', { n: number })}
        </span>
      ) : null}
    </Popover>
  )
}
