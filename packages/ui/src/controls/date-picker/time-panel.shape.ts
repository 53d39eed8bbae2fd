/** A time that one press picks. */
export type TimeOption = {
  /** The whole time of day that it leads to, in seconds: of the hours column, each hour with the minutes that are set. */
  seconds: number
  text: string
}

/** A list of times: hours, minutes, seconds, the half of the day, or whole times (D17, D19, D21). */
export type TimeColumn = {
  id: 'hours' | 'minutes' | 'seconds' | 'half' | 'list'
  options: readonly TimeOption[]
}

export type TimeCell = TimeOption & { isSelected: boolean; isDisabled: boolean }

export type TimeColumnInput = {
  options: readonly TimeOption[]
  /** The time that is set, in seconds of the day; null while none is. */
  selected: number | null
  /** Whether this time of day cannot be picked. */
  isDisabled?: ((seconds: number) => boolean) | undefined
}

/** The options of a column with what is to be seen of each, and which one Tab reaches: the one set, else the first free one. */
export function timeCells(input: TimeColumnInput): { cells: TimeCell[]; stop: number } {
  const cells = input.options.map(option => ({
    ...option,
    isSelected: option.seconds === input.selected,
    isDisabled: input.isDisabled?.(option.seconds) ?? false,
  }))
  const selected = cells.findIndex(({ isSelected }) => isSelected)
  const free = cells.findIndex(({ isDisabled }) => !isDisabled)
  return { cells, stop: Math.max(selected >= 0 ? selected : free, 0) }
}

export type TimeKeyInput = {
  options: readonly TimeOption[]
  /** The place of the option that has focus. */
  at: number
  /** A `KeyboardEvent.key`. */
  key: string
}

/** Options that PageUp and PageDown move by: about as many as are in sight. */
const PAGE = 6

/** The place that a key leads to in a column, null when it means nothing there. A digit or letter finds the next text that begins with it. */
export function timeKeyTarget({ options, at, key }: TimeKeyInput): number | null {
  const last = options.length - 1
  if (last < 0) return null
  const within = (place: number) => Math.min(Math.max(place, 0), last)
  switch (key) {
    case 'ArrowUp':
      return within(at - 1)
    case 'ArrowDown':
      return within(at + 1)
    case 'PageUp':
      return within(at - PAGE)
    case 'PageDown':
      return within(at + PAGE)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return typedTarget(options, at, key)
  }
}

function typedTarget(options: readonly TimeOption[], at: number, key: string): number | null {
  const sign = key.toLowerCase()
  if (key.length !== 1 || key === ' ') return null
  for (let step = 1; step <= options.length; step += 1) {
    const place = (at + step) % options.length
    if (options[place]?.text.toLowerCase().startsWith(sign)) return place
  }
  return null
}

/** How far to scroll a list so that an option stands in its middle. */
export function scrollToMiddle({ top, height, room }: { top: number; height: number; room: number }): number {
  return Math.max(0, top - (room - height) / 2)
}
