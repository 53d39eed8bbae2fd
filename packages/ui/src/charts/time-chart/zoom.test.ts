import { describe, expect, test } from 'vitest'
import { parseZoom, writeZoom } from './zoom.ts'

describe('X1 the zoom as a URL parameter', () => {
  const zoom = { from: '2025-05-01', to: '2025-06-30' } as const

  test('is written and read', () => {
    expect(writeZoom(zoom)).toBe('2025-05-01.2025-06-30')
    expect(parseZoom('2025-05-01.2025-06-30')).toEqual(zoom)
    expect(writeZoom(null)).toBe('')
  })

  test.each([
    '',
    null,
    undefined,
    '2025-05-01',
    '2025-05-01.',
    '2025-06-30.2025-05-01',
    '2025-05-01.2025-05-01',
    '2025-02-30.2025-05-01',
    '2025-05-01.2025-06-30.2025-07-01',
    'all.none',
  ])('%s is none', text => {
    expect(parseZoom(text)).toBeNull()
  })
})
