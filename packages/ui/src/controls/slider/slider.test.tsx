import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { RangeSlider } from './range-slider.tsx'
import { Slider } from './slider.tsx'

const years = (value: number) => `${value} years`
const slider = (name = 'Duration') => screen.getByRole('slider', { name })
const from = () => slider('Coupon: from')
const to = () => slider('Coupon: to')

afterEach(() => {
  document.documentElement.removeAttribute('dir')
  vi.restoreAllMocks()
})

describe('Slider (ARIA Authoring Practices: slider)', () => {
  test('APG slider: slider-role with its value, its limits and a name', () => {
    const ref = createRef<HTMLInputElement>()
    renderWithUi(<Slider ref={ref} label="Duration" min={1} max={30} defaultValue={7} />)
    expect(ref.current).toBe(slider())
    expect(slider()).toHaveValue('7')
    expect(slider()).toHaveAttribute('min', '1')
    expect(slider()).toHaveAttribute('max', '30')
  })

  test('APG slider: aria-valuetext says the value with its unit, and the line shows it', () => {
    renderWithUi(<Slider label="Duration" max={30} defaultValue={7} formatValue={years} />)
    expect(slider()).toHaveAttribute('aria-valuetext', '7 years')
    expect(screen.getByText('7 years')).toBeVisible()
  })

  test.each([
    ['APG slider: key-right-arrow', '{ArrowRight}', '52'],
    ['APG slider: key-left-arrow', '{ArrowLeft}', '48'],
    ['APG slider: key-up-arrow', '{ArrowUp}', '52'],
    ['APG slider: key-down-arrow', '{ArrowDown}', '48'],
    ['APG slider: key-page-up', '{PageUp}', '70'],
    ['APG slider: key-page-down', '{PageDown}', '30'],
    ['APG slider: key-home', '{Home}', '0'],
    ['APG slider: key-end', '{End}', '100'],
  ])('%s', async (_title, key, expected) => {
    const onValueChange = vi.fn()
    const onValueCommit = vi.fn()
    renderWithUi(
      <Slider
        label="Duration"
        step={2}
        defaultValue={50}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(slider()).toHaveValue(expected)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(Number(expected))
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(Number(expected))
  })
})

/** A scale from 100 to 300 px in the window. */
function layOut(): void {
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 24))
}

