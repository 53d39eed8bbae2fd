'use client'
import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { useOutsidePress } from '../../controls/date-picker/use-outside-press.ts'
import type { LabelAs } from '../../controls/field/field.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { hasOwnKeys, isTypedInto } from '../../foundation/state/typed-into.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { leaves } from '../combobox/search-field-part.ts'
import { GlobalSearchField } from './global-search-field.tsx'
import { LazyGlobalPopup } from './lazy-global-popup.ts'
import { type GlobalSearchModel, type GlobalSearchOptions, useGlobalSearch } from './use-global-search.ts'
import { useGlobalText } from './use-global-text.ts'

export type GlobalSearchLooks = Omit<
  ComponentProps<'div'>,
  'children' | 'onFocus' | 'onBlur' | 'onSelect'
> & {
  /** The field's name. Default: the label `global_search`. */
  label?: string
  /** Where the name is written. Default `hidden`. */
  labelAs?: LabelAs
  /** The edge of the field that the popup keeps to where it is wider. Default `start`. */
  align?: 'start' | 'end'
  /** Whether the slash key comes here; leave a switch for it to those who speak to their computer. Default true. */
  slash?: boolean
  /** The field itself, for a page that wants to focus it. */
  inputRef?: Ref<HTMLInputElement | null>
}

export type GlobalSearchProps = GlobalSearchLooks &
  ((GlobalSearchOptions & { model?: undefined }) | { model: GlobalSearchModel })

/**
 * Finds bonds, stocks, indexes, companies and ETFs in one popup of five tabs (G1, shared-blocks §2–§9): `<GlobalSearch {...api.suggest} />`.
 * Choosing follows a link; with `onSelect` it is told instead. Give it ports, or a `model` from `useGlobalSearch`.
 * Parts: `data-slot` global-search, global-search-popup, global-search-panel (`data-kind` recent, results), global-search-option
 * (`data-active`), global-search-loading, global-search-empty.
 */
export const GlobalSearch = forwardRef(function GlobalSearch(props: GlobalSearchProps) {
  if (props.model) return <GlobalSearchView {...props} />
  return <GlobalSearchAlone {...props} />
})

const GlobalSearchAlone = forwardRef(function GlobalSearchAlone(
  props: GlobalSearchLooks & GlobalSearchOptions,
) {
  const model = useGlobalSearch(props)
  const { bonds, stocks, indexes, companies, etfs, withoutStatuses, hrefOf, onSelect, ...others } = props
  const { term, defaultTerm, onTermChange, notFound, ...looks } = others
  return <GlobalSearchView {...looks} model={model} />
})

type ViewProps = GlobalSearchLooks & { model: GlobalSearchModel }

const GlobalSearchView = forwardRef(function GlobalSearchView({
  model,
  label: name,
  labelAs = 'hidden',
  align,
  ...rest
}: ViewProps) {
  const { slash = true, inputRef, className, ...root } = rest
  const label = useLabel()
  const textOf = useGlobalText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  const { viewModel, events, state } = model
  useSlash(input, slash, events.open)
  useOutsidePress({
    isActive: viewModel.popup !== null,
    isInside: target => target instanceof Node && box.current?.contains(target) === true,
    onOutside: events.pressOutside,
  })
  const approach = () => void LazyGlobalPopup.load()
  const shared = { id, viewModel, events, focusField: () => input.current?.focus() }
  const field = { label: name ?? label('global_search'), labelAs, slash, inputRef: input, term: state.term }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows the element search
    <div
      role="search"
      {...root}
      data-ui=""
      data-slot="global-search"
      onPointerEnter={approach}
      onFocus={() => {
        approach()
        events.focus()
      }}
      onBlur={event => leaves(event) && events.blur()}
      className={cx('block text-13 text-ink', className)}
    >
      <div ref={box} className="relative">
        <GlobalSearchField {...shared} {...field} />
        {viewModel.popup ? <LazyGlobalPopup {...shared} align={align} anchor={box} /> : null}
      </div>
      <p role="status" className="sr-text">
        {viewModel.status ? textOf(viewModel.status) : ''}
      </p>
    </div>
  )
})

/** The slash key focuses a field, unless it is typed into a text, the focused element has keys of its own, or the field is behind a dialog. */
function useSlash(field: RefObject<HTMLElement | null>, isListening: boolean, onSlash: () => void): void {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    if (!isListening) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypedInto(event.target) || hasOwnKeys(event.target)) return
      const target = field.current
      if (!target || target.closest('[inert], [aria-hidden="true"]')) return
      event.preventDefault()
      target.focus()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, isListening])
}
