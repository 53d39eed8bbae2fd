import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Select } from './select.tsx'

const venues = [
  { id: 4, text: 'Estimation' },
  { id: 100, text: 'Frankfurt SE' },
]

describe('U4 Select', () => {
  test('is a native select, named by its label, with the selected option', () => {
    const ref = createRef<HTMLSelectElement>()
    renderWithUi(<Select ref={ref} label="Trading ground" options={venues} defaultValue={100} />)
    const select = screen.getByRole('combobox', { name: 'Trading ground' })
    expect(select).toHaveDisplayValue('Frankfurt SE')
    expect(ref.current).toBe(select)
  })

  test('reports the selected id with its original type, a number', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <Select label="Trading ground" options={venues} defaultValue={100} onValueChange={onValueChange} />,
    )
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Estimation')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Estimation')
  })

  test('is "shown as plain text when only one option exists" (shared-blocks §2)', () => {
    renderWithUi(
      <Select label="Trading ground" labelAs="hidden" options={venues.slice(0, 1)} defaultValue={4} />,
    )
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText('Estimation')).toBeVisible()
    expect(screen.getByText(/Trading ground/)).toBeInTheDocument()
  })

  test('in a form the single option counts as selected (features U4: "compatible in forms")', () => {
    renderWithUi(
      <form aria-label="Map">
        <Select name="currency" label="Currency" options={[{ id: '840', text: 'USD' }]} />
        <Select name="ground" label="Trading ground" options={venues} defaultValue={100} />
        <Select label="Unnamed" options={[{ id: '1', text: 'One' }]} />
      </form>,
    )
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Map' }))
    expect([...sent]).toEqual([
      ['currency', '840'],
      ['ground', '100'],
    ])
  })

  test('"hide" removes an option, "classes" style one (shared-blocks §3)', () => {
    const options = [
      ...venues,
      { id: 381, text: 'NSD', hide: true },
      { id: 5, text: 'MOEX', className: 'own' },
    ]
    renderWithUi(<Select label="Trading ground" options={options} defaultValue={4} />)
    expect(screen.queryByRole('option', { name: 'NSD' })).toBeNull()
    expect(screen.getByRole('option', { name: 'MOEX' })).toHaveClass('own')
    expect(screen.getByRole('option', { name: 'Estimation' })).not.toHaveClass('own')
  })

  test('renders nothing without options', () => {
    renderWithUi(<Select label="Trading ground" options={[]} defaultValue={null} />)
    expect(screen.queryByText(/Trading ground/)).toBeNull()
  })

  test('shows that nothing is selected, and does not offer that again', async () => {
    renderWithUi(<Select label="Trading ground" options={venues} defaultValue={null} />)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Not selected')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Estimation')
    expect(screen.queryByText('Not selected')).toBeNull()
  })

  test('an unknown value does not select the first option', () => {
    renderWithUi(<Select label="Trading ground" options={venues} value={9} placeholder="Choose one" />)
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose one')
  })

  test('options are grouped by heading', () => {
    const grouped = venues.map((venue, index) => ({
      ...venue,
      group: index ? 'Germany' : 'Models',
    }))
    renderWithUi(<Select label="Trading ground" options={grouped} defaultValue={4} />)
    expect(screen.getByRole('group', { name: 'Germany' })).toContainElement(
      screen.getByRole('option', { name: 'Frankfurt SE' }),
    )
  })

  test('an error marks it and describes it', () => {
    renderWithUi(<Select label="Trading ground" options={venues} defaultValue={null} error="Choose one" />)
    expect(screen.getByRole('combobox')).toBeInvalid()
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one')
  })

  test('when disabled it stays focusable, shows its reason and keeps its value', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <Select
        label="Trading ground"
        options={venues}
        defaultValue={100}
        disabledReason="One ground at a time"
        onValueChange={onValueChange}
      />,
    )
    await userEvent.tab()
    const select = screen.getByRole('combobox')
    expect(select).toHaveFocus()
    expect(select).toHaveAccessibleDescription('One ground at a time')
    await userEvent.selectOptions(select, 'Estimation')
    expect(onValueChange).not.toHaveBeenCalled()
    expect(select).toHaveDisplayValue('Frankfurt SE')
  })
})

describe('U4 invalid inputs of a select', () => {
  const select = () => screen.getByRole('combobox', { name: 'Ground' })
  const choices = () => screen.getAllByRole('option').map(option => option.textContent)

  test('"selectedId not offered": nothing is selected, and every option can be', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Select label="Ground" options={venues} defaultValue={9} onValueChange={onValueChange} />)
    expect(select()).toHaveDisplayValue('Not selected')
    await userEvent.selectOptions(select(), 'Estimation')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4)
  })

  test('a selected option that is removed does not select another one', () => {
    const other = [...venues, { id: 7, text: 'Xetra' }]
    const { rerender } = renderWithUi(<Select label="Ground" options={other} value={7} />)
    expect(select()).toHaveDisplayValue('Xetra')
    rerender(<Select label="Ground" options={venues} value={7} />)
    expect(select()).toHaveDisplayValue('Not selected')
  })

  test('duplicate ids are offered once, hidden options not at all', () => {
    const odd = [...venues, { id: 4, text: 'Again' }, { id: 8, text: 'Closed', hide: true }]
    renderWithUi(<Select label="Ground" options={odd} defaultValue={4} />)
    expect(choices()).toEqual(['Estimation', 'Frankfurt SE'])
  })

  test('an empty id, "", can be selected and stays selected', async () => {
    const onValueChange = vi.fn()
    const odd = [
      { id: 'a', text: 'Estimation' },
      { id: '', text: 'All' },
    ]
    renderWithUi(<Select label="Ground" options={odd} defaultValue="a" onValueChange={onValueChange} />)
    await userEvent.selectOptions(select(), 'All')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('')
    expect(select()).toHaveDisplayValue('All')
  })

  test('an option without text shows its id; HTML is shown as text', () => {
    const odd = [
      { id: 'RUB', text: '' },
      { id: 'USD', text: '<b>Dollar</b>' },
    ]
    renderWithUi(<Select label="Ground" options={odd} defaultValue="RUB" />)
    expect(choices()).toEqual(['RUB', '<b>Dollar</b>'])
  })

  test('headings of "" and none are one list without a heading', () => {
    const odd = [
      { id: 1, text: 'A', group: '' },
      { id: 2, text: 'B' },
      { id: 3, text: 'C', group: 'Germany' },
    ]
    renderWithUi(<Select label="Ground" options={odd} defaultValue={1} />)
    expect(choices()).toEqual(['A', 'B', 'C'])
    expect(screen.getAllByRole('group')).toHaveLength(1)
  })
})

test.each([
  [
    'of two',
    <Select
      key="0"
      label="S"
      options={[
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ]}
      hint="H"
      error="E"
    />,
    'field field-box field-error field-hint field-input field-label select-chevron',
  ],
  ['of one', <Select key="1" label="S" options={[{ id: 'b', text: 'B' }]} />, 'select-only select-text'],
])('%s has the documented parts in one root, on the server too', (_case, element, slots) => {
  expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots })
})
