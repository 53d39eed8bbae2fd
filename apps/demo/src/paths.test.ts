import { describe, expect, test } from 'vitest'
import { inLanguage, paths, routeOf } from './paths.ts'

describe('routes', () => {
  test.each([
    ['/', { kind: 'home' }],
    ['/bonds/1/', { kind: 'bond', id: 1 }],
    ['/bonds/0/', { kind: 'notFound' }],
    ['/bonds/01/', { kind: 'notFound' }],
    ['/bonds/1e3/', { kind: 'notFound' }],
    ['/bonds/1', { kind: 'notFound' }],
    ['/access/', { kind: 'access' }],
    ['/account/', { kind: 'account' }],
    ['/outbox/', { kind: 'outbox' }],
    ['/support/', { kind: 'about', subject: 'support' }],
    ['/valuation/fund/', { kind: 'about', subject: 'fund' }],
    ['/valuation/support/', { kind: 'notFound' }],
    ['/company/3/', { kind: 'company', id: 3 }],
    ['/stocks/1/', { kind: 'stock', id: 1 }],
    ['/etf/1/', { kind: 'etf', id: 1 }],
    ['/indexes/11/', { kind: 'index', id: 11 }],
    ['/cookies/', { kind: 'cookies' }],
    ['/company/x/', { kind: 'notFound' }],
    ['/company/2/reports/', { kind: 'reports', issuerId: 2 }],
    ['/company/2/other/', { kind: 'notFound' }],
    ['/bonds/2/reports/', { kind: 'notFound' }],
    ['/analytics/', { kind: 'analytics' }],
    ['/analytics/205/', { kind: 'comment', commentId: 205 }],
    ['/analytics/205/reports/', { kind: 'notFound' }],
    ['/methodology/rus/', { kind: 'methodology', variant: 'ru', document: null }],
    ['/methodology/eng/g-spread/', { kind: 'methodology', variant: 'en', document: 'g-spread' }],
    ['/methodology/deu/', { kind: 'notFound' }],
    ['/methodology/', { kind: 'notFound' }],
    ['/constructor/', { kind: 'notFound' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  test('paths map back to their route', () => {
    expect(routeOf(paths.bond(42))).toEqual({ kind: 'bond', id: 42 })
    expect(routeOf(paths.company(42))).toEqual({ kind: 'company', id: 42 })
    expect(routeOf(paths.reports(42))).toEqual({ kind: 'reports', issuerId: 42 })
    expect(routeOf(paths.comment(42))).toEqual({ kind: 'comment', commentId: 42 })
    expect(routeOf(paths.methodology('ru', 'reports'))).toEqual({
      kind: 'methodology',
      variant: 'ru',
      document: 'reports',
    })
  })

  test('P1 a language change keeps the view', () => {
    expect(inLanguage('?chart=yield&lang=eng&period=1Y', 'pl')).toBe('?chart=yield&lang=pol&period=1Y')
  })
})
