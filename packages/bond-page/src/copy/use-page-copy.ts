'use client'
import { useLabel } from '@accrue/ui/foundation'
import { type RefObject, useRef } from 'react'
import type { WholePageModel } from '../print/use-whole-page.ts'
import type { ClipboardFormats } from './clipboard-formats.ts'
import { notLoaded } from './not-loaded.ts'

/** Sections that are not here are waited for this long, in milliseconds, so that the copy is done within a second; later ones are named in it. */
const PATIENCE_MS = 600

/** Sections that are drawn between two frames. */
const SECTIONS_PER_FRAME = 4

/** The page in the forms of the clipboard, made when they are asked for. */
export function usePageCopy(
  within: RefObject<Element | null>,
  sections: readonly { id: string; name: string }[],
  { want, bring }: WholePageModel['events'],
) {
  const label = useLabel()
  const read = useRef<Promise<ClipboardFormats> | null>(null)
  const bringWhatComes = async () => {
    const ids = sections.map(({ id }) => id)
    // the button shows that it is busy before any section is drawn
    await nextFrame()
    const patience = AbortSignal.timeout(PATIENCE_MS)
    // a few sections in a frame: on a slow device all at once would take longer than they may
    for (let at = 0; at < ids.length && !patience.aborted; at += SECTIONS_PER_FRAME) {
      want(ids.slice(at, at + SECTIONS_PER_FRAME))
      await nextFrame()
    }
    await bring(ids, patience).catch((fault: unknown) => {
      if (!patience.aborted) throw fault
    })
  }
  const gather = async () => {
    const [{ clipboardFormats }] = await Promise.all([import('./clipboard-formats.ts'), bringWhatComes()])
    const main = within.current?.closest('main')
    if (!main) throw new Error('The page is gone.')
    const { origin, pathname, search } = window.location
    return clipboardFormats(main, {
      address: origin + pathname + search,
      notLoaded: notLoaded(sections).map(({ name }) => name),
      label,
    })
  }
  const begin = () => {
    read.current = gather()
    return read.current
  }
  return {
    text: () => begin().then(page => page.text()),
    // the same reading as the text's, which is asked for first
    html: () => (read.current ?? begin()).then(page => page.html()),
    markdown: () => begin().then(page => page.markdown()),
    /** What the last copy does not hold, in lines. */
    missing: async () => (await read.current)?.missing ?? [],
  }
}

/** After the next frame has been painted. */
const nextFrame = () => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)))
