/** How a combobox reads its items. Missing functions have the defaults of `Combobox`. */
export type ItemReader<Item> = {
  itemToString: (item: Item) => string
  itemToKey: (item: Item) => string | number
  itemToGroup: (item: Item) => string | null
  isItemDisabled: (item: Item) => boolean
}

/** An entry of the list. */
export type ComboboxOption<Item> =
  | { kind: 'item'; key: string; text: string; item: Item; disabled: boolean }
  /** Creates an item from the typed text. */
  | { kind: 'create'; key: string; text: string; disabled: false }
  /** Retries a failed search. */
  | { kind: 'retry'; key: string; text: ''; disabled: false }

/** Options under one heading; `index` is the index in the whole list. */
export type ComboboxGroup<Item> = {
  heading: string | null
  options: { option: ComboboxOption<Item>; index: number }[]
}

export type ComboboxOptions<Item> = {
  /** In rendering order. */
  options: ComboboxOption<Item>[]
  groups: ComboboxGroup<Item>[]
}

type OptionsInput<Item> = ItemReader<Item> & {
  items: readonly Item[]
  /** The typed text; used by the option `create`. */
  query: string
  /** Whether the query can become an item. */
  creatable: boolean
  /** Whether the search failed, so that the list offers a retry. */
  failed: boolean
}

/** The list of a combobox: items by group, groups in the order of their first items, then the actions. */
export function toComboboxOptions<Item>({
  items,
  query,
  creatable,
  failed,
  itemToGroup,
  ...reader
}: OptionsInput<Item>): ComboboxOptions<Item> {
  const headings = [...new Set(items.map(item => itemToGroup(item) || null))]
  const entries = headings.flatMap(heading =>
    items
      .filter(item => (itemToGroup(item) || null) === heading)
      .map(item => ({ heading, option: toOption(item, reader) as ComboboxOption<Item> })),
  )
  if (failed)
    entries.push({ heading: null, option: { kind: 'retry', key: 'retry', text: '', disabled: false } })
  const text = query.trim()
  const known = items.some(item => normalise(reader.itemToString(item)) === normalise(text))
  if (creatable && text && !known)
    entries.push({ heading: null, option: { kind: 'create', key: 'create', text, disabled: false } })
  const groups: ComboboxGroup<Item>[] = []
  entries.forEach(({ heading, option }, index) => {
    const last = groups.at(-1)
    // actions are never part of a group of items
    if (last && last.heading === heading && option.kind === 'item') last.options.push({ option, index })
    else groups.push({ heading, options: [{ option, index }] })
  })
  return { options: entries.map(({ option }) => option), groups }
}

/** The option of an item. */
export function toOption<Item>(
  item: Item,
  { itemToString, itemToKey, isItemDisabled }: Omit<ItemReader<Item>, 'itemToGroup'>,
): Extract<ComboboxOption<Item>, { kind: 'item' }> {
  return {
    kind: 'item',
    key: `item ${itemToKey(item)}`,
    text: itemToString(item),
    item,
    disabled: isItemDisabled(item),
  }
}

/** The items whose text contains every word of the query, in any order; case and accents are ignored. */
export function filterItems<Item>(
  items: readonly Item[],
  query: string,
  itemToString: (item: Item) => string,
): readonly Item[] {
  const terms = normalise(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return items
  return items.filter(item => {
    const text = normalise(itemToString(item))
    return terms.every(word => text.includes(word))
  })
}

function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
