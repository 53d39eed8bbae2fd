import { describe, expect, test } from 'vitest'
import { fillExportLink } from './exports.ts'

const range = { archive: true, from: '2020-01-01', to: '2025-07-11' } as const

describe('placeholders of an export link (R7, readings #45)', () => {
  test.each([
    ['all three', '/x/?a=%archive%&f=%from%&t=%to%', '/x/?a=1&f=2020-01-01&t=2025-07-11'],
    ['none', '/x/', '/x/'],
    ['twice', '/%from%/%from%', '/2020-01-01/2020-01-01'],
    ['in capitals', '/%FROM%', '/2020-01-01'],
    ['encoded ones are none', '/%25from%25', '/%25from%25'],
  ])('%s', (_, link, expected) => {
    expect(fillExportLink(link, range)).toBe(expected)
  })
  test('an empty first day is 1970-01-01', () => {
    expect(fillExportLink('%from%', { ...range, from: null })).toBe('1970-01-01')
  })
  test('the actual report is archive 0', () => {
    expect(fillExportLink('%archive%', { ...range, archive: false })).toBe('0')
  })
})
