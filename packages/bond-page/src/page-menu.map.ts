import type { BondPageData } from '@accrue/api-client'
import type { PageMenuItem } from '@accrue/ui/shell'
import { USAGE_LOG } from './rules/usage-log.ts'
import type { Section } from './sections.ts'

/** A menu link to each section (P2, H2); lists show their count, and a click is logged (shared-blocks §7). */
export function pageMenuOf(
  page: Pick<BondPageData, 'sections'>,
  sections: readonly Pick<Section, 'id' | 'group' | 'counted'>[],
  titles: ReadonlyMap<string, string>,
): PageMenuItem[] {
  const counts = new Map(page.sections.map(({ id, count }) => [id, count]))
  return sections.map(({ id, group, counted }) => {
    const count = counted ? counts.get(id) : null
    return {
      id,
      title: titles.get(id) ?? id,
      group,
      actionId: USAGE_LOG.sectionMenu,
      ...(typeof count === 'number' ? { count } : {}),
    }
  })
}
