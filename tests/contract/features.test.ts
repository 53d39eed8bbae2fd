import { expect, test } from 'vitest'
import { citations, citedIn, FEATURES } from './features.ts'

test('every feature is cited by the title of a test', () => {
  const uncited = [...citations()]
    .filter(([, files]) => files.size === 0)
    .map(([id]) => `${id} ${FEATURES[id]}`)
  expect(uncited).toEqual([])
})

test.each([
  ['P7 sees the shape of the line', ['P7']],
  ['H3, H11: one registry of every cookie', ['H3', 'H11']],
  ['T1 and T4 fold', ['T1', 'T4']],
  ['Z9 is no feature', []],
  ['the page of Q1 figures', []],
])('%s cites %j', (title, ids) => {
  expect(citedIn(title)).toEqual(ids)
})
