import type { LabelOf } from '@accrue/ui/foundation'
import { type CopiedPart, toHtml, toText } from './page-copy.ts'
import { pageMarkdown } from './page-markdown.ts'
import { type LeftOut, readPage } from './read-page.ts'

export type PageFormsOptions = {
  /** Where the page is. */
  address: string
  /** Names of the sections that are not here yet. */
  notLoaded: readonly string[]
  label: LabelOf
}

/** What the page shows at this moment, in the forms of the clipboard; at their end is a list of what is missing. */
export function clipboardFormats(main: Element, { address, notLoaded, label }: PageFormsOptions) {
  const { parts, leftOut } = readPage(main, address, (shown, total) => label('shown_of', { shown, total }))
  const missing = leftOutLines({ ...leftOut, notLoaded }, label)
  const end: CopiedPart[] =
    missing.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: label('copy_page_left_out') },
          { kind: 'list', items: missing },
        ]
  const page = { address, parts: [...parts, ...end] }
  return { missing, text: () => toText(page), html: () => toHtml(page), markdown: () => pageMarkdown(page) }
}

export type ClipboardFormats = ReturnType<typeof clipboardFormats>

/** What is not in the copy: a line for sections, one for lists, one for values. */
function leftOutLines(
  { notLoaded, lists, locked }: LeftOut & { notLoaded: readonly string[] },
  label: LabelOf,
): string[] {
  const partial = lists.map(({ name, shown }) => label('copy_page_partial_list', { name, shown }))
  return [
    ...(notLoaded.length > 0 ? [label('copy_page_not_loaded', { sections: notLoaded.join('; ') })] : []),
    ...(partial.length > 0 ? [label('copy_page_partial', { lists: partial.join('; ') })] : []),
    ...(locked > 0 ? [label('copy_page_locked', { count: locked })] : []),
  ]
}
