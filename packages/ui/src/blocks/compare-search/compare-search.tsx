'use client'
import { type ComponentProps, type Ref, useId, useImperativeHandle, useRef } from 'react'
import type { LabelAs } from '../../controls/field/field.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { leaves } from '../combobox/search-field-part.ts'
import { CompareSearchBelow } from './compare-search-below.tsx'
import { CompareSearchField } from './compare-search-field.tsx'
import { CompareSearchPopup } from './compare-search-popup.tsx'
import { type CompareSearchModel, type CompareSearchOptions, useCompareSearch } from './use-compare-search.ts'
import { useCompareText } from './use-compare-text.ts'

export type CompareSearchLooks = Omit<ComponentProps<'div'>, 'children' | 'onFocus' | 'onBlur'> & {
  /** The field's name. Default: the label `compare_search`. */
  label?: string
  /** What can be searched for, in the empty field: "Stock or fund". Default nothing. */
  placeholder?: string | undefined
  /** Where the name is written. Default `above`. */
  labelAs?: LabelAs
  /** The field itself, for a page that wants to focus it. */
  inputRef?: Ref<HTMLInputElement | null>
  /** Whether results push down what follows the field, as inside a popover, instead of lying over it. Default false. */
  inlineResults?: boolean
}

export type CompareSearchProps = CompareSearchLooks &
  ((CompareSearchOptions & { model?: undefined }) | { model: CompareSearchModel })

/**
 * Finds what to compare with, and the trading ground to compare it on for kinds that have grounds (G2, shared-blocks §4–§9).
 * Give it ports and `onAdd`, or a `model` from `useCompareSearch` when the page keeps the state.
 * Parts: `data-slot` compare-search, compare-search-popup (`data-kind` loading, list, nothing, failed), compare-search-option
 * (`data-active`), compare-search-below (`data-kind` gate, askingGrounds, grounds, noGrounds, groundsFailed).
 */
export const CompareSearch = forwardRef(function CompareSearch(props: CompareSearchProps) {
  if (props.model) return <CompareSearchView {...props} />
  return <CompareSearchAlone {...props} />
})

const CompareSearchAlone = forwardRef(function CompareSearchAlone(
  props: CompareSearchLooks & CompareSearchOptions,
) {
  const model = useCompareSearch(props)
  const {
    search,
    tradingGrounds,
    tradingGroundId,
    term,
    defaultTerm,
    onTermChange,
    onAdd,
    onCancel,
    ...view
  } = props
  return <CompareSearchView {...view} model={model} />
})

type ViewProps = CompareSearchLooks & { model: CompareSearchModel }

const CompareSearchView = forwardRef(function CompareSearchView({
  model,
  label: name,
  placeholder,
  labelAs,
  inputRef,
  inlineResults = false,
  className,
  ...rest
}: ViewProps) {
  const label = useLabel()
  const textOf = useCompareText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  const { viewModel, events } = model
  const { status } = viewModel
  const shared = { id, viewModel, events, focusField: () => input.current?.focus() }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to where the focus of its parts goes
    <div
      {...rest}
      data-ui=""
      data-slot="compare-search"
      onFocus={events.focus}
      onBlur={event => leaves(event) && events.blur()}
      className={cx('grid content-start gap-2 text-13 text-ink', className)}
    >
      <div className="relative">
        <CompareSearchField
          {...shared}
          term={model.state.term}
          label={name ?? label('compare_search')}
          labelAs={labelAs}
          placeholder={placeholder}
          inputRef={input}
        />
        <CompareSearchPopup {...shared} inline={inlineResults} />
      </div>
      <CompareSearchBelow {...shared} />
      <p role="status" className="sr-text">
        {status ? textOf(status) : ''}
      </p>
    </div>
  )
})
