import { type Edge, NONE_OCCUPIED, type OccupiedEdges } from '../../controls/clear-edge/clear-edge.layout.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { placesOf, scrollToClear } from './strip.layout.ts'

/** A strip that needs a position. */
type RegisteredStrip = {
  box: HTMLElement
  edge: Edge
  fixed: boolean
  /** Called with the position and height of a fixed strip. */
  onPlace: (place: StripPlace) => void
}

/** In CSS pixels: distance from its edge, and height. */
export type StripPlace = { offset: number; size: number }

export type StripRegister = {
  /** Positions the strip until the returned function is called. */
  add: (strip: RegisteredStrip) => () => void
  subscribe: (listener: () => void) => () => void
  /** The part of the window that visible strips occupy. */
  occupied: () => OccupiedEdges
}

const registers = new WeakMap<Document, StripRegister>()

/** The register of a document, shared by all strips on it in any React tree. */
export function stripsOf(page: Document): StripRegister {
  const known = registers.get(page)
  if (known) return known
  const register = createRegister(page)
  registers.set(page, register)
  return register
}

function createRegister(page: Document): StripRegister {
  const strips = new Set<RegisteredStrip>()
  const listeners = new Set<() => void>()
  let fixed = NONE_OCCUPIED
  let occupied = NONE_OCCUPIED

  const place = () => {
    const sorted = [...strips].sort(inDocument)
    const measured = sorted.map(({ edge, fixed, box }) => ({
      edge,
      fixed,
      box: box.getBoundingClientRect(),
    }))
    const places = placesOf({ strips: measured, height: page.defaultView?.innerHeight ?? 0 })
    sorted.forEach(({ onPlace }, at) => {
      onPlace({ offset: places.offsets[at] ?? 0, size: measured[at]?.box.height ?? 0 })
    })
    fixed = places.fixed
    writeVariables(page, fixed)
    if (places.occupied.start === occupied.start && places.occupied.end === occupied.end) return
    occupied = places.occupied
    for (const listener of listeners) listener()
  }
  const clear = () => {
    const sorted = [...strips].filter(strip => strip.fixed).map(({ box }) => box)
    clearFocus(page, fixed, sorted)
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
    occupied: () => occupied,
  }
}

function inDocument({ box: one }: RegisteredStrip, { box: other }: RegisteredStrip): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** For the page's own styles, such as those of a sticky header. */
const OCCUPIED_VARIABLES = { start: '--occupied-start', end: '--occupied-end' } as const

function writeVariables({ documentElement: { style } }: Document, occupied: OccupiedEdges): void {
  for (const edge of ['start', 'end'] as const)
    if (occupied[edge] > 0) style.setProperty(OCCUPIED_VARIABLES[edge], `${occupied[edge]}px`)
    else style.removeProperty(OCCUPIED_VARIABLES[edge])
}

type Watch = { add: (box: HTMLElement) => void; remove: (box: HTMLElement) => void; end: () => void }

type Watched = {
  /** Positions the strips again. */
  place: () => void
  /** Scrolls the focused element clear. */
  clear: () => void
  /** Whether scrolling moves a strip. */
  followsScroll: () => boolean
}

/** Watches everything that changes positions: sizes, the window, scrolling; and focus. */
function watchPage(page: Document, { place, clear, followsScroll }: Watched): Watch {
  // the browser first scrolls the focused element into view
  const clearing = inNextFrame(clear)
  const placing = inNextFrame(place)
  const changed = () => {
    place()
    // the height that a strip reserves moves the page below it, other strips too
    placing.request()
    clearing.request()
  }
  const sizes = createResizeObserver(changed)
  const ending = new AbortController()
  const { signal } = ending
  // on the window, so it runs before listeners that check whether they float over the focused element
  page.defaultView?.addEventListener('focusin', clearing.request, { signal, capture: true })
  page.defaultView?.addEventListener('resize', changed, { signal })
  page.defaultView?.addEventListener('scroll', () => followsScroll() && placing.request(), {
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

/** Calls the function once in the next frame, however often it is requested. */
function inNextFrame(act: () => void) {
  let frame = 0
  const cancel = () => cancelAnimationFrame(frame)
  const request = () => {
    cancel()
    frame = requestAnimationFrame(act)
  }
  return { request, cancel }
}

/** Scrolls the page so that the focused element is not under a fixed strip (WCAG 2.4.11). Elements inside a strip are above it anyway. */
function clearFocus(page: Document, occupied: OccupiedEdges, strips: readonly HTMLElement[]): void {
  const view = page.defaultView
  const focused = page.activeElement
  if (!view || !focused || focused === page.body || strips.some(strip => strip.contains(focused))) return
  const box = focused.getBoundingClientRect()
  const by = scrollToClear({ focused: box, occupied, height: view.innerHeight })
  if (by === 0) return
  const { scrollY } = view
  view.scrollTo({ top: scrollY + by, behavior: 'instant' })
  // scrolling does not move elements fixed to the window, as in a dialog: the page scrolls back
  if (focused.getBoundingClientRect().top === box.top) view.scrollTo({ top: scrollY, behavior: 'instant' })
}