describe('Slider', () => {
  test('right to left, the left arrow increases the value', async () => {
    document.documentElement.dir = 'rtl'
    renderWithUi(<Slider label="Duration" defaultValue={50} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(slider()).toHaveValue('51')
  })

  test('a key at the end reports nothing', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Slider label="Duration" defaultValue={100} onValueChange={onValueChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('a change of the input by assistive tech is reported', () => {
    const onValueCommit = vi.fn()
    renderWithUi(<Slider label="Duration" onValueCommit={onValueCommit} />)
    fireEvent.change(slider(), { target: { value: '33' } })
    expect(slider()).toHaveValue('33')
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(33)
  })

  test.each([
    ['ltr', '25'],
    ['rtl', '75'],
  ])('%s: a press moves the thumb there, a drag moves it on, its end commits once', async (dir, pressed) => {
    document.documentElement.dir = dir
    layOut()
    const onValueCommit = vi.fn()
    renderWithUi(<Slider label="Duration" onValueCommit={onValueCommit} />)
    const scale = slider().parentElement as HTMLElement
    fireEvent.pointerDown(scale, { button: 0, clientX: 150 })
    expect(slider()).toHaveValue(pressed)
    expect(slider()).toHaveFocus()
    fireEvent.pointerMove(scale, { clientX: 200 })
    expect(slider()).toHaveValue('50')
    expect(onValueCommit).not.toHaveBeenCalled()
    fireEvent.pointerUp(scale)
    fireEvent.pointerMove(scale, { clientX: 300 })
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(50)
  })

  test('when controlled it changes only when the parent changes it', async () => {
    const { rerender } = renderWithUi(<Slider label="Duration" value={5} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(slider()).toHaveValue('5')
    rerender(<Slider label="Duration" value={6} />)
    expect(slider()).toHaveValue('6')
  })

  test.each([
    ['a reason', { disabledReason: 'The administrator chose it' }, 'aria-disabled'],
    ['readOnly', { readOnly: true }, 'aria-readonly'],
  ])('with %s it can be focused and read, but does not change', async (_case, props, attribute) => {
    layOut()
    const onValueChange = vi.fn()
    renderWithUi(<Slider label="Duration" defaultValue={50} onValueChange={onValueChange} {...props} />)
    await userEvent.tab()
    expect(slider()).toHaveFocus()
    expect(slider()).toHaveAttribute(attribute, 'true')
    await userEvent.keyboard('{ArrowRight}')
    fireEvent.change(slider(), { target: { value: '33' } })
    fireEvent.pointerDown(slider().parentElement as HTMLElement, { button: 0, clientX: 150 })
    expect(slider()).toHaveValue('50')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('an error marks it invalid and describes it, after the hint', () => {
    renderWithUi(<Slider label="Duration" hint="Of all" error="Choose more" />)
    expect(slider()).toBeInvalid()
    expect(slider()).toHaveAccessibleDescription('Of all Choose more')
  })

  test('a value between two steps or beyond the ends is moved to the nearest', () => {
    renderWithUi(<Slider label="Duration" min={0} max={10} step={5} defaultValue={99} />)
    expect(slider()).toHaveValue('10')
  })
})

describe('RangeSlider', () => {
  test('two named thumbs in a group with its label', () => {
    const ref = createRef<HTMLDivElement>()
    renderWithUi(<RangeSlider ref={ref} label="Coupon" max={10} defaultValue={[2, 6]} />)
    expect(screen.getByRole('group', { name: 'Coupon' })).toBe(ref.current)
    expect(from()).toHaveValue('2')
    expect(to()).toHaveValue('6')
    expect(screen.getByText('2 – 6')).toBeVisible()
  })

  test('thumbs cannot pass each other', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<RangeSlider label="Coupon" max={10} defaultValue={[5, 6]} onValueChange={onValueChange} />)
    await userEvent.tab()
    expect(from()).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([6, 6])
    await userEvent.tab()
    expect(to()).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(onValueChange).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowUp}')
    expect(onValueChange).toHaveBeenLastCalledWith([6, 7])
  })

  test('a press moves the nearest thumb, and a drag stops at the other', () => {
    layOut()
    const onValueCommit = vi.fn()
    renderWithUi(<RangeSlider label="Coupon" max={10} defaultValue={[2, 6]} onValueCommit={onValueCommit} />)
    const scale = screen.getByRole('group', { name: 'Coupon' })
    fireEvent.pointerDown(scale, { button: 0, clientX: 280 })
    expect(to()).toHaveFocus()
    expect(to()).toHaveValue('9')
    fireEvent.pointerMove(scale, { clientX: 100 })
    expect(to()).toHaveValue('2')
    expect(from()).toHaveValue('2')
    fireEvent.pointerUp(scale)
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith([2, 2])
  })

  test('a form gets both ends', () => {
    renderWithUi(
      <form aria-label="Filter">
        <RangeSlider label="Coupon" name="coupon" max={10} defaultValue={[2, 6]} />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter' })
    expect([...new FormData(form)]).toEqual([
      ['coupon', '2'],
      ['coupon', '6'],
    ])
  })

  test('the server’s markup has the range, without a style attribute', () => {
    const html = renderToString(
      <UiProvider labels={english}>
        <RangeSlider label="Coupon" max={10} defaultValue={[2, 6]} />
      </UiProvider>,
    )
    expect(html).toContain('x="20%"')
    expect(html).not.toContain('style=')
  })
})

test.each([
  ['a slider', <Slider key="0" label="D" hint="H" error="E" marks={[{ value: 5, text: '5' }]} />],
  ['a range', <RangeSlider key="1" label="D" hint="H" error="E" marks={[{ value: 5, text: '5' }]} />],
])('%s has the documented parts in one root, on the server too', (_case, element) => {
  expect(anatomyOf(element)).toEqual({
    ...ONE_ROOT,
    slots:
      'field field-error field-hint field-label slider slider-marks slider-thumb slider-track slider-value',
  })
})
