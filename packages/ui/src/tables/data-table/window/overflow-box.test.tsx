import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OverflowBox } from './overflow-box.tsx'

afterEach(() => void vi.restoreAllMocks())

function show(contentWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth)
  render(
    <OverflowBox name="Reports">
      <p>wide</p>
    </OverflowBox>,
  )
}

test('2.5 a table wider than its box can be reached and scrolled by keyboard', () => {
  show(352)
  expect(screen.getByRole('group', { name: 'Reports' })).toHaveAttribute('tabindex', '0')
})

test('2.5 a table that fits adds no stop to the tab order', () => {
  show(300)
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByText('wide').parentElement).not.toHaveAttribute('tabindex')
})
