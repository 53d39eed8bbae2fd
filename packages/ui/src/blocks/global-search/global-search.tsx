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
import { focusLeaves } from '../../foundation/layer/focus-leaves.ts'
import { hasOwnKeys, isTypedInto } from '../../foundation/state/typed-into.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { GlobalSearchField } from './global-search-field.tsx'
import { LazyGlobalPopup } from './lazy-global-popup.ts'
import { type GlobalSearchModel, type GlobalSearchOptions, useGlobalSearch } from './use-global-search.ts'
import { useGlobalText } from './use-global-text.ts'

export type GlobalSearchViewProps = Omit<
  ComponentProps<'div'>,
  'children' | 'onFocus' | 'onBlur' | 'onSelect'
> & {
  /** The field's name. Default: the label `global_search`. */
  label?: string
  /** How the name is shown. Default `hidden`. */
  labelAs?: LabelAs
  /** What can be searched for, in the empty field: "Fund or currency". Default nothing. */
  placeholder?: string
  /** The edge of the field that a wider popup aligns with. Default `start`. */
  align?: 'start' | 'end'
  /** Whether the slash key focuses the field; let users of speech input turn it off. Default true. */
  slash?: boolean
  /** The input, for a page that focuses it. */
  inputRef?: Ref<HTMLInputElement | null>
}

export type GlobalSearchProps<Kind extends string = string> = GlobalSearchViewProps &
  ((GlobalSearchOptions<Kind> & { model?: undefined }) | { model: GlobalSearchModel })

/**
 * Finds items of the page's `kinds` in one popup with a tab for each (G1, shared-blocks §2–§9). A choice follows the link of its kind;
 * with `onSelect` the page handles it instead. Pass `kinds`, or a `model` from `useGlobalSearch`.
 * Parts: `data-slot` global-search, global-search-popup, global-search-panel (`data-kind` recent, results), global-search-option
 * (`data-active`), global-search-loading, global-search-empty.
 */
export const GlobalSearch = forwardRef(function GlobalSearch<Kind extends string = string>(
  props: GlobalSearchProps<Kind>,
) {
  if (props.model) return <GlobalSearchView {...props} />
  return <GlobalSearchAlone {...props} />
})

const GlobalSearchAlone = forwardRef(function GlobalSearchAlone<Kind extends string>({
  kinds,
  onSelect,
  term,
  defaultTerm,
  onTermChange,
  notFound,
  ...view
}: GlobalSearchViewProps & GlobalSearchOptions<Kind>) {
  const model = useGlobalSearch({ kinds, onSelect, term, defaultTerm, onTermChange, notFound })
  return <GlobalSearchView {...view} model={model} />
})

type ViewProps = GlobalSearchViewProps & { model: GlobalSearchModel }

const GlobalSearchView = forwardRef(function GlobalSearchView({
  model,
  label: name,
  labelAs = 'hidden',
  placeholder,
  align,
  slash = true,
  inputRef,
  className,
  ...root
}: ViewProps) {
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
  const preload = () => void LazyGlobalPopup.load()
  const focusField = () => input.current?.focus()
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser has the element search
    <div
      role="search"
      {...root}
      data-ui=""
      data-slot="global-search"
      onPointerEnter={preload}
      onFocus={() => {
        preload()
        events.focus()
      }}
      onBlur={event => focusLeaves(event) && events.blur()}
      className={cx('block text-13 text-ink', className)}
    >
      <div ref={box} className="relative">
        <GlobalSearchField
          id={id}
          viewModel={viewModel}
          events={events}
          focusField={focusField}
          term={state.term}
          label={name ?? label('global_search')}
          labelAs={labelAs}
          placeholder={placeholder}
          slash={slash}
          inputRef={input}
        />
        {viewModel.popup ? (
          <LazyGlobalPopup
            id={id}
            viewModel={viewModel}
            events={events}
            focusField={focusField}
            align={align}
            anchor={box}
          />
        ) : null}
      </div>
      <p role="status" className="sr-text">
        {viewModel.status ? textOf(viewModel.status) : ''}
      </p>
    </div>
  )
})

/** The slash key focuses the field, unless the user types text, the focused element has its own keys, or a dialog covers the field. */
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
