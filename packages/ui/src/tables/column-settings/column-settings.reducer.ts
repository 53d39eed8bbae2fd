/** A column as the settings panel knows it (T6). */
export type SettingsColumn = {
  id: string
  /** What the panel calls it. */
  label: string
  /** Shown until the user decides otherwise. */
  isShown: boolean
  /** Always shown; the panel says so. As the first column it also keeps the first place, because it names the rows. */
  isFixed: boolean
  /** Whether the panel offers it; one that it does not is shown or not as `isShown` says. */
  isOffered: boolean
  /** The heading under which the panel offers it. */
  group: string | null
}

/** What is remembered of a user's choice: every column known then, in order, and those that were off. */
export type ColumnChoice = { order: readonly string[]; off: readonly string[] }

/** Where the columns of a table stand. Held to the invariants by every function here. */
export type ColumnSettingsState = {
  /** The columns as given, every id once. */
  columns: readonly SettingsColumn[]
  /** All ids in the order of the table. */
  order: readonly string[]
  /** The ids that are not shown. */
  off: ReadonlySet<string>
}

export type ColumnSettingsEvent =
  | { type: 'columnToggled'; id: string; shown: boolean }
  | { type: 'groupToggled'; group: string | null; shown: boolean }
  | { type: 'allSelected' }
  | { type: 'allCleared' }
  /** One place towards the start (−1) or the end (1), over columns that are not on the table. */
  | { type: 'columnMoved'; id: string; by: -1 | 1 }
  | { type: 'reset' }

/** The columns under a choice; null is the default. Ids that no column has are dropped, new columns come in as given. */
export function columnSettingsStart(
  given: readonly SettingsColumn[],
  choice: ColumnChoice | null = null,
): ColumnSettingsState {
  const columns = given.filter(({ id }, place) => given.findIndex(other => other.id === id) === place)
  const known = new Set(choice?.order)
  const chosenOff = new Set(choice?.off)
  const isOff = ({ id, isShown, isFixed }: SettingsColumn) =>
    !isFixed && (known.has(id) ? chosenOff.has(id) : !isShown)
  const off = new Set(columns.filter(isOff).map(({ id }) => id))
  return withOneShown({ columns, order: orderOf(columns, choice?.order ?? []), off })
}

/** The chosen order; columns that it does not know follow the column that they follow by default. */
function orderOf(columns: readonly SettingsColumn[], chosen: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id)
  const given = new Set(ids)
  const order = [...new Set(chosen)].filter(id => given.has(id))
  const placed = new Set(order)
  ids.forEach((id, place) => {
    if (!placed.has(id)) order.splice(order.indexOf(ids[place - 1] ?? '') + 1, 0, id)
    placed.add(id)
  })
  const naming = namingColumn(columns)
  return naming === null ? order : [naming, ...order.filter(id => id !== naming)]
}

/** The first column, if it may not be hidden: it names the rows, so it stays first. */
export function namingColumn(columns: readonly SettingsColumn[]): string | null {
  const [first] = columns
  return first?.isFixed ? first.id : null
}

/** What each event makes of the state; the same state where it changes nothing. Pure. */
export function columnSettingsReducer(
  state: ColumnSettingsState,
  event: ColumnSettingsEvent,
): ColumnSettingsState {
  switch (event.type) {
    case 'columnToggled':
      return toggled(state, id => id === event.id, event.shown)
    case 'groupToggled':
      return toggled(state, (_, { group }) => group === event.group, event.shown)
    case 'allSelected':
      return toggled(state, () => true, true)
    case 'allCleared':
      return cleared(state)
    case 'columnMoved':
      return moved(state, event.id, event.by)
    case 'reset':
      return columnSettingsStart(state.columns)
  }
}

type Which = (id: string, column: SettingsColumn) => boolean

/** The ids that the panel can switch. */
function switchable({ columns }: ColumnSettingsState, which: Which): string[] {
  return columns
    .filter(column => column.isOffered && !column.isFixed && which(column.id, column))
    .map(({ id }) => id)
}

function toggled(state: ColumnSettingsState, which: Which, shown: boolean): ColumnSettingsState {
  const ids = switchable(state, which).filter(id => state.off.has(id) === shown)
  if (ids.length === 0) return state
  if (shown) return { ...state, off: new Set([...state.off].filter(id => !ids.includes(id))) }
  // of the columns that go, the first stays where the table would be left without data
  const stays = shownData(state).every(id => ids.includes(id)) ? shownData(state)[0] : undefined
  const going = ids.filter(id => id !== stays)
  return going.length === 0 ? state : { ...state, off: new Set([...state.off, ...going]) }
}

/** All off but those that may not be hidden, or if that leaves no data, the first (T6). */
function cleared(state: ColumnSettingsState): ColumnSettingsState {
  const off = new Set([...state.off, ...switchable(state, () => true)])
  return withOneShown({ ...state, off })
}

/** The ids of the columns with data, shown or not, in order: all but the one that names the rows. */
function dataOf({ columns, order }: ColumnSettingsState): string[] {
  const naming = namingColumn(columns)
  return order.filter(id => id !== naming)
}

/** The data columns on the table, in order. */
export function shownData(state: ColumnSettingsState): string[] {
  return dataOf(state).filter(id => !state.off.has(id))
}

/** A table without data is no table: the first data column, offered if possible, comes back. */
function withOneShown(state: ColumnSettingsState): ColumnSettingsState {
  if (shownData(state).length > 0) return state
  const data = dataOf(state)
  const offered = new Set(switchable(state, () => true))
  const first = data.find(id => offered.has(id)) ?? data[0]
  return first === undefined ? state : { ...state, off: new Set([...state.off].filter(id => id !== first)) }
}

/** The columns that the panel lists in order: those on the table that it offers. */
export function listedOrder({ columns, order, off }: ColumnSettingsState): string[] {
  const offered = new Set(columns.filter(({ isOffered }) => isOffered).map(({ id }) => id))
  return order.filter(id => offered.has(id) && !off.has(id))
}

function moved(state: ColumnSettingsState, id: string, by: -1 | 1): ColumnSettingsState {
  const naming = namingColumn(state.columns)
  const movable = listedOrder(state).filter(each => each !== naming)
  const at = movable.indexOf(id)
  const other = at < 0 ? undefined : movable[at + by]
  if (other === undefined) return state
  const swap = (each: string) => (each === id ? other : each === other ? id : each)
  return { ...state, order: state.order.map(swap) }
}

/** What is worth remembering of the state; null when it is the default. */
export function choiceOf(state: ColumnSettingsState): ColumnChoice | null {
  const first = columnSettingsStart(state.columns)
  const sameOrder = first.order.every((id, place) => id === state.order[place])
  const sameOff = first.off.size === state.off.size && [...first.off].every(id => state.off.has(id))
  return sameOrder && sameOff ? null : { order: state.order, off: [...state.off] }
}

/** Longer text is not ours: forty columns need a tenth of it. */
const LONGEST = 20_000

/** The choice as text; the default is empty text. */
export function writeColumnChoice(choice: ColumnChoice | null): string {
  return choice ? JSON.stringify({ order: choice.order, off: choice.off }) : ''
}

/** The choice that text holds, or null for anything that is none. Throws nothing. */
export function parseColumnChoice(text: string): ColumnChoice | null {
  if (text.length > LONGEST) return null
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null) return null
  const { order, off } = read as Partial<Record<'order' | 'off', unknown>>
  return isTexts(order) && isTexts(off) ? { order, off } : null
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string')
}
