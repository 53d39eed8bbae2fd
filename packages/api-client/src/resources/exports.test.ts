import { describe, expect, test } from 'vitest'
import { fillExportLink } from './exports.ts'

const range = { archive: true, from: '2020-01-01', to: '2025-07-11' } as const

describe('placeholders of an export link (R7, readings #45)', () => {
  test.each([
    ['all three', '/x/?a=%archive%&f=%from%&t=%to%', '/x/?a=1&f=2020-01-01&t=2025-07-11'],
    ['none', '/x/', '/x/'],
    ['twice', '/%from%/%from%', '/2020-01-01/2020-01-01'],
    ['in capitals', '/%FROM%', '/2020-01-01'],
    ['with their marks encoded', '/%25from%25', '/2020-01-01'],
    ['of another name', '/%until%', '/%until%'],
  ])('%s', (_, link, expected) => {
    expect(fillExportLink(link, range)).toBe(expected)
  })
  test('a value is written as a part of an address', () => {
    const from = '$&&to=1' as '2020-01-01'
    expect(fillExportLink('/?f=%from%', { ...range, from })).toBe('/?f=%24%26%26to%3D1')
  })
  test('an empty first day is 1970-01-01', () => {
    expect(fillExportLink('%from%', { ...range, from: null })).toBe('1970-01-01')
  })
  test('the actual report is archive 0', () => {
    expect(fillExportLink('%archive%', { ...range, archive: false })).toBe('0')
  })
})
