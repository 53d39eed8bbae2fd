import type { LabelOf } from '@accrue/ui/foundation'
import { type CopiedPart, toHtml, toText } from './page-copy.ts'
import { pageMarkdown } from './page-markdown.ts'
import { type LeftOut, readPage } from './read-page.ts'

export type ClipboardFormatsOptions = {
  address: string
  /** Titles of the sections that have not loaded. */
  notLoaded: readonly string[]
  label: LabelOf
}

/** The rendered page in the formats of the clipboard, each with a list of missing content at its end. */
export function clipboardFormats(main: Element, { address, notLoaded, label }: ClipboardFormatsOptions) {
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

/** One line each for missing sections, lists and values. */
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
