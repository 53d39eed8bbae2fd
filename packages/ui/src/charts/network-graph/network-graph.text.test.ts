import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import russian from '../../../labels/ru.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { graphAnnouncementOf, graphContent, type NetworkGraphStatus, nodeText } from './network-graph.text.ts'
import { graphOf, MAX_NODES, type NetworkGraphRow } from './network-graph.view-model.ts'

const label = labelLookup(english)
const onRetry = () => {}

describe('content of the frame', () => {
  const drawn = { count: 5, laidOut: true, fault: false }
  test.each<[string, NetworkGraphStatus, Partial<typeof drawn>, object]>([
    ['a graph', { kind: 'ready' }, {}, { kind: 'drawn' }],
    [
      'a skeleton while the layout is on its way',
      { kind: 'ready' },
      { laidOut: false },
      { kind: 'settling' },
    ],
    ['a skeleton while the rows are', { kind: 'loading' }, { count: 1 }, { kind: 'loading' }],
    [
      'a sentence when the main company is alone',
      { kind: 'ready' },
      { count: 1 },
      { kind: 'empty', text: 'No related companies' },
    ],
    [
      'a sentence when there are too many, who are in the table',
      { kind: 'ready' },
      { count: MAX_NODES + 1 },
      { kind: 'many', text: 'Too many companies to draw: 2001. The table has them all.' },
    ],
    [
      'a failure with Retry',
      { kind: 'failed', onRetry },
      {},
      { kind: 'failed', text: 'The relations could not be loaded', onRetry },
    ],
    ['a failure without', { kind: 'failed' }, {}, { kind: 'failed', onRetry: null }],
    ['an address of another site (readings #41)', { kind: 'refused' }, {}, { kind: 'failed', onRetry: null }],
    [
      'a layout that fails',
      { kind: 'ready' },
      { laidOut: false, fault: true },
      { kind: 'failed', text: 'This could not be loaded' },
    ],
  ])('%s', (_sentence, status, more, expected) => {
    expect(graphContent(status, { ...drawn, ...more }, label)).toMatchObject(expected)
  })
})

describe('X2: one announcement with name, relation, share and number of links', () => {
  const row = (more: Partial<NetworkGraphRow>): NetworkGraphRow => ({
    issuerId: 2,
    issuerName: 'Beta',
    relation: 'subsidiary',
    share: '87,5',
    ...more,
  })
  const announced = (more: Partial<NetworkGraphRow>, index = 1, lang = 'en') => {
    const label = labelLookup(lang === 'ru' ? russian : english)
    return graphAnnouncementOf(nodeText(graphOf([row(more)], { id: 1, name: 'Alpha' }), index, label, lang))
  }
  test.each([
    ['a related company', {}, 1, 'Beta. subsidiary, 87.5%. Links: 1'],
    ['the main one', {}, 0, 'Alpha. Main company. Links: 1'],
    ['a share that is not disclosed', { share: null }, 1, 'Beta. subsidiary, share not disclosed. Links: 1'],
    [
      'a share that is withheld',
      { share: { kind: 'masked' as const } },
      1,
      'Beta. subsidiary, for subscribers. Links: 1',
    ],
    ['no relation', { relation: null }, 1, 'Beta. 87.5%. Links: 1'],
    [
      'a name that is cut on the graph is announced in full',
      { issuerName: 'x'.repeat(300) },
      1,
      `${'x'.repeat(300)}. subsidiary, 87.5%. Links: 1`,
    ],
    [
      'a name that ends with a full stop',
      { issuerName: 'Beta Inc.' },
      1,
      'Beta Inc. subsidiary, 87.5%. Links: 1',
    ],
    ['nobody', {}, 9, ''],
  ])('%s', (_sentence, more, index, expected) => {
    expect(announced(more, index)).toBe(expected)
  })

  test('in the language of the page', () => {
    expect(announced({}, 1, 'ru')).toBe('Beta. subsidiary, 87,5%. Связей: 1')
  })
})
