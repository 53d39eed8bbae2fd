import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Progress } from './progress.tsx'

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Importing prices' })

describe('Progress', () => {
  test('is a native progress bar with a name and its numbers as text', () => {
    renderWithUi(<Progress label="Importing prices" value={3} max={10} />)
    expect(bar().tagName).toBe('PROGRESS')
    expect(bar().value).toBe(3)
    expect(bar().max).toBe(10)
    expect(bar()).toHaveAttribute('aria-valuetext', '3 of 10')
    expect(screen.getByText('3 of 10')).toBeVisible()
  })

  test('without max it shows percent', () => {
    renderWithUi(<Progress label="Importing prices" value={40} />)
    expect(bar()).toHaveAttribute('aria-valuetext', '40%')
  })

  test('large numbers are grouped as in the language', () => {
    renderWithUi(<Progress label="Importing prices" value={1200} max={45_000} />)
    expect(screen.getByText('1,200 of 45,000')).toBeVisible()
  })

  test.each([
    ['a negative value is 0', -1, 0, '0 of 10'],
    ['more than all is all', 99, 10, '10 of 10'],
  ])('clamps: %s', (_sentence, value, drawn, text) => {
    renderWithUi(<Progress label="Importing prices" value={value} max={10} />)
    expect(bar().value).toBe(drawn)
    expect(screen.getByText(text)).toBeVisible()
  })

  test.each([null, Number.NaN])('%s is indeterminate', value => {
    renderWithUi(<Progress label="Importing prices" value={value} max={10} />)
    expect(bar()).not.toHaveAttribute('value')
    expect(bar()).not.toHaveAttribute('aria-valuetext')
    expect(screen.queryByText(/of 10|NaN/)).toBeNull()
  })

  test('a hidden label is still the name', () => {
    renderWithUi(<Progress label="Importing prices" labelHidden value={3} />)
    expect(bar()).toBeInTheDocument()
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Progress label="P" value={1} />)).toEqual({
    ...ONE_ROOT,
    slots: 'progress progress-bar progress-label progress-value',
  })
})
