import * as Radix from '@radix-ui/react-radio-group'
import { cva } from 'class-variance-authority'
import type { SyntheticEvent } from 'react'
import { movesFocus } from '../radio-group/roving-keys.ts'
import { SteadyText } from '../tabs/steady-text.tsx'
import type { SegmentOption } from './segmented-control.view-model.ts'

const segmentVariants = cva(
  [
    'focus-ring inline-flex min-w-0 shrink-0 cursor-pointer items-center justify-center rounded-[6px] font-medium text-ink-2 -outline-offset-1!',
    'transition-colors duration-150 ease-hand select-none hover:text-ink motion-reduce:transition-none',
    'aria-checked:bg-surface-raised aria-checked:font-strong aria-checked:text-ink aria-checked:shadow-[var(--shadow-1),0_0_0_1px_var(--line)]',
    'aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:hover:text-ink-3 aria-disabled:shadow-none',
    'forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:text-[HighlightText] forced-colors:aria-checked:forced-color-adjust-none',
  ],
  {
    variants: {
      size: {
        m: 'min-h-6.5 px-[11px] text-13 max-desk:min-h-9.5 max-desk:min-w-11',
        s: 'min-h-6 px-2 text-12 max-desk:min-h-7.5 max-desk:min-w-9',
      },
    },
    defaultVariants: { size: 'm' },
  },
)

type SegmentProps = {
  option: SegmentOption
  size: 'm' | 's' | undefined
  /** Whether it is the tab stop. */
  isStop: boolean
  disabled: boolean
}

const refuse = (event: SyntheticEvent) => event.preventDefault()

/** An option of a segmented control. */
export function Segment({ option, size, isStop, disabled }: SegmentProps) {
  return (
    <Radix.unstable_ItemProvider value={option.id}>
      <Radix.unstable_ItemTrigger
        data-slot="segmented-option"
        data-id={option.id}
        aria-disabled={disabled || undefined}
        aria-label={option.name}
        tabIndex={isStop ? 0 : -1}
        onClick={disabled ? refuse : undefined}
        onKeyDown={event => {
          // nothing can be checked: the focus stays at the tab stop
          if (disabled && movesFocus(event)) refuse(event)
        }}
        className={segmentVariants({ size })}
      >
        <SteadyText text={option.text} />
      </Radix.unstable_ItemTrigger>
    </Radix.unstable_ItemProvider>
  )
}
