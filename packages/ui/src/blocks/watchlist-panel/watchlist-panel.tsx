'use client'
import { type ComponentProps, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import {
  useWatchlistPanel,
  type WatchlistPanelModel,
  type WatchlistPanelOptions,
} from './use-watchlist-panel.ts'
import { useWatchlistText } from './use-watchlist-text.ts'
import { WatchlistDetailsDialog } from './watchlist-details.tsx'
import { WatchlistFoot } from './watchlist-foot.tsx'
import { WatchlistLists } from './watchlist-lists.tsx'
import type { WatchlistPart } from './watchlist-part.ts'
import type { WatchlistValuation } from './watchlist-profit.shape.ts'

export type WatchlistPanelLooks = Omit<ComponentProps<'div'>, 'children'> &
  WatchlistValuation & {
    /** Said to a user without lists (shared-blocks §8). Default: the label `watchlist_empty`. */
    emptyMessage?: string
  }

export type WatchlistPanelProps = WatchlistPanelLooks &
  ((WatchlistPanelOptions & { model?: undefined }) | { model: WatchlistPanelModel })

/**
 * Puts a bond on the user's watchlists and takes it off: the lists, then quantity, price and buy date for each chosen one in a
 * dialog (W1–W4, shared-blocks §2–§9). Saving removes first and adds when that has settled; nothing that was typed is lost by
 * a failure. Give it ports and lists, or a `model` from `useWatchlistPanel` when the page keeps the state.
 * Parts: `data-slot` watchlist-panel, watchlist-lists, watchlist-grid, watchlist-foot, watchlist-removes, watchlist-told, watchlist-saved,
 * watchlist-details, watchlist-page, watchlist-item (`data-changed`), watchlist-day, watchlist-profit (`data-direction`),
 * watchlist-details-foot, watchlist-mistakes.
 */
export const WatchlistPanel = forwardRef(function WatchlistPanel(props: WatchlistPanelProps) {
  if (props.model) return <WatchlistPanelView {...props} />
  return <WatchlistPanelAlone {...props} />
})

const WatchlistPanelAlone = forwardRef(function WatchlistPanelAlone({
  remove,
  append,
  lists,
  access,
  hasNsd,
  onUpdated,
  onRemoved,
  newKey,
  ...looks
}: WatchlistPanelLooks & WatchlistPanelOptions) {
  const model = useWatchlistPanel({ remove, append, lists, access, hasNsd, onUpdated, onRemoved, newKey })
  return <WatchlistPanelView {...looks} model={model} />
})

type ViewProps = WatchlistPanelLooks & { model: WatchlistPanelModel }

const WatchlistPanelView = forwardRef(function WatchlistPanelView({
  model,
  currentPrice,
  nominal,
  currency,
  emptyMessage,
  className,
  ...rest
}: ViewProps) {
  const id = useId()
  const textOf = useWatchlistText()
  const part: WatchlistPart = { ...model, id, valuation: { currentPrice, nominal, currency } }
  const { status } = model.figure
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="watchlist-panel"
      className={cx('grid min-w-0 gap-3 text-13 text-ink', className)}
    >
      <FirstStep {...part} emptyMessage={emptyMessage} />
      <WatchlistDetailsDialog {...part} />
      <LiveRegion message={status && { id: status.id, text: textOf(status.text) }} />
    </div>
  )
})

function FirstStep({ emptyMessage, ...part }: WatchlistPart & { emptyMessage: string | undefined }) {
  const label = useLabel()
  const { gate, ticks } = part.figure
  if (gate) return <AccessPrompt verdict={gate} />
  if (ticks.length === 0) return <EmptyState message={emptyMessage ?? label('watchlist_empty')} />
  return (
    <>
      <WatchlistLists {...part} />
      <WatchlistFoot {...part} />
    </>
  )
}
