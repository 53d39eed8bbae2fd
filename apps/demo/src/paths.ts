/** Every address of the site. No other file spells one. */
export const paths = {
  home: () => '/',
  bond: (id: number) => `/bonds/${id}/`,
  access: () => '/access/',
} as const

export type Route =
  | { kind: 'home' }
  | { kind: 'access' }
  | { kind: 'bond'; id: number }
  | { kind: 'notFound' }

/** Which page a path asks for. */
export function routeOf(pathname: string): Route {
  if (pathname === paths.home()) return { kind: 'home' }
  if (pathname === paths.access()) return { kind: 'access' }
  const bond = /^\/bonds\/([1-9]\d{0,8})\/$/.exec(pathname)
  return bond ? { kind: 'bond', id: Number(bond[1]) } : { kind: 'notFound' }
}

/** The same address in another language; the rest of the query stays, so that the view does (P1). */
export function inLanguage(search: string, lang: string): string {
  const query = new URLSearchParams(search)
  query.set('lang', lang)
  return `?${query}`
}
