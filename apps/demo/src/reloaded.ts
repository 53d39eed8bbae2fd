/** The query parameter of a page that was reloaded because it could not be shown. */
const RELOADED = 'reloaded'

/** Whether the page was already reloaded: another reload would not help. */
export function wasReloaded(search: string): boolean {
  return new URLSearchParams(search).has(RELOADED)
}

/** The query for a reload of the page; the rest is unchanged. */
export function reloadQuery(search: string): string {
  const rest = withoutReloaded(search)
  return `${rest}${rest ? '&' : '?'}${RELOADED}=1`
}

/** The query without the parameter, which must not be part of a shared link. */
export function withoutReloaded(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '' && part.split('=')[0] !== RELOADED)
    .join('&')
  return rest ? `?${rest}` : ''
}

let reloaded = false

/** Removes the parameter from the address bar at the start; `isReloaded` remembers it. */
export function hideReloaded(): void {
  const { pathname, search, hash } = window.location
  reloaded = wasReloaded(search)
  if (reloaded)
    window.history.replaceState(window.history.state, '', `${pathname}${withoutReloaded(search)}${hash}`)
}

/** Whether this page was already reloaded and still cannot show something. */
export function isReloaded(): boolean {
  return reloaded
}
