import type { DocumentItem } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { newestFirst } from '../../rules/newest-first.ts'
import { cellsOf } from '../../testing/cells-of.ts'
import { documentColumns, sizeText } from './documents.map.ts'

const document = (fields: Partial<DocumentItem> = {}): DocumentItem => ({
  id: 1,
  title: 'Auction results',
  type: 'Results',
  day: '2018-01-10',
  mimeType: 'application/pdf',
  size: null,
  url: '/api/files/document/1/',
  illustrative: false,
  ...fields,
})
const label = (key: string, values?: object) => (values ? `<${key} ${Object.values(values)}>` : `<${key}>`)
const cells = (fields: Partial<DocumentItem>, open = true) =>
  cellsOf(documentColumns({ label, lang: 'en', open }), document(fields))

test('Q10 the newest first, those without a day last', () => {
  const list = [
    document({ id: 1, day: '2017-11-01' }),
    document({ id: 2, day: null }),
    document({ id: 3, day: '2018-01-10' }),
  ]
  expect(list.toSorted(newestFirst).map(({ id }) => id)).toEqual([3, 1, 2])
})

describe('access row 9: files need a grant', () => {
  test.each<[string, Partial<DocumentItem>, boolean, object]>([
    [
      'with access the title links to the file',
      {},
      true,
      { title: { text: 'Auction results', href: '/api/files/document/1/' }, file: { text: 'PDF' } },
    ],
    [
      'with access but without an address it is plain text, and the blank has a reason (X3)',
      { url: null },
      true,
      { title: { text: 'Auction results', href: null }, file: { reason: '<document_no_file>' } },
    ],
    ['below access the file is locked', { url: null }, false, { file: { locked: true } }],
    ['… also with an address', {}, false, { file: { locked: true } }],
  ])('%s', (_sentence, fields, open, expected) => {
    expect(cells(fields, open)).toMatchObject(expected)
  })

  test('below access no cell of the row contains the address', () => {
    expect(JSON.stringify(cells({}, false))).not.toContain('/api/files/')
  })
})

test.each<[string, Partial<DocumentItem>, object]>([
  ['an unknown format is a file', { mimeType: null }, { file: { text: '<document_file>' } }],
  [
    'a known size follows the format, and sorts by bytes',
    { size: 48_200 },
    { file: { text: 'PDF, <file_size_kb 48>', sortValue: 48_200 } },
  ],
  [
    'a made-up document is marked (readings #69)',
    { illustrative: true },
    { title: { detail: '<illustrative>' } },
  ],
  [
    'X3 unknown fields have a reason',
    { day: null, type: null },
    { day: { reason: '<reason_not_given>' }, type: { reason: '<reason_not_given>' } },
  ],
])('%s', (_sentence, fields, expected) => {
  expect(cells(fields)).toMatchObject(expected)
})

test.each([
  [0, '<file_size_kb 1>'],
  [1, '<file_size_kb 1>'],
  [48_200, '<file_size_kb 48>'],
  [999_999, '<file_size_kb 1,000>'],
  [1_000_000, '<file_size_mb 1.0>'],
  [12_340_000, '<file_size_mb 12.3>'],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, label, 'en')).toBe(text)
})
