'use client'
import { Card, ErrorState, Placeholder } from '@accrue/ui/controls'
import {
  Busy,
  type LazyFallbackProps,
  lazyPart,
  ServedMarkup,
  useLabel,
  useNear,
} from '@accrue/ui/foundation'
import {
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
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
  /** Whether the page's data contain the section's: a server then renders it whole. */
  isServed: (page: SectionProps['page']) => boolean
  /** Whether it consists of controls, which are inert in a server's markup until its file has loaded. Default false. */
  hasControls?: boolean
}

export type LazySection = ComponentType<SectionProps> & {
  /** Loads the file for a server, before it renders. */
  preload: () => Promise<boolean>
}

/**
 * A section below the fold: its heading renders at once; its file and data load when it comes near the viewport. The markup
 * that a server rendered whole stays until they are there, so that it can be read and followed before any script has run,
 * and below a message if the file fails to load. Parts: `data-slot` served-section.
 */
export function lazySection(
  { id, label: key, placeholderHeight, isServed, hasControls = false }: LazySectionOptions,
  fetchSection: () => Promise<ComponentType<SectionProps>>,
): LazySection {
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

  function LazySection(props: SectionProps) {
    const { page } = props
    const place = useRef<HTMLElement>(null)
    const box = useRef<HTMLDivElement>(null)
    const isInMarkup = useServedPage(page) === page && isServed(page)
    const isDue = useIsDue(isInMarkup ? box : place)
    const { isLoaded, retry, reloads, retrying } = Part.useFile()
    useEffect(() => {
      if (isDue) void Part.load()
    }, [isDue])
    useEffect(() => {
      // as a property: React 18 and 19 write the attribute in different ways
      if (box.current && hasControls) box.current.inert = true
    }, [])
    const label = useLabel()
    const title = label(key(page))
    return (
      <ServedMarkup
        ref={box}
        data-slot="served-section"
        // it will be replaced
        aria-busy={isInMarkup && isDue && !retry ? true : undefined}
        served={<Part {...props} />}
        isReplaced={!isInMarkup || (isDue && isLoaded)}
        note={
          retry ? (
            <Card className="-mt-4 print:hidden">
              <ErrorState
                className="grid-flow-col place-content-between text-start items-center py-2 desk:px-5"
                message={label('section_controls_failed', { section: title })}
                onRetry={retry}
                reloads={reloads}
                pending={retrying}
                focusAfter={id}
              />
            </Card>
          ) : null
        }
      >
        {isDue ? (
          <Part {...props} />
        ) : (
          <SectionCard place={place} id={id} title={title}>
            <Placeholder height={placeholderHeight} className="print:hidden" />
            <NotLoadedNote />
          </SectionCard>
        )}
      </ServedMarkup>
    )
  }
  return Object.assign(LazySection, { preload: Part.preload })
}

/** The page that was rendered first, if that was on a server: its markup is in the document. */
function useServedPage(page: SectionProps['page']): SectionProps['page'] | null {
  const isHydration = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [served] = useState(() => (isHydration ? page : null))
  return served
}

const subscribeToNothing = () => () => {}

/** Printed in place of a section that has not loaded; a heading alone would mean that the section is empty. */
function NotLoadedNote() {
  const label = useLabel()
  return (
    <p data-slot="not-on-paper" className="hidden px-4 pb-4 text-13 text-ink-2 desk:px-5 print:block">
      {label('section_not_on_paper')}
    </p>
  )
}
