import { Button, Link, useAnnounce } from '@accrue/ui/controls'
import { useLabel, useStores } from '@accrue/ui/foundation'
import { useState, useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import { SITE_KEYS } from '../site-keys.ts'
import { readViewed } from '../viewed.ts'

export type HomeViewedProps = {
  /** Whether the visitor has viewed pages, as the server knows; a placeholder then has their height until the browser names them. */
  hasViewed: boolean
  onForgotten: () => void
}

/** Recently viewed pages in this browser, with a button to clear them. Renders nothing without any. */
export function HomeViewed({ hasViewed, onForgotten }: HomeViewedProps) {
  const label = useLabel()
  const { local, cookie } = useStores()
  // a client-rendered page knows the list at once; the server does not
  const stored = useSyncExternalStore(
    neverChanges,
    () => local.get(SITE_KEYS.viewed.name),
    () => UNKNOWN,
  )
  const [forgotten, setForgotten] = useState(false)
  const pages = readViewed(forgotten ? null : stored)
  const isAwaited = hasViewed && stored === UNKNOWN
  const [announce, region] = useAnnounce()
  function forget() {
    local.remove(SITE_KEYS.viewed.name)
    cookie.remove(SITE_KEYS.hasViewed.name)
    setForgotten(true)
    announce(label('home_viewed_forgotten'))
    onForgotten()
  }
  return (
    <>
      {region}
      {isAwaited || pages.length > 0 ? (
        <nav
          aria-label={label('home_viewed')}
          className="flex items-center gap-2 text-12 max-desk:flex-wrap max-desk:justify-between max-desk:gap-y-1"
        >
          <span aria-hidden="true" className="shrink-0 text-ink-3">
            {label('home_viewed')}
          </span>
          <ul className="relative flex min-h-6.5 min-w-0 gap-2 max-desk:order-last max-desk:min-h-13 max-desk:-mx-4 max-desk:w-screen max-desk:overflow-x-auto max-desk:px-4 max-desk:py-1 desk:flex-wrap">
            {pages.map(({ kind, id, name }) => (
              <li
                key={`${kind} ${id}`}
                className="relative flex min-h-6.5 max-w-full shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 max-desk:min-h-11 max-desk:px-3.5 hover:border-line-strong"
              >
                <Link
                  href={paths[kind](id)}
                  variant="plain"
                  className="min-w-0 truncate after:absolute after:inset-0 after:rounded-full"
                >
                  {name}
                </Link>
                <span className="shrink-0 text-ink-3">{label(`viewed_${kind}`)}</span>
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="s" onClick={forget} className="shrink-0">
            {label('home_viewed_forget')}
          </Button>
        </nav>
      ) : null}
    </>
  )
}

const neverChanges = () => () => {}
/** What the server has instead of a list. */
const UNKNOWN = ''
