/** The parameter of an address that was reloaded because its page could not be shown. */
const RELOADED = 'reloaded'

/** Whether the page was reloaded already: another reload would not help. */
export function wasReloaded(search: string): boolean {
  return new URLSearchParams(search).has(RELOADED)
}

/** The query of the same page for its reload; the rest of it stays as it is written. */
export function reloadQuery(search: string): string {
  const rest = withoutReloaded(search)
  return `${rest}${rest ? '&' : '?'}${RELOADED}=1`
}

/** The query without the parameter: it is no part of an address that someone shares. */
export function withoutReloaded(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '' && part.split('=')[0] !== RELOADED)
    .join('&')
  return rest ? `?${rest}` : ''
}

let reloaded = false

/** Takes the parameter out of the address bar when the page starts; `isReloaded` remembers it. */
export function hideReloaded(): void {
  const { pathname, search, hash } = window.location
  reloaded = wasReloaded(search)
  if (reloaded)
    window.history.replaceState(window.history.state, '', `${pathname}${withoutReloaded(search)}${hash}`)
}

/** Whether this page was reloaded already, and still has something that it cannot show. */
export function isReloaded(): boolean {
  return reloaded
}
