'use client'
import { type ComponentProps, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { purchaseProfit, type WatchlistValuation } from './profit.ts'
import {
  useWatchlistPanel,
  type WatchlistPanelModel,
  type WatchlistPanelOptions,
} from './use-watchlist-panel.ts'
import { useWatchlistText, WatchlistContext, type WatchlistResults } from './watchlist-context.ts'
import { WatchlistDetailsDialog } from './watchlist-details.tsx'
import { WatchlistLists } from './watchlist-lists.tsx'

export type WatchlistPanelViewProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The instrument's name, shown with its last price above the details. */
  name?: string | undefined
  /** The current price, in the unit of the price field; null or absent when unknown or withheld. */
  currentPrice?: number | null | undefined
  /** The currency of the default valuation's amount. */
  currency?: string | undefined
  /**
   * Computes the result of a purchase today. Default: prices are money, quantity × (`currentPrice` − price); for other units use
   * `purchaseProfit` with a `pointValue`. null: no results.
   */
  valuation?: WatchlistValuation | null | undefined
  /** Explains the results, in the info tip of their heading. Default: the formula of the default valuation, none for a custom one. */
  formula?: string | undefined
  /** The title of the details. Default: the label `watchlist_details`, "Details of the purchase". */
  detailsTitle?: string | undefined
  /** A note above the details. Default: for `purchaseFields()` that price and date need each other, else none. */
  detailsNote?: string | undefined
  /** Message for a user without lists (shared-blocks §8). Default: the label `watchlist_empty`. */
  emptyMessage?: string
}

export type WatchlistPanelProps = WatchlistPanelViewProps &
  ((WatchlistPanelOptions & { model?: undefined }) | { model: WatchlistPanelModel })

/**
 * Adds an instrument to the user's watchlists and removes it: first the lists, then the `fields` (by default quantity, price and buy
 * date) of each chosen list in a dialog (W1–W4, shared-blocks §2–§9). Saving removes first, and adds if that succeeded; a failure loses
 * no typed values. Give it ports and lists, or a `model` from `useWatchlistPanel`.
 * Parts: `data-slot` watchlist-panel, watchlist-lists, watchlist-grid, watchlist-footer, watchlist-removes, watchlist-message, watchlist-saved,
 * watchlist-details, watchlist-page, watchlist-item (`data-changed`, `data-invalid`), watchlist-day, watchlist-result
 * (`data-direction`), watchlist-details-footer, watchlist-errors.
 */
export const WatchlistPanel = forwardRef(function WatchlistPanel(props: WatchlistPanelProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: WatchlistPanelViewProps & WatchlistPanelOptions) {
  const { remove, append, lists, fields, access, hasListAccess, onUpdated, onRemoved, newKey, ...view } =
    props
  return <WithModel {...view} model={useWatchlistPanel(props)} />
})

const WithModel = forwardRef(function WithModel({
  model,
  name,
  currentPrice = null,
  currency,
  valuation,
  formula,
  detailsTitle,
  detailsNote,
  emptyMessage,
  className,
  ...rest
}: WatchlistPanelViewProps & { model: WatchlistPanelModel }) {
  const id = useId()
  const label = useLabel()
  const textOf = useWatchlistText()
  const { gate, ticks, status } = model.viewModel
  const results = resultsOf({ currentPrice, currency, valuation, formula })
  return (
    <WatchlistContext.Provider
      value={{ ...model, id, name, currentPrice, detailsTitle, detailsNote, results }}
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

/** The page's valuation, or the default one of prices in money. */
function resultsOf({
  currentPrice,
  currency,
  valuation,
  formula,
}: Pick<
  WatchlistPanelViewProps,
  'currentPrice' | 'currency' | 'valuation' | 'formula'
>): WatchlistResults | null {
  if (valuation) return { valuation, formula: formula === undefined ? null : { plain: formula } }
  if (valuation === null || currentPrice == null) return null
  return {
    valuation: values => purchaseProfit(values, { currentPrice, currency }),
    formula: formula === undefined ? { key: 'watchlist_profit_formula' } : { plain: formula },
  }
}
