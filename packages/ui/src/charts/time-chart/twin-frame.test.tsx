import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { TwinFrame, type TwinFrameProps, TwinHead } from './twin-frame.tsx'

const renderFrame = (more: Partial<TwinFrameProps> = {}) => {
  const onShowAll = vi.fn()
  renderWithUi(
    <TwinFrame {...{ id: 'twin', slot: 'twin', name: 'Price', shown: 100, total: 115, onShowAll, ...more }}>
      <table>
        <thead>
          <tr>
            <TwinHead align="start">Date</TwinHead>
            <TwinHead align="end">Value</TwinHead>
          </tr>
        </thead>
      </table>
    </TwinFrame>,
  )
  return onShowAll
}

describe('the frame of a table twin (C22)', () => {
  test.each(['region', 'group'] as const)('scrolls in a %s that the keyboard reaches', async role => {
    renderFrame({ role })
    const box = screen.getByRole(role, { name: 'Price' })
    await userEvent.tab()
    expect(box).toHaveFocus()
    expect(
      within(box)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual(['Date', 'Value'])
  })

  test('of more rows than are shown, all are a press away', async () => {
    const onShowAll = renderFrame()
    await userEvent.click(screen.getByRole('button', { name: /115/ }))
    expect(onShowAll).toHaveBeenCalledOnce()
  })

  test('with all rows shown there is nothing to press', () => {
    renderFrame({ shown: 115 })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
