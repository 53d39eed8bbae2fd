import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Change } from './change.tsx'
import { changeStyles, directionOf } from './change-styles.tsx'

describe('visual rule 5: a change has an arrow and a sign, and only a price has a colour', () => {
  test.each([
    ['a price that rose', 'price', 0.534, '+0.53', 'up', 'text-up'],
    ['a price that fell', 'price', -0.534, '−0.53', 'down', 'text-down'],
    ['a price change rounded to zero', 'price', 0.004, '0.00', undefined, null],
    ['a yield that rose', 'yield', 7.5, '+7.50', 'up', null],
    ['a yield that fell', 'yield', -7.5, '−7.50', 'down', null],
  ] as const)('%s', (_sentence, of, value, text, direction, colour) => {
    renderWithUi(<Change of={of} value={value} />)
    const change = screen.getByText(text)
    expect(change.dataset.direction).toBe(direction)
    expect(['text-up', 'text-down'].find(name => change.classList.contains(name)) ?? null).toBe(colour)
  })

  test.each([
    ['price', 'up', '▲'],
    ['price', 'down', '▼'],
    ['yield', 'up', '↗'],
    ['yield', 'down', '↘'],
  ] as const)('a %s that goes %s has the arrow %s, hidden from screen readers', (of, direction, arrow) => {
    expect(changeStyles({ of, direction, tints: 'all' })).toContain(`before:content-['${arrow}'_/_'']`)
  })

  test('only the arrow can have the colour', () => {
    expect(changeStyles({ of: 'price', direction: 'down', tints: 'arrow' }).split(' ')).not.toContain(
      'text-down',
    )
    expect(changeStyles({ of: 'price', direction: 'down', tints: 'arrow' })).toContain('before:text-down')
  })

  test.each([
    [1, 'up'],
    [-1, 'down'],
    [0, null],
    [Number.NaN, null],
  ])('the direction of %s is %s', (value, direction) => {
    expect(directionOf(value)).toBe(direction)
  })
})
