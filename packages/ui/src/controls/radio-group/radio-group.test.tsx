import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { holdArrow } from '../../testing/hold-arrow.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { id: 1, text: 'Mid', hint: 'Between bid and ask' },
  { id: 2, text: 'Last' },
  { id: 3, text: 'Close' },
]
const group = () => screen.getByRole('radiogroup', { name: 'Price' })
const radio = (name: string) => screen.getByRole('radio', { name })
const checked = () => screen.queryAllByRole('radio', { checked: true }).map(each => each.id)
const isChecked = (name: string) => {
  expect(radio(name)).toHaveFocus()
  expect(checked()).toEqual([radio(name).id])
}

describe('RadioGroup (ARIA Authoring Practices: radio group using roving tabindex)', () => {
  test('APG radio: radiogroup-role, and its ref', () => {
    const ref = createRef<HTMLDivElement>()
    renderWithUi(<RadioGroup ref={ref} label="Price" options={options} />)
    expect(ref.current).toBe(group())
  })

  test('APG radio: radiogroup-aria-labelledby names the group by its label', () => {
    renderWithUi(<RadioGroup label="Price" labelAs="hidden" options={options} />)
    expect(group()).toHaveAccessibleName('Price')
  })

  test('APG radio: radio-role, each named by its text and described by its hint', () => {
    renderWithUi(<RadioGroup label="Price" options={options} />)
    expect(screen.getAllByRole('radio').map(each => each.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'false',
    ])
    expect(radio('Mid')).toHaveAccessibleDescription('Between bid and ask')
  })

  test('APG radio: radio-aria-checked marks the checked one alone', async () => {
    renderWithUi(<RadioGroup label="Price" options={options} defaultValue={2} />)
    expect(checked()).toEqual([radio('Last').id])
    await userEvent.click(screen.getByText('Close'))
    expect(checked()).toEqual([radio('Close').id])
  })

  test('APG radio: radio-tabindex lets Tab reach the checked one alone', async () => {
    renderWithUi(<RadioGroup label="Price" options={options} defaultValue={2} />)
    await userEvent.tab()
    expect(screen.getAllByRole('radio').map(each => each.tabIndex)).toEqual([-1, 0, -1])
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  test('APG radio: key-tab goes to the checked one and on, or to the first', async () => {
    renderWithUi(
      <>
        <RadioGroup label="Price" options={options} defaultValue={3} />
        <RadioGroup label="Empty" options={[{ id: 'a', text: 'A' }]} />
      </>,
    )
    await userEvent.tab()
    expect(radio('Close')).toHaveFocus()
    await userEvent.tab()
    expect(radio('A')).toHaveFocus()
    expect(radio('A')).not.toBeChecked()
  })

  test('APG radio: key-space checks the focused one', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<RadioGroup label="Price" options={options} onValueChange={onValueChange} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1)
    isChecked('Mid')
  })

  test.each([
    ['APG radio: key-down-arrow checks the next, after the last the first', 'ArrowDown', ['Close', 'Mid']],
    ['APG radio: key-right-arrow checks the next, after the last the first', 'ArrowRight', ['Close', 'Mid']],
    ['APG radio: key-up-arrow checks the one before, before the first the last', 'ArrowUp', ['Mid', 'Close']],
    [
      'APG radio: key-left-arrow checks the one before, before the first the last',
      'ArrowLeft',
      ['Mid', 'Close'],
    ],
  ])('%s', async (_title, key, names) => {
    renderWithUi(<RadioGroup label="Price" options={options} defaultValue={2} />)
    await userEvent.tab()
    for (const name of names) {
      await holdArrow(key)
      isChecked(name)
    }
  })
})

