import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const options = ['1M', '3M', '1Y', '3Y'].map(text => ({ id: text, text }))
const radio = (name: string) => screen.getByRole('radio', { name })

describe('SegmentedControl', () => {
  test('is a named radio group with the checked one marked', () => {
    renderWithUi(<SegmentedControl label="Period" options={options} defaultValue="3M" />)
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeInTheDocument()
    expect(radio('3M')).toBeChecked()
    expect(radio('1M')).not.toBeChecked()
  })

  test('a press checks and tells it once', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <SegmentedControl label="Period" options={options} defaultValue="3M" onValueChange={onValueChange} />,
    )
    await userEvent.click(radio('1Y'))
    await userEvent.click(radio('1Y'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1Y')
    expect(radio('1Y')).toBeChecked()
  })

  test('disabled it says why, stays reachable, and neither press nor arrow checks', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <SegmentedControl
        label="Values"
        options={options}
        defaultValue="3M"
        onValueChange={onValueChange}
        disabledReason="Values are for subscribers."
      />,
    )
    const group = screen.getByRole('radiogroup', { name: 'Values' })
    expect(group).toHaveAttribute('aria-disabled', 'true')
    expect(group).toHaveAccessibleDescription('Values are for subscribers.')
    await userEvent.click(radio('1Y'))
    await userEvent.tab()
    radio('3M').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(radio('3M')).toBeChecked()
    expect(radio('1Y')).toHaveAttribute('aria-disabled', 'true')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('Tab reaches it once, at the checked one; arrows move and check', async () => {
    renderWithUi(
      <>
        <SegmentedControl label="Period" options={options} defaultValue="3M" />
        <button type="button">Next</button>
      </>,
    )
    await userEvent.tab()
    expect(radio('3M')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(radio('1Y')).toHaveFocus()
    expect(radio('1Y')).toBeChecked()
    await userEvent.keyboard('{Home}')
    expect(radio('1M')).toBeChecked()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test('none is checked for a period of the user’s own; the first one can be reached then', async () => {
    renderWithUi(<SegmentedControl label="Period" options={options} value={null} />)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.tab()
    expect(radio('1M')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(radio('1M')).not.toBeChecked()
  })

  test('a sign has a name', () => {
    const values = [
      { id: 'abs', text: 'Abs', name: 'Absolute' },
      { id: 'pct', text: '%', name: 'Percent' },
    ]
    renderWithUi(<SegmentedControl label="Values" options={values} defaultValue="abs" />)
    expect(radio('Percent')).toHaveTextContent('%')
  })

  test('draws nothing without options', () => {
    renderWithUi(<SegmentedControl label="Period" options={[{ id: '1M', text: '1M', hidden: true }]} />)
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})

test('where there is no room for all, the checked one is in sight', () => {
  const bounds = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.getAttribute('role') === 'radio' ? new DOMRect(500, 0, 40, 26) : new DOMRect(0, 0, 200, 32)
  })
  renderWithUi(<SegmentedControl label="Period" options={options} defaultValue="3Y" />)
  expect(screen.getByRole('radiogroup').scrollLeft).toBeGreaterThan(300)
  bounds.mockRestore()
})

test('has the parts that it promises in one root, on the server too', () => {
  expect(
    anatomyOf(
      <SegmentedControl
        label="S"
        options={[
          { id: 'a', text: 'A' },
          { id: 'b', text: 'B' },
        ]}
      />,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'segmented-control segmented-field segmented-option' })
})
