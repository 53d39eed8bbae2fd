'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Chip } from '../../controls/chip/chip.tsx'
import { Link } from '../../controls/link/link.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf, uniqueBy } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { seriesStyle } from '../../foundation/tokens/series.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { SeriesMark } from '../plot/series-mark.tsx'
import { useFocusAfterRemove } from '../plot/use-focus-after-remove.ts'
import type { ComparedItem, CompareMessage } from './compare.reducer.ts'
import {
  type CompareLinks,
  compareHref,
  compareMessageText,
  compareTitle,
  remainingText,
} from './compare.view-model.ts'
import type { CompareKind } from './compare-kinds.ts'

export type CompareBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The compared items in the order in which they were added: `items` of the compare state. */
  items: readonly ComparedItem[]
  /**
   * Keys of items that the chart's legend shows and removes (`onRemove` of TimeChart). They have no chip here, so that no item is on the
   * page twice. An item keeps its chip until its line is drawn. Default none.
   */
  inLegend?: ReadonlySet<string>
  /** Link template of each kind, with `{id}` for the id. Without a template a name is plain text. */
  links?: CompareLinks
  /** A short note after a name, by item key: "values withheld". */
  notes?: ReadonlyMap<string, string>
  /** The kinds that this chart can be compared with; the bar shows how many of each can be added. */
  kinds: readonly CompareKind[]
  /** `messages` of the compare state. */
  messages?: readonly CompareMessage[]
  /** Removes the line with this key. */
  onRemove: (key: string) => void
  /** Removes the line that was added last. */
  onCancelLast: () => void
  /** At the start of the last row: the button that opens the list of all lines (ComparedListPopover). */
  list?: ReactNode
  /** Adds a close button to the messages. */
  onDismiss?: (message: CompareMessage) => void
}

const NO_LINKS: CompareLinks = {}
const NO_MESSAGES: readonly CompareMessage[] = []

/**
 * Shows what a chart is compared with, and messages about it (C9, C13). With a legend that removes lines, it only shows how many can be
 * added, a button that removes the last one, and items that are not drawn yet. Below full access it is an access prompt
 * (access row 23). Parts: `data-slot` compare-bar (`data-empty`), compare-chips, chip, compare-remaining,
 * compare-messages, or access-prompt.
 */
export const CompareBar = forwardRef(function CompareBar({
  items: givenItems,
  inLegend,
  links = NO_LINKS,
  notes,
  kinds,
  messages: givenMessages = NO_MESSAGES,
  onRemove,
  onCancelLast,
  list,
  onDismiss,
  className,
  ref,
  ...root
}: CompareBarProps) {
  const { label, lang } = useUi()
  const items = uniqueBy(givenItems, ({ key }) => key)
  const messages = uniqueBy(givenMessages, ({ kind, name }) => `${kind} ${name}`)
  const texts = { kinds: listOf(kinds), lang, label }
  const verdict = useVerdict('compare')
  const bar = useRef<HTMLDivElement>(null)
  const barRef = useComposedRefs(ref, bar)
  const keepFocus = useFocusAfterRemove(bar, items.length)
  const chips = items.filter(({ key }) => !inLegend?.has(key))
  const isAllowed = verdict.kind === 'allowed'
  const isEmpty = isAllowed && items.length + messages.length === 0
  return (
    <div
      {...root}
      ref={barRef}
      tabIndex={-1}
      data-ui=""
      data-slot="compare-bar"
      // an empty bar takes no space in the layout, but stays in the page, because it announces messages
      data-empty={isEmpty ? '' : undefined}
      className={cx('grid grid-cols-1 gap-2 text-13 text-ink outline-none data-empty:absolute', className)}
    >
      {isAllowed ? null : <AccessPrompt verdict={verdict} />}
      {isAllowed && items.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {chips.length > 0 ? (
            <ul
              aria-label={label('compare_list')}
              data-slot="compare-chips"
              className="flex w-full min-w-0 flex-wrap gap-2"
            >
              {chips.map((item, place) => (
                <li key={item.key} className="flex max-w-full min-w-0">
                  <CompareChip
                    item={item}
                    href={compareHref(item, links ?? NO_LINKS)}
                    note={notes?.get(item.key)}
                    onRemove={() => {
                      keepFocus(place)
                      onRemove(item.key)
                    }}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          {list}
          <Button
            variant="link"
            size="s"
            onClick={() => {
              keepFocus(chips.length - 1)
              onCancelLast()
            }}
          >
            {label('compare_cancel_last')}
          </Button>
          <span data-slot="compare-remaining" className="num ms-auto text-12 text-ink-3">
            {remainingText(items, texts)}
          </span>
        </div>
      ) : null}
      <div role="status" data-slot="compare-messages" className="grid gap-2 empty:hidden">
        {(isAllowed ? messages : NO_MESSAGES).map(message => (
          <Notice
            key={`${message.kind} ${message.name}`}
            live="off"
            tone="warn"
            onClose={onDismiss && (() => onDismiss(message))}
          >
            {compareMessageText(message, texts)}
          </Notice>
        ))}
      </div>
    </div>
  )
})

type CompareChipProps = {
  item: ComparedItem
  href: string | undefined
  /** A short note after the name. */
  note: string | undefined
  onRemove: () => void
}

/** One compared item: a sample of its line, its name as a link, and the button that removes it. */
function CompareChip({ item, href, note, onRemove }: CompareChipProps) {
  const title = compareTitle(item)
  return (
    <Chip mark={<SeriesMark style={seriesStyle(item.style)} />} onRemove={onRemove} removeName={title}>
      <Link href={href} variant="plain">
        {title}
      </Link>
      {note ? <span className="ps-1.5 text-ink-3">{note}</span> : null}
    </Chip>
  )
}
