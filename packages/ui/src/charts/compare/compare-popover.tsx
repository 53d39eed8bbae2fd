'use client'
import { type ReactNode, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import type { AccessGate } from '../../controls/access-prompt/use-gate.ts'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { hasNodeEnv } from '../../foundation/dev-warnings.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { Plus } from '../../foundation/icons/icons.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { useCompareKindWarnings } from './compare-kind-warnings.ts'
import type { CompareKind } from './compare-kinds.ts'

export type ComparePopoverProps = {
  /** Whether it is open: `open` of the compare state. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Number of compared items, shown on the button. */
  count: number
  /** The result of `useGate('compare')`: below full access the button opens the access prompt (access row 23). */
  gate: AccessGate
  /** The kinds of its panel; with an empty list there is no button. Default: the page gives a button only where there are kinds. */
  kinds?: readonly CompareKind[]
  /** Called when the pointer enters the button, to preload a lazy panel. */
  onPointerEnter?: () => void
  /** The search, its messages and the compared items. */
  children: ReactNode
}

/**
 * The button "Compare" and its popover: 440 px wide on a desktop, a sheet on a phone. It covers the plot, so the layout does not change.
 * The page owns the typed text, so it survives closing. Escape and a press outside close it and return the focus. Parts: `data-slot`
 * compare-trigger, compare-label, compare-count, and those of Popover.
 */
export function ComparePopover({
  open,
  onOpenChange,
  count,
  gate,
  kinds,
  onPointerEnter,
  children,
}: ComparePopoverProps) {
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') {
    // the panel warns about any other kinds
    // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
    useCompareKindWarnings('ComparePopover', kinds?.length === 0 ? kinds : undefined)
  }
  const { label, lang } = useUi()
  const countId = useId()
  const isAllowed = gate.verdict.kind === 'allowed'
  if (kinds?.length === 0) return null
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
        <span data-slot="compare-label">{name}</span>
        {count > 0 ? (
          // the accessible name stays "Compare" for voice control; the number is the description
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