describe('RadioGroup', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'))

  test('reports the checked id once, with its original type', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <RadioGroup label="Price" options={options} defaultValue={1} onValueChange={onValueChange} />,
    )
    await userEvent.click(radio('Last'))
    await userEvent.click(radio('Last'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('when controlled it changes only when the parent changes it', async () => {
    const { rerender } = renderWithUi(<RadioGroup label="Price" options={options} value={null} />)
    await userEvent.click(radio('Last'))
    expect(checked()).toEqual([])
    rerender(<RadioGroup label="Price" options={options} value={3} />)
    expect(checked()).toEqual([radio('Close').id])
  })

  test.each([
    ['a quick press of an arrow', 'ArrowDown', 'Close'],
    ['Home', 'Home', 'Mid'],
    ['End', 'End', 'Close'],
  ])('%s moves and checks, once', async (_case, key, name) => {
    const onValueChange = vi.fn()
    renderWithUi(
      <RadioGroup label="Price" options={options} defaultValue={2} onValueChange={onValueChange} />,
    )
    await userEvent.tab()
    fireEvent.keyDown(radio('Last'), { key })
    fireEvent.keyUp(radio('Last'), { key })
    await waitFor(() => isChecked(name))
    expect(onValueChange).toHaveBeenCalledOnce()
  })

  test('a key handler of the page is called too', async () => {
    const onKeyDown = vi.fn()
    renderWithUi(<RadioGroup label="Price" options={options} defaultValue={1} onKeyDown={onKeyDown} />)
    await userEvent.tab()
    await holdArrow('ArrowDown')
    isChecked('Last')
    expect(onKeyDown).toHaveBeenCalledOnce()
  })

  test('right to left, the left arrow moves on', async () => {
    document.documentElement.dir = 'rtl'
    renderWithUi(<RadioGroup label="Price" options={options} defaultValue={1} orientation="horizontal" />)
    expect(group()).not.toHaveAttribute('dir')
    await userEvent.tab()
    await holdArrow('ArrowLeft')
    isChecked('Last')
  })

  test('an option with a disabled reason is reachable by arrow keys, described, and cannot be checked', async () => {
    const onValueChange = vi.fn()
    const blocked = [...options, { id: 4, text: 'NSD', disabledReason: 'Your plan has no NSD data' }]
    renderWithUi(
      <RadioGroup label="Price" options={blocked} defaultValue={3} onValueChange={onValueChange} />,
    )
    await userEvent.tab()
    await holdArrow('ArrowDown')
    expect(radio('NSD')).toHaveFocus()
    expect(radio('NSD')).toHaveAccessibleDescription('Your plan has no NSD data')
    await userEvent.click(screen.getByText('NSD'))
    expect(checked()).toEqual([radio('Close').id])
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test.each([
    ['a reason', { disabledReason: 'The administrator chose it' }, 'aria-disabled'],
    ['readOnly', { readOnly: true }, 'aria-readonly'],
  ])('with %s it can be read but not changed', async (_case, props, attribute) => {
    renderWithUi(<RadioGroup label="Price" options={options} defaultValue={1} {...props} />)
    expect(group()).toHaveAttribute(attribute, 'true')
    await userEvent.tab()
    await holdArrow('ArrowDown')
    await userEvent.click(radio('Close'))
    expect(checked()).toEqual([radio('Mid').id])
  })

  test('an error marks it invalid and describes it, after the hint', () => {
    renderWithUi(
      <RadioGroup label="Price" options={options} hint="For all lists" error="Choose a price" required />,
    )
    expect(group()).toBeInvalid()
    expect(group()).toHaveAttribute('aria-required', 'true')
    expect(group()).toHaveAccessibleDescription('For all lists Choose a price')
  })

  test('a form gets the checked id, and resets it', async () => {
    renderWithUi(
      <form aria-label="Settings">
        <RadioGroup label="Price" name="price" options={options} defaultValue={1} />
        <button type="reset">Reset</button>
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Settings' })
    await userEvent.click(radio('Close'))
    expect([...new FormData(form)]).toEqual([['price', '3']])
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(checked()).toEqual([radio('Mid').id])
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<RadioGroup label="P" options={options} hint="H" error="E" />)).toEqual({
    ...ONE_ROOT,
    slots: 'field field-error field-hint field-label radio radio-group radio-hint radio-input radio-label',
  })
})
