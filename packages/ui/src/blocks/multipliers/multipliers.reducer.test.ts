import { describe, expect, test } from 'vitest'
import {
  FIRST_CHOICE,
  type MultipliersChoice,
  type MultipliersChoiceEvent,
  multipliersReducer,
} from './multipliers.reducer.ts'

describe('R4 what the user chooses', () => {
  test.each<[string, MultipliersChoiceEvent[], MultipliersChoice]>([
    ['nothing at first: the first period with data, its first group', [], FIRST_CHOICE],
    ['a period', [{ type: 'periodChosen', period: 'annual' }], { period: 'annual', expanded: false }],
    ['a period that there is none of: nothing', [{ type: 'periodChosen', period: '3' }], FIRST_CHOICE],
    ['a word of every object: nothing', [{ type: 'periodChosen', period: 'constructor' }], FIRST_CHOICE],
    [
      'all groups, and they stay shown in the other period',
      [
        { type: 'expandedChanged', expanded: true },
        { type: 'periodChosen', period: 'annual' },
      ],
      { period: 'annual', expanded: true },
    ],
    [
      'all groups, and the first one again',
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
