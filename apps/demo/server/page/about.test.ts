import { describe, expect, test } from 'vitest'
import { ABOUT, aboutOf, VALUATION_PAGES } from './about.ts'

describe('P11 valuation pages (bond-page §2, §9)', () => {
  test('every valuation source links to one, and there are three', () => {
    expect(new Set(VALUATION_PAGES.keys())).toEqual(new Set([4, 328, 327, 78]))
    expect(new Set(VALUATION_PAGES.values()).size).toBe(3)
  })

  test('each is a page of this site', () => {
    for (const url of VALUATION_PAGES.values()) expect(aboutOf(url)).not.toBeNull()
  })
})

test.each([
  ['/valuation/estimation/', 'estimation'],
  ['/support/', 'support'],
  ['/valuation/', null],
  ['/valuation/constructor/', null],
])('%s is about %s', (path, subject) => {
  expect(aboutOf(path)).toBe(subject)
  if (subject) expect(Object.values(ABOUT)).toContain(path)
})
