import type { Answer, Api, HomePageData } from '@accrue/api-client'
import { GlobalSearch } from '@accrue/ui/blocks'
import { EmptyState, ErrorState } from '@accrue/ui/controls'
import { createIntersectionObserver, formatDay, useLabel, useLang } from '@accrue/ui/foundation'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { featuredBonds, linkedBonds, newestDay } from '../home.map.ts'
import { useSearchKinds } from '../shell/use-search-kinds.ts'
import { HomeCurve } from './home-curve.tsx'
import { HomeFeatured } from './home-featured.tsx'
import { HomeKinds } from './home-kinds.tsx'
import { HomeViewed } from './home-viewed.tsx'

export type HomePageProps = {
  /** Null when it failed to load. */
  home: HomePageData | null
  /** Whether the browser has recently viewed pages, as the server knows. Default false. */
  hasViewed?: boolean
  load: () => Promise<Answer<HomePageData>>
  /** Ports of the search. */
  suggest: Api['suggest']
  /** Called when the page's own search becomes visible or hidden. */
  searchInView: boolean
  onSearchInView: (inView: boolean) => void
}

/** The home page: the par curve of the day, featured bonds by price change, and one bond of each kind (contract, Pages). */
export function HomePage({
  home: first,
  hasViewed = false,
  load,
  suggest,
  searchInView,
  onSearchInView,
}: HomePageProps) {
  const label = useLabel()
  const lang = useLang()
  const kinds = useSearchKinds(suggest)
  const heading = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLDivElement>(null)
  useInView(search, onSearchInView)
  const [home, setHome] = useState(first)
  const [pending, setPending] = useState(false)
  async function retry() {
    setPending(true)
    const answer = await load().catch(() => null)
    if (answer?.kind === 'ok') setHome(answer.data)
    setPending(false)
  }
  return (
    <main className="mx-auto flex w-full max-w-340 flex-col gap-3 px-4 pt-3 pb-12 desk:px-6">
      <div className="grid grid-cols-1 items-center gap-x-6 gap-y-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-20 font-heavy tracking-[-0.022em] outline-none desk:text-24"
          >
            {home?.today
              ? label('home_title', { day: formatDay(home.today, lang) })
              : label('home_title_bare')}
          </h1>
          <p className="text-13 text-ink-2">{label('home_lead')}</p>
        </div>
        <div ref={search}>
          <GlobalSearch
            kinds={kinds}
            placeholder={label('global_search_hint')}
            slash={searchInView}
            align="end"
            className="desk:[&_[data-slot=field-box]]:min-h-11 desk:[&_[data-slot=field-box]]:ps-3.5 desk:[&_[data-slot=field-input]]:text-14"
          />
        </div>
      </div>
      <HomeViewed hasViewed={hasViewed} onForgotten={() => heading.current?.focus()} />
      {home ? (
        <HomeValues home={home} />
      ) : (
        <ErrorState
          className="min-h-100"
          message={label('home_failed')}
          onRetry={() => void retry()}
          pending={pending}
        />
      )}
    </main>
  )
}

function HomeValues({ home }: { home: HomePageData }) {
  const label = useLabel()
  const bonds = useMemo(() => linkedBonds(home), [home])
  const featured = useMemo(() => featuredBonds(bonds), [bonds])
  return (
    <>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {home.curve ? <HomeCurve curve={home.curve} /> : null}
        <HomeFeatured bonds={featured} />
      </div>
      {bonds.length > 0 ? (
        <HomeKinds bonds={bonds} day={newestDay(bonds)} />
      ) : (
        <EmptyState message={label('home_empty')} />
      )}
    </>
  )
}

/** Root margin that excludes the site's bar at the top of the viewport. */
const UNDER_BAR = '-64px 0px 0px 0px'

/** Reports whether an element is visible below the bar; an element without layout is not. */
function useInView(element: RefObject<HTMLElement | null>, onChange: (inView: boolean) => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const observer = createIntersectionObserver(
      entries => latest.current(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: UNDER_BAR },
    )
    if (element.current) observer.observe(element.current)
    return () => {
      observer.disconnect()
      latest.current(false)
    }
  }, [element])
}
