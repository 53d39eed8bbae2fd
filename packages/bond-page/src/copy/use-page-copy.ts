'use client'
import { type RefObject, useRef } from 'react'
import type { WholePageModel } from '../print/use-whole-page.ts'
import type { PageForms } from './page-forms.ts'

/** The page in the forms of the clipboard, made when they are asked for: first the sections that are not here yet come, and what reads them. */
export function usePageCopy(
  within: RefObject<Element | null>,
  sections: readonly { id: string }[],
  { bring }: WholePageModel['events'],
) {
  const read = useRef<Promise<PageForms> | null>(null)
  const gather = async () => {
    const [{ pageForms }] = await Promise.all([
      import('./page-forms.ts'),
      bring(sections.map(({ id }) => id)),
    ])
    const main = within.current?.closest('main')
    if (!main) throw new Error('The page is gone.')
    const { origin, pathname, search } = window.location
    return pageForms(main, origin + pathname + search)
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
  }
}
