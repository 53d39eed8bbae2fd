'use client'
import { type ComponentProps, useRef } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useVerdict } from '../../foundation/ui-provider.tsx'
import { useKeptFocus } from '../plot/use-kept-focus.ts'
import type { ComparedItem, CompareMessage, CompareModel } from './compare.model.ts'
import type { CompareLinks } from './compare.shape.ts'
import { CompareChips } from './compare-chips.tsx'
import { CompareMessages } from './compare-messages.tsx'
import { CompareRoom } from './compare-room.tsx'

export type CompareBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is compared, in the order in which it was added: `items` of the compare state. */
  items: readonly ComparedItem[]
  /**
   * Keys of items that a chart's legend names and lets be removed (`onRemove` of TimeChart): they have no chip here, so that nothing
   * stands on the page twice. Default none. What is asked for and not drawn yet keeps its chip.
   */
  inLegend?: ReadonlySet<string>
  /** Where each kind's names lead, with `{id}` for the id. Without a template a name is text. */
  links?: CompareLinks
  /** A few words behind a name, by item key: "values withheld". */
  notes?: ReadonlyMap<string, string>
  /** What this chart can be compared with; the bar says how many of them can be added. Default bonds and indexes. */
  models?: readonly CompareModel[]
  /** What the comparison has to say: `messages` of the compare state. */
  messages?: readonly CompareMessage[]
  onRemove: (key: string) => void
  onCancelLast: () => void
  /** Adds a close button to the messages. */
  onDismiss?: (message: CompareMessage) => void
}

const NO_LINKS: CompareLinks = {}
const NOT_IN_LEGEND: ReadonlySet<string> = new Set()
const NO_MESSAGES: readonly CompareMessage[] = []
const EVERY_MODEL: readonly CompareModel[] = ['bonds', 'index']

/**
 * What a bond is compared with, and what became of it (C9, C13, bond-page §4). Beside a chart whose legend removes, it says how many
 * can be added, takes back the last one, and names only what is not drawn yet. Below full access a prompt stands in its place
 * (access row 23). Parts: `data-slot` compare-bar (`data-empty`), compare-chips, chip, compare-room,
 * compare-messages, or access-prompt.
 */
export const CompareBar = forwardRef(function CompareBar(props: CompareBarProps) {
  // what is none of these is the root element's
  const { items, inLegend = NOT_IN_LEGEND, links = NO_LINKS, notes, messages = NO_MESSAGES, ...some } = props
  const { onRemove, onCancelLast, onDismiss, models = EVERY_MODEL, ...rest } = some
  const label = useLabel()
  const verdict = useVerdict('compare')
  const root = useRef<HTMLDivElement>(null)
  const ref = useMergedRefs(rest.ref, root)
  const chips = items.filter(({ key }) => !inLegend.has(key))
  const keepFocus = useKeptFocus(root, items.length)
  const open = verdict.kind === 'allowed'
  const remove = (key: string, place: number) => {
    keepFocus(place)
    onRemove(key)
  }
  const cancelLast = () => {
    keepFocus(chips.length - 1)
    onCancelLast()
  }
  return (
    <div
      {...rest}
      ref={ref}
      tabIndex={-1}
      data-ui=""
      data-slot="compare-bar"
      // empty it takes no room, not even the gap of a list that it stands in; it stays, because what it says is announced
      data-empty={open && items.length + messages.length === 0 ? '' : undefined}
      className={cx(
        'grid grid-cols-1 gap-2 text-13 text-ink outline-none data-empty:absolute',
        rest.className,
      )}
    >
      {open ? null : <AccessPrompt verdict={verdict} />}
      {open && items.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {chips.length > 0 ? <CompareChips {...{ chips, links, notes }} onRemove={remove} /> : null}
          <Button variant="link" size="s" onClick={cancelLast}>
            {label('compare_cancel_last')}
          </Button>
          <CompareRoom items={items} models={models} />
        </div>
      ) : null}
      <CompareMessages messages={open ? messages : NO_MESSAGES} {...(onDismiss ? { onDismiss } : {})} />
    </div>
  )
})
