import { expect, test } from 'vitest'
import { rasSheets } from './ras.map.ts'

const local = { kind: 'tables', tables: [], busy: false } as const
const viewModelOf = (body: 'none' | 'loading' | 'failed' | 'tables') => {
  const rest = { reports: [], reportId: null, archiveUrl: null, exportLink: null }
  const bodies = { loading: { kind: 'loading' }, failed: { kind: 'failed' }, tables: local } as const
  return body === 'none' ? null : { ...rest, body: bodies[body], tabs: [], active: 'actual' as const }
}

test.each([
  ['both are asked for: the local one holds the place', 'loading', 'loading', true, false],
  ['the issuer is no bank', 'tables', 'none', true, false],
  ['it is a bank with both', 'tables', 'tables', true, true],
  ['it is a bank without a local report', 'none', 'tables', false, true],
  ['the local one has nothing, the bank’s is on its way', 'none', 'loading', false, true],
  ['the bank’s did not come, and can be tried again', 'tables', 'failed', true, true],
  ['there is nothing', 'none', 'none', false, false],
] as const)('R1, R3 %s', (_sentence, localBody, bankBody, hasLocal, hasBank) => {
  expect(rasSheets({ viewModel: viewModelOf(localBody) }, { viewModel: viewModelOf(bankBody) })).toEqual({
    local: hasLocal,
    bank: hasBank,
  })
})
