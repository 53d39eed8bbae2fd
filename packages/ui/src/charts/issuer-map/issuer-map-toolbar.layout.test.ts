import { describe, expect, test } from 'vitest'
import { collapsedMapParts } from './issuer-map-toolbar.layout.ts'

describe('parts of the issuer map that do not fit into its toolbar', () => {
  test.each<[string, number | null, string[]]>([
    ['an unknown width: everything is in the bar', null, []],
    ['a card of a window of 1360 px', 1074, []],
    ['720 px', 720, []],
    ['below 720 px the trend goes first', 719, ['trend']],
    ['then the labels', 639, ['trend', 'labels']],
    ['then the delete mode', 439, ['trend', 'labels', 'delete']],
    ['then the export', 339, ['trend', 'labels', 'delete', 'export']],
  ])('%s', (_sentence, width, parts) => {
    expect([...collapsedMapParts(width, false)]).toEqual(parts)
  })

  test('on a phone all of them are in the sheet', () => {
    for (const width of [null, 390, 680])
      expect([...collapsedMapParts(width, true)]).toEqual(['trend', 'labels', 'delete', 'export'])
  })
})
