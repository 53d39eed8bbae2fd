import type { BondPageData, SectionBlock } from '@accrue/api-client'

type WithBlocks = Pick<BondPageData, 'blocks'>

/** The block of a section; undefined when the page has none or it is empty (bond-page §2). */
export function blockOf({ blocks }: WithBlocks, section: string): SectionBlock | undefined {
  return blocks.find(block => block.section === section && !isEmpty(block))
}

/** Whether a page has a non-empty block for the section. */
export function hasBlock(section: string): (page: WithBlocks) => boolean {
  return page => blockOf(page, section) !== undefined
}

function isEmpty({ fields, tables, links, text }: SectionBlock): boolean {
  return fields.length + links.length === 0 && !text && tables.every(({ rows }) => rows.length === 0)
}
