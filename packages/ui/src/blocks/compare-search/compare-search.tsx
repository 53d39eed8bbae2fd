'use client'
import { type ComponentProps, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import type { LabelAs } from '../../controls/field/field.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { RetryNotice } from '../../controls/notice/retry-notice.tsx'
import { Select } from '../../controls/select/select.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { focusLeaves } from '../../foundation/layer/focus-leaves.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SearchCombobox, searchPartId } from '../combobox/search-combobox.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import type { CompareBelow } from './compare-search.view-model.ts'
import { activeCompareOptionId, type CompareSearchPartProps, descriptionId } from './compare-search-part.ts'
import { CompareSearchPopup } from './compare-search-popup.tsx'
import { type CompareSearchModel, type CompareSearchOptions, useCompareSearch } from './use-compare-search.ts'

type CompareSearchViewProps = Omit<ComponentProps<'div'>, 'children' | 'onFocus' | 'onBlur'> & {
  /** The field's name. Default: the label `compare_search`. */
  label?: string
  /** What can be searched for, in the empty field: "Stock or fund". Default nothing. */
  placeholder?: string | undefined
  /** How the name is shown. Default `above`. */
  labelAs?: LabelAs
  /** The input, for a page that focuses it. */
  inputRef?: Ref<HTMLInputElement | null>
  /** Whether results push down the content below the field, as in a popover, instead of covering it. Default false. */
  inlineResults?: boolean
}

export type CompareSearchProps = CompareSearchViewProps &
  ((CompareSearchOptions & { model?: undefined }) | { model: CompareSearchModel })

/**
 * Finds an item to compare with, and its venue for kinds that have venues (G2, shared-blocks §4–§9).
 * Pass ports and `onAdd`, or a `model` from `useCompareSearch` if the page owns the state.
 * Parts: `data-slot` compare-search, compare-search-popup (`data-kind` loading, list, nothing, failed), compare-search-option
 * (`data-active`), compare-search-below (`data-kind` gate, loadingVenues, venues, noVenues,
 * venuesFailed).
 */
export const CompareSearch = forwardRef(function CompareSearch(props: CompareSearchProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: CompareSearchViewProps & CompareSearchOptions) {
  const { search, venues, venueId, term, defaultTerm, onTermChange, onAdd, onCancel, ...view } = props
  return <WithModel {...view} model={useCompareSearch(props)} />
})

type ViewProps = CompareSearchViewProps & { model: CompareSearchModel }

const WithModel = forwardRef(function WithModel({
  model,
  label: name,
  placeholder,
  labelAs,
  inputRef,
  inlineResults = false,
  className,
  ...root
}: ViewProps) {
  const label = useLabel()
  const textOf = useGlobalText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  const { viewModel, events } = model
  const { status } = viewModel
  const focusField = () => input.current?.focus()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes where the focus of its parts moves
    <div
      {...root}
      data-ui=""
      data-slot="compare-search"
      onFocus={events.focus}
      onBlur={event => focusLeaves(event) && events.blur()}
      className={cx('grid grid-cols-1 content-start gap-2 text-13 text-ink', className)}
    >
      <div className="relative">
        <SearchCombobox
          id={id}
          term={model.state.term}
          viewModel={viewModel}
          activeId={activeCompareOptionId(id, viewModel)}
          events={events}
          label={name ?? label('compare_search')}
          labelAs={labelAs}
          inputRef={input}
          focusField={focusField}
          onClick={events.open}
          onBlur={() => events.point(null)}
          aria-describedby={descriptionId(id, viewModel)}
          placeholder={placeholder}
        />
        <CompareSearchPopup
          id={id}
          viewModel={viewModel}
          events={events}
          focusField={focusField}
          inline={inlineResults}
        />
      </div>
      <CompareSearchBelow id={id} viewModel={viewModel} events={events} focusField={focusField} />
      <p role="status" className="sr-text">
        {status ? textOf(status) : ''}
      </p>
    </div>
  )
})

/** Below the field: the venue to choose, or why nothing can be compared. */
function CompareSearchBelow({ id, viewModel, events, focusField }: CompareSearchPartProps) {
  const { below } = viewModel
  if (!below) return null
  return (
    <div id={searchPartId(id, 'below')} data-slot="compare-search-below" data-kind={below.kind}>
      <BelowContent below={below} events={events} focusField={focusField} />
    </div>
  )
}

type ContentProps<Below> = Pick<CompareSearchPartProps, 'events' | 'focusField'> & { below: Below }

function BelowContent({ below, events, focusField }: ContentProps<CompareBelow>) {
  const label = useLabel()
  switch (below.kind) {
    case 'gate':
      return <AccessPrompt verdict={below.verdict} />
    case 'loadingVenues':
      return <Skeleton className="h-8" />
    case 'venues':
      return <Venues below={below} events={events} focusField={focusField} />
    case 'noVenues':
      return <Notice>{label('compare_search_no_trading_grounds', { name: below.chosen.name })}</Notice>
    case 'venuesFailed':
      return <VenuesFailed below={below} events={events} focusField={focusField} />
  }
}

function Venues({ below, events, focusField }: ContentProps<Extract<CompareBelow, { kind: 'venues' }>>) {
  const label = useLabel()
  const add = () => {
    events.add()
    focusField()
  }
  return (
    <div className="flex items-center gap-2">
      <Select
        label={label('compare_search_trading_ground')}
        labelAs="inside"
        options={below.venues}
        value={below.venueId}
        onValueChange={events.chooseVenue}
        className="min-w-0 flex-1"
      />
      <Button variant="primary" onClick={add}>
        {label('compare_search_add')}
      </Button>
    </div>
  )
}

function VenuesFailed({
  below,
  events,
  focusField,
}: ContentProps<Extract<CompareBelow, { kind: 'venuesFailed' }>>) {
  const label = useLabel()
  const retry = () => {
    events.retry()
    focusField()
  }
  return (
    <RetryNotice onRetry={retry}>
      {label('compare_search_trading_grounds_failed', { name: below.chosen.name })}
    </RetryNotice>
  )
}
