'use client'
import { CardBody, LinkList } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { newsItems } from './news.map.ts'

/** News of the bond and its issuer, the newest five before "show more" (Q10, bond-page §2). */
export function NewsSection({ page }: SectionProps) {
  const label = useLabel()
  const title = label('section_news')
  return (
    <SectionCard id="news" title={title}>
      <CardBody>
        <LinkList label={title} items={newsItems(page.news, { label, lang: useLang() })} />
      </CardBody>
    </SectionCard>
  )
}
