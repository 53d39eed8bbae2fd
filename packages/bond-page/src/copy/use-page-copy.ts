'use client'
import { useLabel } from '@accrue/ui/foundation'
import { type RefObject, useRef } from 'react'
import type { WholePageModel } from '../print/use-whole-page.ts'
import type { ClipboardFormats } from './clipboard-formats.ts'

/** Longest wait for unloaded sections, in milliseconds, so that a copy takes less than a second. Later sections are listed as missing. */
const TIMEOUT_MS = 600

/** Sections mounted per frame: mounting all at once would block a slow device for longer than the time-out. */
const SECTIONS_PER_FRAME = 4

/** The page in the formats of the clipboard, created on demand. */
export function usePageCopy(
  within: RefObject<Element | null>,
  sections: readonly { id: string; name: string }[],
  { mount, mountAndWait }: WholePageModel['events'],
) {
  const label = useLabel()
  const current = useRef<Promise<ClipboardFormats> | null>(null)
  const mountSections = async () => {
    const ids = sections.map(({ id }) => id)
    // the button renders its pending state before any section mounts
    await nextFrame()
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    for (let at = 0; at < ids.length && !timeout.aborted; at += SECTIONS_PER_FRAME) {
      mount(ids.slice(at, at + SECTIONS_PER_FRAME))
      await nextFrame()
    }
    await mountAndWait(ids, timeout).catch((error: unknown) => {
      if (!timeout.aborted) throw error
    })
  }
  const readMountedPage = async () => {
    const [{ clipboardFormats }] = await Promise.all([import('./clipboard-formats.ts'), mountSections()])
    const main = within.current?.closest('main')
    if (!main) throw new Error('The page is unmounted.')
    const { origin, pathname, search } = window.location
    return clipboardFormats(main, {
      address: origin + pathname + search,
      notLoaded: notLoaded(sections).map(({ name }) => name),
      label,
    })
  }
  const read = () => {
    current.current = readMountedPage()
    return current.current
  }
  return {
    text: () => read().then(page => page.text()),
    // `text` is called first, so both formats come from one reading
    html: () => (current.current ?? read()).then(page => page.html()),
    markdown: () => read().then(page => page.markdown()),
    /** What the last copy leaves out, in lines. */
    missing: async () => (await current.current)?.missing ?? [],
  }
}

/** Resolves after the next frame has been painted. */
const nextFrame = () => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)))

/** Placeholders of text that is loading, or that failed to load. */
const UNLOADED = '[data-slot$="skeleton"], [data-slot="placeholder"], [data-slot="error-state"]'
/** A copy contains no graphics, so their placeholders do not count. */
const GRAPHICS = '[data-slot="chart-panel"], [data-slot="time-chart"], [data-slot="network-graph"], figure'

/** The sections whose text is not completely loaded. */
function notLoaded<Section extends { id: string }>(sections: readonly Section[]): Section[] {
  return sections.filter(({ id }) => {
    const unloaded = document.getElementById(id)?.querySelectorAll(UNLOADED) ?? []
    return [...unloaded].some(place => !place.closest(GRAPHICS))
  })
}
