'use client'
import { ErrorState, Placeholder } from '@accrue/ui/controls'
import { Busy, type LazyFallbackProps, lazyPart, useLabel, useNear } from '@accrue/ui/foundation'
import { type ComponentType, createContext, type RefObject, useContext, useRef } from 'react'
import type { SectionProps } from '../section-props.ts'
import { SectionCard } from './section.tsx'

/** True when a section mounts without being near the viewport, for printing and copying. */
export const MountEagerly = createContext(false)

/** Whether a lazy part is to be loaded: it has come near the viewport, or the page is printed or copied. */
export function useIsDue(place: RefObject<Element | null>): boolean {
  const near = useNear(place)
  return useContext(MountEagerly) || near
}

export type LazySectionOptions = {
  /** Element id of the contract. The placeholder has it too, so that links to the section work. */
  id: string
  /** Label key of the heading. */
  label: (page: SectionProps['page']) => string
  /** Height of the placeholder below the heading in pixels: about that of the loaded section. */
  placeholderHeight: number
}

/** A section below the fold: its heading renders at once; its file and data load when it comes near the viewport. */
export function lazySection(
  { id, label: key, placeholderHeight }: LazySectionOptions,
  fetchSection: () => Promise<ComponentType<SectionProps>>,
): ComponentType<SectionProps> {
  function SectionPlaceholder({ part: { page }, retry, reloads, retrying }: LazyFallbackProps<SectionProps>) {
    const label = useLabel()
    return (
      <SectionCard id={id} title={label(key(page))}>
        {!retry || retrying ? <Busy /> : null}
        <div className="flex items-center justify-center">
          <Placeholder height={placeholderHeight} className="print:hidden" />
          {retry ? <ErrorState onRetry={retry} reloads={reloads} pending={retrying} /> : null}
        </div>
        {retry ? null : <NotLoadedNote />}
      </SectionCard>
    )
  }
  const Part = lazyPart(async () => {
    const [Section, { withQueries }] = await Promise.all([fetchSection(), import('./with-queries.tsx')])
    return withQueries(Section)
  }, SectionPlaceholder)

  return function LazySection(props: SectionProps) {
    const place = useRef<HTMLElement>(null)
    const isDue = useIsDue(place)
    const label = useLabel()
    if (isDue) return <Part {...props} />
    return (
      <SectionCard place={place} id={id} title={label(key(props.page))}>
        <Placeholder height={placeholderHeight} className="print:hidden" />
        <NotLoadedNote />
      </SectionCard>
    )
  }
}

/** Printed in place of a section that has not loaded; a heading alone would mean that the section is empty. */
function NotLoadedNote() {
  const label = useLabel()
  return (
    <p data-slot="not-on-paper" className="hidden px-4 pb-4 text-13 text-ink-2 desk:px-5 print:block">
      {label('section_not_on_paper')}
    </p>
  )
}
