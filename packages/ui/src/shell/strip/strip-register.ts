import { type Edge, NO_ROOM, type Room } from '../../controls/clear-edge/clear-edge.layout.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { clearFocus } from './clear-focus.ts'
import { placesOf } from './strip.layout.ts'

/** A strip that asks for a place. */
type RegisteredStrip = {
  box: HTMLElement
  edge: Edge
  fixed: boolean
  /** Told where a fixed strip has to stand, and how high it is. */
  onPlace: (place: StripPlace) => void
}

/** In CSS pixels: how far from its edge, and how high. */
export type StripPlace = { offset: number; size: number }

export type StripRegister = {
  /** Gives the strip a place, until the returned function is called. */
  add: (strip: RegisteredStrip) => () => void
  subscribe: (listener: () => void) => () => void
  /** What strips in sight take of the window now. */
  taken: () => Room
}

const registers = new WeakMap<Document, StripRegister>()

/** The one register of a document: all strips on it share its edges, whatever tree they are in. */
export function stripsOf(page: Document): StripRegister {
  const known = registers.get(page)
  if (known) return known
  const made = createRegister(page)
  registers.set(page, made)
  return made
}

function createRegister(page: Document): StripRegister {
  const strips = new Set<RegisteredStrip>()
  const listeners = new Set<() => void>()
  let fixed = NO_ROOM
  let taken = NO_ROOM

  const place = () => {
    const standing = [...strips].sort(inDocument)
    const measured = standing.map(({ edge, fixed, box }) => ({
      edge,
      fixed,
      box: box.getBoundingClientRect(),
    }))
    const places = placesOf({ strips: measured, height: page.defaultView?.innerHeight ?? 0 })
    standing.forEach(({ onPlace }, at) => {
      onPlace({ offset: places.offsets[at] ?? 0, size: measured[at]?.box.height ?? 0 })
    })
    fixed = places.fixed
    tellStyles(page, fixed)
    if (places.taken.start === taken.start && places.taken.end === taken.end) return
    taken = places.taken
    for (const listener of listeners) listener()
  }
  const clear = () => {
    const standing = [...strips].filter(strip => strip.fixed).map(({ box }) => box)
    clearFocus(page, fixed, standing)
  }
  const followsScroll = () => [...strips].some(strip => !strip.fixed)

  let watch: Watch | null = null
  return {
    add: strip => {
      strips.add(strip)
      watch ??= watchPage(page, { place, clear, followsScroll })
      watch.add(strip.box)
      return () => {
        strips.delete(strip)
        place()
        if (strips.size > 0) return watch?.remove(strip.box)
        watch?.end()
        watch = null
      }
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    taken: () => taken,
  }
}

function inDocument({ box: one }: RegisteredStrip, { box: other }: RegisteredStrip): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** What the page's own styles may read, such as those of a header that sticks to the upper edge. */
const ROOM_VARIABLES = { start: '--room-start', end: '--room-end' } as const

function tellStyles({ documentElement: { style } }: Document, room: Room): void {
  for (const edge of ['start', 'end'] as const)
    if (room[edge] > 0) style.setProperty(ROOM_VARIABLES[edge], `${room[edge]}px`)
    else style.removeProperty(ROOM_VARIABLES[edge])
}

type Watch = { add: (box: HTMLElement) => void; remove: (box: HTMLElement) => void; end: () => void }

type Watched = {
  /** Gives the strips their places anew. */
  place: () => void
  /** Frees what has the focus. */
  clear: () => void
  /** Whether scrolling moves a strip. */
  followsScroll: () => boolean
}

/** Watches what changes places: sizes, the window, scrolling; and where the focus goes. */
function watchPage(page: Document, { place, clear, followsScroll }: Watched): Watch {
  // the browser scrolls what gets the focus into view first
  const clearing = inNextFrame(clear)
  const placing = inNextFrame(place)
  const changed = () => {
    place()
    // the room that a strip keeps moves what stands below it in the page, other strips too
    placing.ask()
    clearing.ask()
  }
  const sizes = createResizeObserver(changed)
  const ending = new AbortController()
  const { signal } = ending
  // at the window, and so before those who look whether they float over the focused element
  page.defaultView?.addEventListener('focusin', clearing.ask, { signal, capture: true })
  page.defaultView?.addEventListener('resize', changed, { signal })
  page.defaultView?.addEventListener('scroll', () => followsScroll() && placing.ask(), {
    signal,
    passive: true,
  })
  return {
    add: box => {
      sizes.observe(box)
      changed()
    },
    remove: box => sizes.unobserve(box),
    end: () => {
      ending.abort()
      sizes.disconnect()
      clearing.cancel()
      placing.cancel()
    },
  }
}

/** Does something once in the next frame, however often it is asked. */
function inNextFrame(act: () => void) {
  let frame = 0
  const cancel = () => cancelAnimationFrame(frame)
  const ask = () => {
    cancel()
    frame = requestAnimationFrame(act)
  }
  return { ask, cancel }
}
