'use client'
import { type RefObject, useRef } from 'react'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { type PageCopy, toHtml, toText } from './page-copy.ts'
import { pageMarkdown } from './page-markdown.ts'
import { readPage } from './read-page.ts'

/** The page in the forms of the clipboard, made when they are asked for: first the sections that are not here yet come. */
export function usePageCopy(
  within: RefObject<Element | null>,
  sections: readonly { id: string }[],
  { bring }: WholePageModel['events'],
) {
  const read = useRef<Promise<PageCopy> | null>(null)
  const gather = async () => {
    await bring(sections.map(({ id }) => id))
    const main = within.current?.closest('main')
    if (!main) throw new Error('The page is gone.')
    const { origin, pathname, search } = window.location
    return readPage(main, origin + pathname + search)
  }
  const begin = () => {
    read.current = gather()
    return read.current
  }
  return {
    text: () => begin().then(toText),
    // the same reading as the text's, which is asked for first
    html: () => (read.current ?? begin()).then(toHtml),
    markdown: () => begin().then(pageMarkdown),
  }
}
