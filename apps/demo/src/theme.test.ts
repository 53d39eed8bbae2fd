import { expect, test } from 'vitest'
import { nextTheme, type Theme, type ThemeChoice } from './theme.ts'

test.each<[system: Theme, choices: ThemeChoice[]]>([
  ['light', ['system', 'dark', 'light', 'system']],
  ['dark', ['system', 'light', 'dark', 'system']],
])('in a %s system the switch goes round through %j', (system, choices) => {
  for (const [index, choice] of choices.slice(0, -1).entries())
    expect(nextTheme(choice, system)).toBe(choices[index + 1])
})
