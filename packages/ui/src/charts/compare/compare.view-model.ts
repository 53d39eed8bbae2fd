import type { LabelOf } from '../../foundation/labels/labels.ts'
import {
  type ComparedItem,
  type CompareMessage,
  type CompareModel,
  compareName,
  remainingCounts,
} from './compare.reducer.ts'

/** Link template per model, with `{id}` where the id goes: `/bonds/{id}/` (shared-blocks §2). A missing one gives no link. */
export type CompareLinks = Partial<Record<CompareModel, string>>

/** The address of an item's page, or undefined. Unchecked: links pass `safeUrl` where they are drawn. */
export function compareHref(
  { model, id }: Pick<ComparedItem, 'model' | 'id'>,
  links: CompareLinks,
): string | undefined {
  return links[model]?.replaceAll('{id}', String(id))
}

/** The item's name as in the legend: with its trading ground, when it has one. */
export function compareTitle(item: Pick<ComparedItem, 'id' | 'name' | 'tradingGroundName'>): string {
  const name = compareName(item)
  return item.tradingGroundName ? `${name}, ${item.tradingGroundName}` : name
}

/** The message as a sentence (bond-page §8). */
export function compareMessageText(message: CompareMessage, label: LabelOf): string {
  const { name } = message
  switch (message.kind) {
    case 'tooManyBonds':
      return label('compare_max_count_alert')
    case 'tooManyIndexes':
      return label('compare_max_index_count_alert')
    case 'sameAsMain':
      return label('compare_same_as_main', { name })
    case 'duplicate':
      return label('compare_duplicate', { name })
    case 'becameMain':
      return label('compare_became_main', { name })
    case 'noData':
      return label('compare_no_data', { name })
    case 'refused':
      return label('compare_refused', { name })
    case 'noMeasure':
      return label('compare_no_measure', { name, measure: label(`compare_measure_${message.measure}`) })
  }
}

/** How many of what the chart can be compared with may still be added. */
export function remainingText(
  items: readonly ComparedItem[],
  models: readonly CompareModel[],
  label: LabelOf,
): string {
  return label(models.includes('bonds') ? 'compare_room' : 'compare_room_indexes', remainingCounts(items))
}
