'use client'
import { Chip } from '../../controls/chip/chip.tsx'
import { Link } from '../../controls/link/link.tsx'
import { seriesStyle } from '../../foundation/tokens/series.ts'
import { SeriesMark } from '../series/series-mark.tsx'
import type { ComparedItem } from './compare.model.ts'
import { type CompareLinks, compareHref, compareTitle } from './compare.shape.ts'

export type CompareChipProps = {
  item: ComparedItem
  links: CompareLinks
  /** A few words behind the name. */
  note?: string
  onRemove: () => void
}

/** One compared item: a sample of its line, its name as a link, and the button that takes it away. */
export function CompareChip({ item, links, note, onRemove }: CompareChipProps) {
  const title = compareTitle(item)
  return (
    <Chip mark={<SeriesMark style={seriesStyle(item.style)} />} onRemove={onRemove} removeName={title}>
      <Link href={compareHref(item, links)} variant="plain">
        {title}
      </Link>
      {note ? <span className="ps-1.5 text-ink-3">{note}</span> : null}
    </Chip>
  )
}
