'use client'
import type { NamedLink } from '@accrue/api-client'
import { LinkList } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { ComponentProps } from 'react'
import { linkItems } from './block.map.ts'

export type NamedLinksProps = Omit<ComponentProps<typeof LinkList>, 'items' | 'ref'> & {
  links: readonly NamedLink[]
}

/** Links with their notes, five before "show more" (U3, shared-blocks §9). */
export function NamedLinks({ links, ...rest }: NamedLinksProps) {
  const label = useLabel()
  return <LinkList {...rest} items={linkItems(links, label)} />
}
