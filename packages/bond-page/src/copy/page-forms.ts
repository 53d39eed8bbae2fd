import { toHtml, toText } from './page-copy.ts'
import { pageMarkdown } from './page-markdown.ts'
import { readPage } from './read-page.ts'

/** What the page shows at this moment, in the forms of the clipboard. */
export function pageForms(main: Element, address: string) {
  const page = readPage(main, address)
  return { text: () => toText(page), html: () => toHtml(page), markdown: () => pageMarkdown(page) }
}

export type PageForms = ReturnType<typeof pageForms>
