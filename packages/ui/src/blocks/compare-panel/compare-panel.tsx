'use client'
import { type ComponentProps, type Ref, useMemo } from 'react'
import type { CompareCandidate, CompareEvent, CompareState } from '../../charts/compare/compare.reducer.ts'
import type { CompareLinks } from '../../charts/compare/compare.view-model.ts'
import { CompareBar } from '../../charts/compare/compare-bar.tsx'
import { useCompareKindWarnings } from '../../charts/compare/compare-kind-warnings.ts'
import { ComparedListPopover } from '../../charts/compare/compared-list-popover.tsx'
import { type ComparedRowsInput, comparedRows } from '../../charts/compare/compared-rows.ts'
import { hasNodeEnv } from '../../foundation/dev-warnings.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import type { CompareSearchPort, CompareVenuesPort } from '../compare-search/compare-search.reducer.ts'
import { CompareSearch } from '../compare-search/compare-search.tsx'
import { type SearchableCompareKind, searchInKinds, searchOfKinds } from './kind-search.ts'

const noVenues: CompareVenuesPort = async () => []

export type ComparePanelProps = Omit<ComponentProps<'div'>, 'children' | 'onToggle'> &
  ComparedRowsInput & {
    /** The compared items, the text of the search and the messages, from `compareReducer`. */
    state: Pick<CompareState, 'items' | 'term' | 'messages'>
    /** The dispatch of `useCompare`. */
    dispatch: (event: CompareEvent) => void
    /**
     * Finds items to compare with, in all kinds at once. Rejects for transport faults, or with a `code` of need_auth / need_get_access.
     * Default: calls the `search` of each kind.
     */
    search?: CompareSearchPort | undefined
    /** Finds the venues of a chosen item. Rejects likewise. Default: none, for kinds without venues. */
    venues?: CompareVenuesPort
    /** The venue of the chart; part of every search. Default null. */
    venueId?: number | null
    /** Called with an added item instead of `dispatch`; the page then dispatches `added` itself, with the `measure`. */
    onAdd?: (candidate: CompareCandidate) => void
    /** The input of the search. */
    inputRef?: Ref<HTMLInputElement | null>
    /** The kinds that this chart can be compared with, in the user's language; the same as in `initialCompare`. Without any nothing is shown. */
    kinds: readonly SearchableCompareKind[]
    /** What can be searched for, in the empty field: "Stock or fund". Default nothing. */
    placeholder?: string
    /** URL templates of the names of each kind, with `{id}` for the id. Without a template a name is text. */
    links?: CompareLinks
    /** A short text after a name, by item key: "no values in this period". */
    notes?: ReadonlyMap<string, string>
    /** The unit of the changes in the list of all lines. */
    changeUnit: string
    /** The ids of hidden lines. */
    hiddenIds?: readonly string[] | undefined
    /** Hides or shows a line; without it lines cannot be hidden. */
    onHiddenToggle?: ((id: string) => void) | undefined
  }

/**
 * A comparison in one panel: the search, its messages, how many items may still be added, and the list of all lines with their
 * values (C9, C13). Use it in a ComparePopover. Items that a legend removes (all lines of `series` but the first) have no chip.
 * Parts: `data-slot` compare-panel, and those of CompareSearch, CompareBar and ComparedListPopover.
 */
export const ComparePanel = forwardRef(function ComparePanel({
  state,
  dispatch,
  search: searchAll,
  venues = noVenues,
  venueId = null,
  onAdd = candidate => dispatch({ type: 'added', candidate, measure }),
  inputRef,
  kinds: givenKinds,
  placeholder,
  links,
  notes,
  series: givenSeries,
  measure,
  mode,
  days,
  masked = false,
  changeUnit,
  hiddenIds,
  onHiddenToggle,
  className,
  ...root
}: ComparePanelProps) {
  const kinds = listOf(givenKinds)
  const series = listOf(givenSeries)
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useCompareKindWarnings('ComparePanel', kinds)
  const { label, lang } = useUi()
  const search = useMemo(
    () => (searchAll ? searchInKinds(searchAll, kinds) : searchOfKinds(kinds)),
    [searchAll, kinds],
  )
  const isAllowed = useVerdict('compare').kind === 'allowed'
  const removableIds = useMemo(() => new Set(series.slice(1).map(({ id }) => id)), [series])
  const rows = useMemo(
    () => comparedRows({ series, measure, mode, days, masked }),
    [series, measure, mode, days, masked],
  )
  const remove = (key: string) => dispatch({ type: 'removed', key })
  const cancelLast = () => dispatch({ type: 'lastCancelled' })
  if (kinds.length === 0) return null
  return (
    <div {...root} data-ui="" data-slot="compare-panel" className={cx('grid grid-cols-1 gap-3', className)}>
      <CompareSearch
        search={search}
        venues={venues}
        venueId={venueId}
        inputRef={inputRef}
        inlineResults
        placeholder={placeholder}
        term={state.term}
        onTermChange={text => dispatch({ type: 'termChanged', text })}
        onAdd={onAdd}
      />
      {/* without access the search shows the prompt */}
      {isAllowed ? (
        <CompareBar
          items={state.items}
          messages={state.messages}
          kinds={kinds}
          links={links}
          notes={notes}
          inLegend={removableIds}
          onRemove={remove}
          onCancelLast={cancelLast}
          onDismiss={message => dispatch({ type: 'dismissed', message })}
          list={
            <ComparedListPopover
              trigger={label('compare_all_lines', {
                n: formatDecimal(rows.length, { lang, decimals: 0 }) ?? '',
              })}
              rows={rows}
              items={state.items}
              kinds={kinds}
              changeUnit={changeUnit}
              hiddenIds={hiddenIds}
              onHiddenToggle={onHiddenToggle}
              onRemove={remove}
              onCancelLast={cancelLast}
              onRemoveAll={() => dispatch({ type: 'cleared' })}
            />
          }
        />
      ) : null}
    </div>
  )
})
