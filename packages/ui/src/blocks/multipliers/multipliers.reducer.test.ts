import { describe, expect, test } from 'vitest'
import {
  FIRST_CHOICE,
  type MultipliersChoice,
  type MultipliersChoiceEvent,
  multipliersReducer,
} from './multipliers.reducer.ts'

describe('R4 what the user chooses', () => {
  test.each<[string, MultipliersChoiceEvent[], MultipliersChoice]>([
    ['initially the first period with data, its first group', [], FIRST_CHOICE],
    ['a period', [{ type: 'periodChosen', period: 'annual' }], { period: 'annual', expanded: false }],
    ['an unknown period is ignored', [{ type: 'periodChosen', period: '3' }], FIRST_CHOICE],
    ['an object property is ignored', [{ type: 'periodChosen', period: 'constructor' }], FIRST_CHOICE],
    [
      'all groups stay shown in the other period',
      [
        { type: 'expandedChanged', expanded: true },
        { type: 'periodChosen', period: 'annual' },
      ],
      { period: 'annual', expanded: true },
    ],
    [
      'all groups, then only the first one',
      [
        { type: 'expandedChanged', expanded: true },
        { type: 'expandedChanged', expanded: false },
      ],
      FIRST_CHOICE,
    ],
  ])('%s', (_, events, choice) => {
    expect(events.reduce(multipliersReducer, FIRST_CHOICE)).toEqual(choice)
  })

  test('the same choice again changes nothing', () => {
    const chosen: MultipliersChoice = { period: 'annual', expanded: true }
    expect(multipliersReducer(chosen, { type: 'periodChosen', period: 'annual' })).toBe(chosen)
    expect(multipliersReducer(chosen, { type: 'expandedChanged', expanded: true })).toBe(chosen)
  })
})
