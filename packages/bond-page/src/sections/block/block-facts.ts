import type { BondPage, SectionBlock } from '@accrue/api-client'

type WithBlocks = Pick<BondPage, 'blocks'>

/** The block of a section, or undefined when the page has none, or one with nothing in it (bond-page §2). */
export function blockOf({ blocks }: WithBlocks, section: string): SectionBlock | undefined {
  return blocks.find(block => block.section === section && !isEmpty(block))
}

/** Whether a page has something to show in that section: the test of the page's table of sections. */
export function hasBlock(section: string): (page: WithBlocks) => boolean {
  return page => blockOf(page, section) !== undefined
}

function isEmpty({ fields, tables, links, text }: SectionBlock): boolean {
  return fields.length + links.length === 0 && !text && tables.every(({ rows }) => rows.length === 0)
}
