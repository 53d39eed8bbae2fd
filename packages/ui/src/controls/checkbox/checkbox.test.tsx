import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Checkbox } from './checkbox.tsx'

const box = () => screen.getByRole('checkbox', { name: 'All lists' })

describe('Checkbox', () => {
  test('is toggled by label, mouse and Space', async () => {
    const onCheckedChange = vi.fn()
    const ref = createRef<HTMLInputElement>()
    renderWithUi(<Checkbox ref={ref} label="All lists" onCheckedChange={onCheckedChange} />)
    await userEvent.click(screen.getByText('All lists'))
    expect(box()).toBeChecked()
    await userEvent.keyboard(' ')
    expect(box()).not.toBeChecked()
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
    expect(ref.current).toBe(box())
  })

  test('"some" is mixed, and a press checks it', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(<Checkbox label="All lists" defaultChecked="mixed" onCheckedChange={onCheckedChange} />)
    expect(box()).toBePartiallyChecked()
    await userEvent.click(box())
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(box()).toBeChecked()
    expect(box()).not.toBePartiallyChecked()
  })

  test('a controlled checkbox stays mixed until the parent changes it', async () => {
    const { rerender } = renderWithUi(<Checkbox label="All lists" checked="mixed" />)
    await userEvent.click(box())
    expect(box()).toBePartiallyChecked()
    rerender(<Checkbox label="All lists" checked={false} />)
    expect(box()).not.toBePartiallyChecked()
  })

  test('with a disabled reason it is focusable, described and does not change', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(
      <Checkbox
        label="All lists"
        disabledReason="This list needs NSD access"
        onCheckedChange={onCheckedChange}
      />,
    )
    await userEvent.tab()
    expect(box()).toHaveFocus()
    expect(box()).toHaveAccessibleDescription('This list needs NSD access')
    await userEvent.click(box())
    expect(box()).not.toBeChecked()
    expect(onCheckedChange).not.toHaveBeenCalled()
  })

  test('a description on the page is read before its hint', () => {
    renderWithUi(
      <>
        <p id="why">Lists of the desk</p>
        <Checkbox label="All lists" hint="Shared" aria-describedby="why" />
      </>,
    )
    expect(box()).toHaveAccessibleDescription('Lists of the desk Shared')
  })

  test('a hidden label is still the name', () => {
    renderWithUi(<Checkbox label="All lists" labelHidden />)
    expect(box()).toBeInTheDocument()
  })
})

describe('invalid inputs of a checkbox', () => {
  test.each([
    ['null', null, false],
    ['"yes"', 'yes', false],
    ['1', 1, false],
  ])('checked %s is unchecked: only true is checked', (_what, checked, expected) => {
    renderWithUi(<Checkbox label="All lists" checked={checked as never} />)
    expect((box() as HTMLInputElement).checked).toBe(expected)
    expect(box()).not.toBePartiallyChecked()
    expect(document.querySelector('[data-slot=checkbox]')).toHaveAttribute('data-state', 'unchecked')
  })

  test('two quick presses are reported both, and end in the initial state', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(<Checkbox label="All lists" onCheckedChange={onCheckedChange} />)
    await userEvent.dblClick(box())
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
    expect(box()).not.toBeChecked()
  })

  test('mixed with a disabled reason stays mixed, whatever is pressed', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(
      <Checkbox
        label="All lists"
        defaultChecked="mixed"
        disabledReason="These lists cannot be changed"
        onCheckedChange={onCheckedChange}
      />,
    )
    await userEvent.click(box())
    await userEvent.keyboard(' ')
    expect(box()).toBePartiallyChecked()
    expect(onCheckedChange).not.toHaveBeenCalled()
  })

  test('a label of 200 characters, with HTML, is the complete name', () => {
    const label = `<b>${'List '.repeat(39)}</b>`
    renderWithUi(<Checkbox label={label} />)
    expect(screen.getByRole('checkbox', { name: label })).toBeInTheDocument()
  })
})

