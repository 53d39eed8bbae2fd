import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { holdArrow } from '../../testing/hold-arrow.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const options = ['1M', '3M', '1Y', '3Y'].map(text => ({ id: text, text }))
const radio = (name: string) => screen.getByRole('radio', { name })
/** Radix moves the focus in a task after the key. */
const nextTask = () => act(() => new Promise(done => setTimeout(done)))

describe('SegmentedControl', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'))

  test('is a named radio group with the checked one marked', () => {
    renderWithUi(<SegmentedControl label="Period" options={options} defaultValue="3M" />)
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeInTheDocument()
    expect(radio('3M')).toBeChecked()
    expect(radio('1M')).not.toBeChecked()
  })

  test('a press checks and reports it once', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <SegmentedControl label="Period" options={options} defaultValue="3M" onValueChange={onValueChange} />,
    )
    await userEvent.click(radio('1Y'))
    await userEvent.click(radio('1Y'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1Y')
    expect(radio('1Y')).toBeChecked()
  })

  test('when disabled it shows the reason, stays reachable, and neither press nor arrow checks', async () => {
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
    await userEvent.keyboard('{ArrowRight>}')
    await nextTask()
    await userEvent.keyboard('{/ArrowRight}{End} ')
    await nextTask()
    expect(radio('3M')).toHaveFocus()
    expect(radio('3M')).toBeChecked()
    expect(radio('1Y')).toHaveAttribute('aria-disabled', 'true')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('it is one tab stop, at the checked option; arrow keys move and check', async () => {
    renderWithUi(
      <>
        <SegmentedControl label="Period" options={options} defaultValue="3M" />
        <button type="button">Next</button>
      </>,
    )
    await userEvent.tab()
    expect(radio('3M')).toHaveFocus()
    await holdArrow('ArrowRight')
    expect(radio('1Y')).toHaveFocus()
    expect(radio('1Y')).toBeChecked()
    await userEvent.keyboard('{Home}')
    expect(radio('1M')).toHaveFocus()
    expect(radio('1M')).toBeChecked()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test.each([
    ['right is the next', '1M', 'ArrowRight', '3M'],
    ['down is the next', '1M', 'ArrowDown', '3M'],
    ['left is the one before', '3M', 'ArrowLeft', '1M'],
    ['up is the one before', '3M', 'ArrowUp', '1M'],
    ['from the last to the first', '3Y', 'ArrowRight', '1M'],
    ['from the first to the last', '1M', 'ArrowLeft', '3Y'],
    ['Home is the first', '3Y', 'Home', '1M'],
    ['Page Up is the first', '3Y', 'PageUp', '1M'],
    ['End is the last', '1M', 'End', '3Y'],
    ['Page Down is the last', '1M', 'PageDown', '3Y'],
    ['right is the one before in right-to-left text', '3M', 'ArrowRight', '1M', 'rtl'],
    ['down is the next in right-to-left text too', '1M', 'ArrowDown', '3M', 'rtl'],
  ])('%s', async (_sentence, from, key, to, dir = '') => {
    document.documentElement.dir = dir
    const onValueChange = vi.fn()
    renderWithUi(
      <SegmentedControl label="Period" options={options} defaultValue={from} onValueChange={onValueChange} />,
    )
    await userEvent.tab()
    await holdArrow(key)
    await nextTask()
    expect(radio(to)).toHaveFocus()
    expect(radio(to)).toBeChecked()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(to)
  })

  test('arrow keys released before the focus moves still check, each once', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <SegmentedControl label="Period" options={options} value={null} onValueChange={onValueChange} />,
    )
    await userEvent.tab()
    for (const key of ['ArrowRight', 'ArrowRight']) {
      fireEvent.keyDown(radio('1M'), { key })
      fireEvent.keyUp(radio('1M'), { key })
    }
    expect(radio('1M')).toHaveFocus()
    await nextTask()
    expect(radio('3M')).toHaveFocus()
    await holdArrow('ArrowRight')
    await nextTask()
    expect(onValueChange.mock.calls).toEqual([['3M'], ['1Y']])
  })

  test.each(['{Control>}{ArrowRight}{/Control}', '{Alt>}{End}{/Alt}', 'a', '{Enter}'])(
    '%s does nothing',
    async keys => {
      const onValueChange = vi.fn()
      renderWithUi(<SegmentedControl label="Period" options={options} onValueChange={onValueChange} />)
      await userEvent.tab()
      await userEvent.keyboard(keys)
      await nextTask()
      expect(radio('1M')).toHaveFocus()
      expect(onValueChange).not.toHaveBeenCalled()
    },
  )

  test('a form reset restores the initial option, and has no value of its own', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <form aria-label="Settings">
        <SegmentedControl label="Period" options={options} defaultValue="3M" onValueChange={onValueChange} />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(radio('1Y'))
    expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(radio('3M')).toBeChecked()
    expect(onValueChange.mock.calls).toEqual([['1Y'], ['3M']])
  })

  test('no option is checked for a custom period; then the first one is the tab stop', async () => {
    renderWithUi(<SegmentedControl label="Period" options={options} value={null} />)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.tab()
    expect(radio('1M')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(radio('1M')).not.toBeChecked()
  })

  test('a symbol has a name', () => {
    const values = [
      { id: 'abs', text: 'Abs', name: 'Absolute' },
      { id: 'pct', text: '%', name: 'Percent' },
    ]
    renderWithUi(<SegmentedControl label="Values" options={values} defaultValue="abs" />)
    expect(radio('Percent')).toHaveTextContent('%')
  })

  test('renders nothing without options', () => {
    renderWithUi(<SegmentedControl label="Period" options={[{ id: '1M', text: '1M', hidden: true }]} />)
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})

test('if the options do not fit, the checked one is visible', () => {
  const bounds = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.getAttribute('role') === 'radio' ? new DOMRect(500, 0, 40, 26) : new DOMRect(0, 0, 200, 32)
  })
  renderWithUi(<SegmentedControl label="Period" options={options} defaultValue="3Y" />)
  expect(screen.getByRole('radiogroup').scrollLeft).toBeGreaterThan(300)
  bounds.mockRestore()
})

test('has the documented parts in one root, on the server too', () => {
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
