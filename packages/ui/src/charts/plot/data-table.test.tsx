import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DataTableFrame, type DataTableFrameProps, DataTableHead } from './data-table.tsx'

const renderFrame = (more: Partial<DataTableFrameProps> = {}) => {
  const onShowAll = vi.fn()
  renderWithUi(
    <DataTableFrame
      id="data"
      slot="data"
      name="Price"
      shown={100}
      total={115}
      onShowAll={onShowAll}
      {...more}
    >
      <table>
        <thead>
          <tr>
            <DataTableHead align="start">Date</DataTableHead>
            <DataTableHead align="end">Value</DataTableHead>
          </tr>
        </thead>
      </table>
    </DataTableFrame>,
  )
  return onShowAll
}

describe('the frame of a data table (C22)', () => {
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

  test('with all rows shown there is no button', () => {
    renderFrame({ shown: 115 })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
