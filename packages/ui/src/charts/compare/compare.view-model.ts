import { formatDecimal } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { type ComparedItem, type CompareMessage, compareName, remainingCount } from './compare.reducer.ts'
import type { CompareKind } from './compare-kinds.ts'

/** Link template of each kind, with `{id}` for the id: `{ stocks: '/stocks/{id}/' }`. Kinds without one have no links. */
export type CompareLinks = Readonly<Partial<Record<string, string>>>

/** The address of an item's page, or undefined. Not validated: links pass `safeUrl` when they are rendered. */
export function compareHref(
  { kind, id }: Pick<ComparedItem, 'kind' | 'id'>,
  links: CompareLinks,
): string | undefined {
  return links[kind]?.replaceAll('{id}', String(id))
}

/** The item's name as in the legend: with its venue, if it has one. */
export function compareTitle(item: Pick<ComparedItem, 'id' | 'name' | 'venueName'>): string {
  const name = compareName(item)
  return item.venueName ? `${name}, ${item.venueName}` : name
}

/** Context for texts about a comparison: its kinds, the user's language and the labels. */
export type CompareTexts = { kinds: readonly CompareKind[]; lang: string; label: LabelOf }

/** The message as a sentence. */
export function compareMessageText(message: CompareMessage, texts: CompareTexts): string {
  const { label } = texts
  const { name } = message
  switch (message.kind) {
    case 'limitReached':
      return limitText(message, texts)
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
    case 'notMeasured': {
      const measure = label(`compare_measure_${message.measure}`)
      return label(message.kind === 'noMeasure' ? 'compare_no_measure' : 'compare_not_measured', {
        name,
        measure,
      })
    }
  }
}

function limitText(
  { itemKind, limit }: Extract<CompareMessage, { kind: 'limitReached' }>,
  { kinds, lang, label }: CompareTexts,
): string {
  const kind = kinds.find(one => one.kind === itemKind)
  const n = formatDecimal(limit, { lang, decimals: 0 }) ?? ''
  return kind?.limitMessage ?? label('compare_limit', { kind: kind?.label ?? itemKind, n })
}

/** How many of each kind can still be added, in one sentence. */
export function remainingText(items: readonly ComparedItem[], { kinds, lang, label }: CompareTexts): string {
  const [first = '', ...others] = kinds.map(kind => {
    const n = formatDecimal(remainingCount(items, kind), { lang, decimals: 0 }) ?? ''
    return label('compare_remaining_kind', { kind: kind.countLabel ?? kind.label, n })
  })
  const list = others.reduce(
    (all, next) => label('compare_remaining_kinds', { kinds: all, kind: next }),
    first,
  )
  return label('compare_remaining', { kinds: list })
}
