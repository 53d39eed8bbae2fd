'use client'
import * as Radix from '@radix-ui/react-radio-group'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cva } from 'class-variance-authority'
import { type ComponentProps, type SyntheticEvent, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useDirection } from '../direction/use-direction.ts'
import { checkMoved, movesFocus } from '../radio-group/roving-keys.ts'
import { SteadyText } from '../tabs/steady-text.tsx'
import { useInView } from '../tabs/use-in-view.ts'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'
import { type SegmentOption, shownOptions, tabStop } from './segmented-control.view-model.ts'

export type SegmentedControlProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> & {
  /** The name of the group. */
  label: string
  /** Position of the name. Default `hidden`: visually hidden. */
  labelAs?: 'hidden' | 'above'
  options: readonly SegmentOption[]
  /** The checked option; null for none (e.g. a custom period). */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (id: string) => void
  /** The reason why it is disabled; the group stays reachable and shows it. Null or absent: enabled. */
  disabledReason?: string | null
  /** 32 or 28 px on desktop. Default `m`. */
  size?: 'm' | 's'
}

/**
 * Selects one of a few options, all visible (periods, absolute or percent). A radio group: one tab stop, arrow keys
 * move and check. If the options do not fit, the row scrolls and keeps the checked one visible. Parts: `data-slot`
 * segmented-field, segmented-control, segmented-option; state: `aria-checked`, `aria-disabled`.
 */
export const SegmentedControl = forwardRef(function SegmentedControl({
  label,
  labelAs = 'hidden',
  options,
  value,
  defaultValue = null,
  onValueChange,
  disabledReason,
  size,
  className,
  ...rest
}: SegmentedControlProps) {
  const direction = useDirection()
  const labelId = useId()
  const reasonId = useId()
  const disabled = Boolean(disabledReason)
  const [checked, check] = useControllableState<string | null>({
    prop: value,
    defaultProp: defaultValue,
    onChange: id => id !== null && onValueChange?.(id),
  })
  const shown = shownOptions(options)
  const stop = tabStop(shown, checked)
  const row = useInView<HTMLDivElement>(
    '[aria-checked="true"]',
    `${checked} in ${shown.map(({ id, text }) => `${id} ${text}`).join('\n')}`,
  )
  if (stop === null) return null
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="segmented-field"
      className={cx('inline-grid max-w-full gap-1', className)}
    >
      <span id={labelId} className={labelAs === 'above' ? 'text-12 text-ink-2' : 'sr-text'}>
        {label}
      </span>
      <Tip pins disabled={!disabled}>
        <TipTrigger aria-describedby={disabled ? reasonId : undefined}>
          <Radix.Root
            asChild
            dir={direction}
            value={checked}
            onValueChange={check}
            // Radix renders `outline: none` as a style attribute, which a strict content security policy blocks
            style={{ outline: undefined }}
          >
            <div
              ref={row}
              // the page's direction and the segments' own tab stop replace those of Radix
              dir={undefined}
              tabIndex={undefined}
              role="radiogroup"
              aria-labelledby={labelId}
              aria-disabled={disabled || undefined}
              data-slot="segmented-control"
              className="num relative flex w-fit max-w-full overflow-x-auto rounded-field border border-line bg-surface-sunken p-0.5 [scrollbar-width:none]"
              onKeyDown={disabled ? undefined : checkMoved}
            >
              {shown.map(option => (
                <Segment
                  key={option.id}
                  option={option}
                  size={size}
                  isStop={option.id === stop}
                  disabled={disabled}
                />
              ))}
            </div>
          </Radix.Root>
        </TipTrigger>
        {disabled ? <TipContent id={reasonId}>{disabledReason}</TipContent> : null}
      </Tip>
    </div>
  )
})

const segmentVariants = cva(
  [
    'focus-ring inline-flex min-w-0 shrink-0 cursor-pointer items-center justify-center rounded-[6px] font-medium text-ink-2 -outline-offset-1!',
    'transition-colors duration-150 ease-standard select-none hover:text-ink motion-reduce:transition-none',
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
function Segment({ option, size, isStop, disabled }: SegmentProps) {
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
