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
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import { hasOwnKeys, isTypedInto } from '../../foundation/state/typed-into.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LONGEST_TERM } from '../combobox/combobox-keyboard.rules.ts'
import { SearchCombobox } from '../combobox/search-combobox.tsx'
import { activeGlobalOptionId, type GlobalSearchPartProps } from './global-search-part.ts'
import type { GlobalSearchPopupProps } from './global-search-popup.tsx'
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
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions<Kind extends string>(
  props: GlobalSearchViewProps & GlobalSearchOptions<Kind>,
) {
  const { kinds, onSelect, term, defaultTerm, onTermChange, notFound, ...view } = props
  return <WithModel {...view} model={useGlobalSearch(props)} />
})

type ViewProps = GlobalSearchViewProps & { model: GlobalSearchModel }

const WithModel = forwardRef(function WithModel({
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

/** The popup loads when the pointer enters the search or the field gets the focus. */
export const LazyGlobalPopup = lazyPart<GlobalSearchPopupProps>(
  async () => (await import('./global-search-popup.tsx')).GlobalSearchPopup,
  () => null,
)

type GlobalSearchFieldProps = GlobalSearchPartProps & {
  /** The text in the field. */
  term: string
  label: string
  /** How the label is shown. */
  labelAs: LabelAs
  /** What can be searched for, in the empty field. */
  placeholder?: string | undefined
  /** Whether the slash key focuses the field; it is then announced, and shown while the field is not focused. */
  slash: boolean
  /** The input. */
  inputRef: Ref<HTMLInputElement>
}

/** The combobox: its text, the loader, and the button that clears it. */
function GlobalSearchField({
  id,
  viewModel,
  events,
  focusField,
  term,
  label: name,
  labelAs,
  placeholder,
  slash,
  inputRef,
}: GlobalSearchFieldProps) {
  return (
    <SearchCombobox
      id={id}
      term={term}
      viewModel={viewModel}
      activeId={activeGlobalOptionId(id, viewModel)}
      events={events}
      label={name}
      labelAs={labelAs}
      inputRef={inputRef}
      focusField={focusField}
      onClick={events.open}
      onBlur={() => events.point(null)}
      hint={slash ? <SlashHint /> : null}
      aria-haspopup="listbox"
      aria-keyshortcuts={slash ? '/' : undefined}
      autoCapitalize="none"
      enterKeyHint="search"
      maxLength={LONGEST_TERM}
      placeholder={placeholder}
    />
  )
}

function SlashHint() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none grid h-5 min-w-5 place-items-center rounded-tag border border-line bg-surface-sunken font-sans text-11 text-ink-3 group-focus-within/field:invisible max-desk:hidden"
    >
      /
    </span>
  )
}
