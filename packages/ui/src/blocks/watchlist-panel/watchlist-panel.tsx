'use client'
import { type ComponentProps, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { WatchlistValuation } from './profit.ts'
import {
  useWatchlistPanel,
  type WatchlistPanelModel,
  type WatchlistPanelOptions,
} from './use-watchlist-panel.ts'
import { useWatchlistText, WatchlistContext } from './watchlist-context.ts'
import { WatchlistDetailsDialog } from './watchlist-details.tsx'
import { WatchlistLists } from './watchlist-lists.tsx'

export type WatchlistPanelViewProps = Omit<ComponentProps<'div'>, 'children'> &
  WatchlistValuation & {
    /** The bond's name, written with its last price above the details. */
    bondName?: string | undefined
    /** Shown to a user without lists (shared-blocks §8). Default: the label `watchlist_empty`. */
    emptyMessage?: string
  }

export type WatchlistPanelProps = WatchlistPanelViewProps &
  ((WatchlistPanelOptions & { model?: undefined }) | { model: WatchlistPanelModel })

/**
 * Adds a bond to the user's watchlists and removes it: the lists, then quantity, price and buy date for each chosen one in a
 * dialog (W1–W4, shared-blocks §2–§9). Saving removes first and adds after that succeeded; a failure loses nothing that was
 * typed. Give it ports and lists, or a `model` from `useWatchlistPanel` when the page keeps the state.
 * Parts: `data-slot` watchlist-panel, watchlist-lists, watchlist-grid, watchlist-foot, watchlist-removes, watchlist-told, watchlist-saved,
 * watchlist-details, watchlist-page, watchlist-item (`data-changed`, `data-invalid`), watchlist-day, watchlist-result
 * (`data-direction`), watchlist-details-foot, watchlist-errors.
 */
export const WatchlistPanel = forwardRef(function WatchlistPanel(props: WatchlistPanelProps) {
  return props.model ? <WatchlistPanelView {...props} /> : <WatchlistPanelWithState {...props} />
})

const WatchlistPanelWithState = forwardRef(function WatchlistPanelWithState({
  remove,
  append,
  lists,
  access,
  hasNsd,
  onUpdated,
  onRemoved,
  newKey,
  ...view
}: WatchlistPanelViewProps & WatchlistPanelOptions) {
  const model = useWatchlistPanel({ remove, append, lists, access, hasNsd, onUpdated, onRemoved, newKey })
  return <WatchlistPanelView {...view} model={model} />
})

const WatchlistPanelView = forwardRef(function WatchlistPanelView({
  model,
  currentPrice,
  nominal,
  currency,
  bondName,
  emptyMessage,
  className,
  ...rest
}: WatchlistPanelViewProps & { model: WatchlistPanelModel }) {
  const id = useId()
  const label = useLabel()
  const textOf = useWatchlistText()
  const { gate, ticks, status } = model.viewModel
  return (
    <WatchlistContext.Provider
      value={{ ...model, id, bondName, valuation: { currentPrice, nominal, currency } }}
    >
      <div
        {...rest}
        data-ui=""
        data-slot="watchlist-panel"
        className={cx('grid min-w-0 gap-3 text-13 text-ink', className)}
      >
        {gate ? (
          <AccessPrompt verdict={gate} />
        ) : ticks.length === 0 ? (
          <EmptyState message={emptyMessage ?? label('watchlist_empty')} />
        ) : (
          <WatchlistLists />
        )}
        <WatchlistDetailsDialog />
        <LiveRegion message={status && { id: status.id, text: textOf(status.text) }} />
      </div>
    </WatchlistContext.Provider>
  )
})
