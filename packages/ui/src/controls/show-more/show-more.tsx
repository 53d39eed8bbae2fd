'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { showMoreShape } from './show-more.view-model.ts'

export type ShowMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  expanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (expanded: boolean) => void
  /** Number of hidden items: "Show 7 more". Absent: "Show more". */
  hiddenCount?: number
  /** Number of visible items, for "5 of 12" at the end of the line; requires `total`. */
  shown?: number
  /** The total number of items, named on the button. */
  total?: number
  /** The id of the list. */
  controls?: string
  /** Whether further items are loading. */
  pending?: boolean
  /** The reason why the list cannot grow (T5): usually an AccessPrompt. Shown below and linked to the button. */
  refusal?: ReactNode
}

/**
 * A disclosure button for the rest of a list. Focus stays on the button. Parts: `data-slot` show-more,
 * show-more-count, show-more-refusal; state: `data-state` open or closed.
 */
export const ShowMore = forwardRef(function ShowMore({
  expanded,
  defaultExpanded = false,
  onExpandedChange,
  hiddenCount,
  shown,
  total,
  controls,
  pending,
  refusal,
  className,
  ...rest
}: ShowMoreProps) {
  const label = useLabel()
  const refusalId = useId()
  const [open, setOpen] = useControllableState({
    prop: expanded,
    defaultProp: defaultExpanded,
    onChange: onExpandedChange,
  })
  const { text, count } = showMoreShape({ open, hiddenCount, shown, total })
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="show-more"
      data-state={open ? 'open' : 'closed'}
      className={cx('group/more flex flex-wrap items-center gap-x-3 gap-y-2 text-13', className)}
    >
      <Button
        variant="link"
        aria-expanded={open}
        aria-controls={controls}
        aria-describedby={refusal ? refusalId : undefined}
        pending={pending}
        icon={
          <ChevronDown className="transition-transform duration-150 ease-standard group-data-[state=open]/more:rotate-180 motion-reduce:transition-none" />
        }
        onClick={() => setOpen(!open)}
      >
        <bdi>{label(text.key, text.values)}</bdi>
      </Button>
      {count ? (
        <span data-slot="show-more-count" className="num ms-auto text-ink-3">
          {/* text of the other direction keeps the order of its numbers */}
          <bdi>{label(count.key, count.values)}</bdi>
        </span>
      ) : null}
      {refusal ? (
        <div id={refusalId} data-slot="show-more-refusal" className="basis-full">
          {refusal}
        </div>
      ) : null}
    </div>
  )
})
