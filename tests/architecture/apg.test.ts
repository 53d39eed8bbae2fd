import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEVIATIONS, PATTERNS } from './apg.behaviours.ts'
import { filesBelow, parse, ROOT, type SourceFile, strings } from './source.ts'

/** The claims of test titles. */
type Claim = { pattern: string; behaviour: string; deviates: boolean }

const TITLE = /^APG ([a-z-]+): ([a-z-]+)\b(?<deviates> deviates\b)?/

/** The claims in the titles of a test file, also in its tables of cases. Comments do not count. */
function claimsIn(file: SourceFile): Claim[] {
  return strings(file).flatMap(({ text }) => {
    const match = TITLE.exec(text)
    if (!match) return []
    const [, pattern = '', behaviour = ''] = match
    return [{ pattern, behaviour, deviates: match.groups?.deviates !== undefined }]
  })
}

const claims = ['packages', 'apps', 'tests/journeys']
  .flatMap(filesBelow)
  .filter(path => /\.(test|spec)\.tsx?$/.test(path))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => text.includes('APG '))
  .flatMap(({ path, text }) => claimsIn(parse(path, text)))
const nameOf = ({ pattern, behaviour }: Omit<Claim, 'deviates'>) => `${pattern}: ${behaviour}`
const named = (deviates: boolean) => new Set(claims.filter(claim => claim.deviates === deviates).map(nameOf))
const proven = named(false)
const different = named(true)

const deviating = new Set(DEVIATIONS.map(nameOf))
const behavioursOf = (name: string) =>
  Object.keys(PATTERNS.find(pattern => pattern.name === name)?.behaviours ?? {}).map(
    behaviour => `${name}: ${behaviour}`,
  )

describe('widgets behave as the ARIA Authoring Practices say', () => {
  test.each(PATTERNS.map(({ name, example }) => [name, example]))(
    '%s (%s): every behaviour has a test, except where the specification asks for another one',
    name => {
      const required = behavioursOf(name)
      expect(required.filter(each => !proven.has(each) && !deviating.has(each))).toEqual([])
    },
  )

  test('a deviation is not claimed as proven too, and has its own test', () => {
    expect([...deviating].filter(each => proven.has(each))).toEqual([])
    expect([...deviating].filter(each => !different.has(each))).toEqual([])
    expect([...different].filter(each => !deviating.has(each))).toEqual([])
  })

  test('titles name behaviours that exist', () => {
    const known = new Set(PATTERNS.flatMap(({ name }) => behavioursOf(name)))
    expect([...proven, ...different].filter(each => !known.has(each))).toEqual([])
  })

  test.each(DEVIATIONS.map(deviation => [nameOf(deviation), deviation] as const))(
    '%s deviates by a sentence of the specification',
    (_name, { pattern, behaviour, spec, sentence, instead }) => {
      expect(behavioursOf(pattern)).toContain(`${pattern}: ${behaviour}`)
      expect(spec).toMatch(/^(bond-page|shared-blocks) §\d+(, §\d+)*$/)
      expect(sentence.length).toBeGreaterThan(20)
      expect(instead.length).toBeGreaterThan(20)
    },
  )

  test('no behaviour is listed twice', () => {
    const names = PATTERNS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(deviating.size).toBe(DEVIATIONS.length)
  })
})

test('claims are read from titles and tables, not from comments or other text', () => {
  const text = `
    // APG tabs: key-home
    test('APG tabs: key-end goes to the last', () => {})
    test.each([['APG alert: alert-role']])('%s', () => {})
    test('APG sortable-table: th-aria-sort deviates: ascending first', () => {})
    test('as in APG tabs: key-tab', () => {})
  `
  expect(claimsIn(parse('x.test.ts', text))).toEqual([
    { pattern: 'tabs', behaviour: 'key-end', deviates: false },
    { pattern: 'alert', behaviour: 'alert-role', deviates: false },
    { pattern: 'sortable-table', behaviour: 'th-aria-sort', deviates: true },
  ])
})