const LISTS = ['Core', 'Ladder', 'Watch']

/** Checkboxes with one for all of them, like lists under "All lists". */
function Group({ ticked = [] }: { ticked?: string[] }) {
  const [on, setOn] = useState(ticked)
  const all = on.length === 0 ? false : on.length === LISTS.length || 'mixed'
  return (
    <>
      <Checkbox
        label="All lists"
        aria-controls={LISTS.join(' ')}
        checked={all}
        onCheckedChange={checked => setOn(checked ? LISTS : [])}
      />
      {LISTS.map(name => (
        <Checkbox
          key={name}
          id={name}
          label={name}
          checked={on.includes(name)}
          onCheckedChange={checked => setOn(checked ? [...on, name] : on.filter(each => each !== name))}
        />
      ))}
    </>
  )
}

describe('Checkbox for all and some (ARIA Authoring Practices: checkbox-mixed)', () => {
  const one = (name: string) => screen.getByRole('checkbox', { name })
  const ticks = () => LISTS.filter(name => (one(name) as HTMLInputElement).checked)
  const press = (name: string) => userEvent.click(one(name))

  test('APG checkbox-mixed: checkbox-role stands on the box for all, as on each of them', () => {
    renderWithUi(<Group />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
    expect(box()).toHaveAttribute('type', 'checkbox')
  })

  test('APG checkbox-mixed: checkbox-tabindex the box is in the order of Tab', () => {
    renderWithUi(<Group />)
    expect(box().tabIndex).toBe(0)
  })

  test('APG checkbox-mixed: checkbox-aria-controls the box says which ones it sets', () => {
    renderWithUi(<Group />)
    const controlled = box().getAttribute('aria-controls')?.split(' ') ?? []
    expect(controlled.map(id => document.getElementById(id))).toEqual(LISTS.map(one))
  })

  test('APG checkbox-mixed: checkbox-aria-checked-false while none is ticked', async () => {
    renderWithUi(<Group ticked={['Core']} />)
    await press('Core')
    expect(box()).not.toBeChecked()
    expect(box()).not.toBePartiallyChecked()
    await press('All lists')
    await press('All lists')
    expect(box()).not.toBeChecked()
    expect(ticks()).toEqual([])
  })

  test('APG checkbox-mixed: checkbox-aria-checked-mixed while some are ticked', async () => {
    renderWithUi(<Group />)
    await press('Ladder')
    expect(box()).toBePartiallyChecked()
    await press('Watch')
    expect(box()).toBePartiallyChecked()
  })

  test('APG checkbox-mixed: checkbox-aria-checked-true while all are ticked', async () => {
    renderWithUi(<Group />)
    for (const name of LISTS) await press(name)
    expect(box()).toBeChecked()
    expect(box()).not.toBePartiallyChecked()
    await press('All lists')
    await press('All lists')
    expect(box()).toBeChecked()
    expect(ticks()).toEqual(LISTS)
  })

  test('APG checkbox-mixed: key-tab goes from box to box', async () => {
    renderWithUi(<Group />)
    for (const name of ['All lists', ...LISTS]) {
      await userEvent.tab()
      expect(one(name)).toHaveFocus()
    }
  })

  test('APG checkbox-mixed: key-space deviates: mixed becomes all, all none, none all; no mixture comes back', async () => {
    renderWithUi(<Group ticked={['Core']} />)
    await userEvent.tab()
    const met: string[][] = []
    for (let time = 0; time < 3; time++) {
      await userEvent.keyboard(' ')
      met.push(ticks())
    }
    expect(met).toEqual([LISTS, [], LISTS])
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Checkbox label="C" hint="H" />)).toEqual({
    ...ONE_ROOT,
    slots: 'checkbox checkbox-box checkbox-hint checkbox-input checkbox-label',
  })
})
