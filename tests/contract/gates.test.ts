import { type Access, GATED_ACTIONS, type GatedAction } from '@accrue/api-client/access'
import { gates } from '@accrue/api-client/operations'
import type { AccessPolicy, WidgetAction } from '@accrue/ui/foundation/access'
import { expect, expectTypeOf, test } from 'vitest'

test.each(Object.entries(gates))('%s is guarded by %s, which the access table knows', (_, gate) => {
  expect(GATED_ACTIONS).toContain(gate)
})

test('the access table is a policy for widgets, and knows every action that they ask about', () => {
  expectTypeOf<Access>().toExtend<AccessPolicy>()
  expectTypeOf<WidgetAction>().toExtend<GatedAction>()
})
