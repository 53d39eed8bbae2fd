import { GATED_ACTIONS } from '@accrue/api-client/access'
import { gates } from '@accrue/api-client/operations'
import { expect, test } from 'vitest'

test.each(Object.entries(gates))('%s is guarded by %s, which the access table knows', (_, gate) => {
  expect(GATED_ACTIONS).toContain(gate)
})
