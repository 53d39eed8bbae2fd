import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import {
  crowd,
  ESTIMATION,
  EUR,
  FEDINVEST,
  MASKED_CURVE,
  MASKED_TREASURIES,
  TREASURIES_ON_TWO_VENUES,
  TREASURY_CURVE,
  USD,
} from '../../testing/fixtures/issuer-map.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { IssuerMap, type IssuerMapProps } from './issuer-map.tsx'
import type { MapPoint, MapSeries } from './issuer-map.view-model.ts'

const few = (points: readonly MapPoint[]): MapSeries[] => [{ id: 'issues', name: 'Issuer', points }]
/** From left to right: A, B, C, and a copy of C at the same place. */
const LIST: MapPoint[] = [
  { id: 'a', name: 'A', x: 1, y: 4, price: 99.5, day: '2026-03-24', main: true },
  { id: 'b', name: 'B', x: 5, y: 4.5, price: 98 },
  { id: 'c', name: 'C', x: 9, y: 5, price: 97 },
  { id: 'd', name: 'C twin', x: 9, y: 5, price: 96 },
]
const plain = few(LIST)
const currencies = [
  { id: USD, text: 'USD' },
  { id: EUR, text: 'EUR' },
]
const venues = [
  {
    currencyId: USD,
    options: [
      { id: FEDINVEST, text: 'FedInvest' },
      { id: ESTIMATION, text: 'Estimation' },
    ],
  },
  {
    currencyId: EUR,
    options: [
      { id: ESTIMATION, text: 'Estimation' },
      { id: 7, text: 'Frankfurt' },
    ],
  },
]

type Session = (typeof SESSIONS)[keyof typeof SESSIONS]
const renderMap = (props: Partial<IssuerMapProps> = {}, session: Session = SESSIONS.desk) =>
  renderWithUi(<IssuerMap label="Map" series={plain} height={400} {...props} />, { session })
const surface = () => screen.getByLabelText('Map', { selector: '[data-slot=issuer-map-surface]' })
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot=${name}]`)
const root = () => slot('issuer-map') as HTMLElement
const announced = () =>
  screen.getAllByRole('status').filter(region => region.parentElement === root())[0]?.textContent
const count = () => slot('issuer-map-count')?.textContent
const focus = () => act(() => surface().focus())
const keys = (text: string) => userEvent.keyboard(text)
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .join(' ')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, isPrimary: true }
/** jsdom has no layout, so the width of the map is 0 and everything is within a few pixels. */
const drag = (from: [number, number], to: [number, number], more: object = {}) => {
  fireEvent.pointerDown(surface(), { ...pointer, ...more, clientX: from[0], clientY: from[1] })
  fireEvent.pointerMove(surface(), { ...pointer, ...more, clientX: to[0], clientY: to[1] })
  fireEvent.pointerUp(surface(), { ...pointer, ...more, clientX: to[0], clientY: to[1] })
}
/** The numbers on the axes, which show the current view. */
const ticks = () =>
  [...document.querySelectorAll('[data-chart-layer=grid] text')]
    .map(text => text.textContent ?? '')
    .filter(text => /\d/.test(text))
    .join(' ')

describe('the widget', () => {
  test('has one root, all documented parts and no unfilled label placeholder', () => {
    expect(anatomyOf(<IssuerMap label="Map" series={plain} />)).toMatchObject(ONE_ROOT)
  })

  test('has the name of the map and describes its points and keys', () => {
    renderMap()
    expect(surface()).toHaveAttribute('role', 'figure')
    expect(surface()).toHaveAccessibleDescription(/^A, Issuer\. Points: 4\. Arrow keys/)
  })

  test('M1 the legend names the main issue, the others and the curve', () => {
    renderMap({ curves: [{ name: 'Curve', points: [{ x: 1, y: 4 }] }] })
    const legend = screen.getByRole('list', { name: 'Series' })
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['A', 'Issuer', 'Curve'])
  })
})

describe('M1, X2: the keyboard', () => {
  test('has the role application only while focused', () => {
    renderMap()
    focus()
    expect(surface()).toHaveAttribute('role', 'application')
    act(() => surface().blur())
    expect(surface()).toHaveAttribute('role', 'figure')
  })

  test('arrows go to the nearest point in their direction, each announced once; points at one place one by one', async () => {
    renderMap()
    focus()
    await keys('{Home}')
    expect(announced()).toBe('A, Price 99.5000, Duration, years 1.00, Yield 4.000%, 24 Mar 2026')
    await keys('{ArrowRight}')
    expect(announced()).toMatch(/^B, /)
    await keys('{ArrowRight}')
    expect(announced()).toMatch(/^C, .*1 of 2 at this place$/)
    await keys('{ArrowRight}')
    expect(announced()).toMatch(/^C twin, .*2 of 2 at this place$/)
    await keys('{ArrowLeft}{ArrowLeft}')
    expect(announced()).toMatch(/^B, /)
    await keys('{End}')
    expect(announced()).toMatch(/^C twin/)
  })

  test('the tooltip follows the cursor, Escape hides it', async () => {
    renderMap()
    focus()
    await keys('{Home}')
    expect(slot('issuer-map-tooltip')).toHaveAttribute('data-shown')
    expect(slot('map-tooltip-name')).toHaveTextContent('A')
    expect(slot('map-tooltip-values')?.textContent).toBe('99.5000\n1.00\n4.000%')
    await keys('{Escape}')
    expect(slot('issuer-map-tooltip')).not.toHaveAttribute('data-shown')
  })

  test('plus zooms in, zero shows everything', async () => {
    renderMap()
    focus()
    await keys('+')
    expect(root()).toHaveAttribute('data-zoomed')
    await keys('0')
    expect(root()).not.toHaveAttribute('data-zoomed')
  })
})

describe('PC11: the pointer', () => {
  test('the tooltip follows 60 moves without a React commit', () => {
    const commits = vi.fn()
    renderWithUi(
      <Profiler id="map" onRender={commits}>
        <IssuerMap label="Map" series={[crowd(500)]} height={400} />
      </Profiler>,
      { session: SESSIONS.desk },
    )
    commits.mockClear()
    const seen = new Set<string | null | undefined>()
    for (let i = 0; i < 60; i++) {
      fireEvent.pointerMove(surface(), { ...pointer, clientX: 20 + i * 12, clientY: 380 - i * 5 })
      seen.add(slot('map-tooltip-name')?.textContent)
    }
    expect(commits).not.toHaveBeenCalled()
    expect(seen.size).toBeGreaterThan(15)
    fireEvent.pointerLeave(surface(), pointer)
    expect(slot('issuer-map-cursor')).not.toHaveAttribute('data-shown')
  })
})

describe('M1: zoom by pointer', () => {
  const finger = (id: number) => ({ ...pointer, pointerId: id, pointerType: 'touch' })

  test('a drag zooms to its rectangle', () => {
    renderMap()
    drag([200, 100], [500, 300])
    expect(root()).toHaveAttribute('data-zoomed')
  })

  test('a drag that is too narrow zooms nothing', () => {
    renderMap()
    drag([200, 100], [500, 102])
    expect(root()).not.toHaveAttribute('data-zoomed')
  })

  test('in a zoomed map a drag pans, with Shift it zooms further', () => {
    renderMap()
    drag([200, 100], [500, 300])
    const before = ticks()
    const span = () => ticks().split(' ').length
    drag([300, 200], [200, 200])
    expect(ticks()).not.toBe(before)
    expect(slot('issuer-map-band')?.querySelector('rect')).toHaveAttribute('width', '0')
    const panned = ticks()
    drag([300, 150], [330, 170], { shiftKey: true })
    expect(ticks()).not.toBe(panned)
    expect(span()).toBeGreaterThan(0)
  })

  test('one finger shows the tooltip and does not zoom', () => {
    renderMap()
    drag([200, 100], [500, 300], finger(1))
    expect(root()).not.toHaveAttribute('data-zoomed')
  })

  test('two fingers zoom both axes in and out', () => {
    renderMap()
    const whole = ticks()
    const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', id: number, x: number, y: number) =>
      fireEvent[type](surface(), { ...finger(id), clientX: x, clientY: y })
    touch('pointerDown', 1, 350, 180)
    touch('pointerDown', 2, 400, 200)
    touch('pointerMove', 1, 200, 120)
    touch('pointerMove', 2, 550, 260)
    expect(root()).toHaveAttribute('data-zoomed')
    expect(ticks()).not.toBe(whole)
    touch('pointerMove', 1, 350, 180)
    touch('pointerMove', 2, 360, 184)
    touch('pointerUp', 1, 350, 180)
    touch('pointerUp', 2, 360, 184)
    expect(root()).not.toHaveAttribute('data-zoomed')
    expect(ticks()).toBe(whole)
  })

  test('a wheel without Ctrl shows how to zoom and scrolls the page', () => {
    renderMap()
    fireEvent.pointerMove(surface(), { ...pointer, clientX: 300, clientY: 200 })
    expect(fireEvent.wheel(surface(), { deltaY: 100 })).toBe(true)
    expect(slot('issuer-map-hint')).toHaveAttribute('data-shown')
    expect(fireEvent.wheel(surface(), { deltaY: -100, ctrlKey: true })).toBe(false)
    expect(root()).toHaveAttribute('data-zoomed')
  })
})

describe('M1, M2: currency and trading ground', () => {
  const offered = { series: [TREASURIES_ON_TWO_VENUES], currencies, venues, currencyId: USD }

  test('one currency and one trading ground are plain text', () => {
    renderMap({
      currencies: currencies.slice(0, 1),
      venues: [{ currencyId: USD, options: [{ id: FEDINVEST, text: 'FedInvest' }] }],
    })
    expect(screen.queryByRole('combobox', { name: /Currency|Trading ground/ })).toBeNull()
    expect(root()).toHaveTextContent('USD')
    expect(root()).toHaveTextContent('FedInvest')
  })

  test('another currency resets the trading ground only if it is unavailable', async () => {
    const onVenueChange = vi.fn()
    const onCurrencyChange = vi.fn()
    renderMap({ ...offered, onCurrencyChange, onVenueChange })
    const venue = () => screen.getByRole('combobox', { name: 'Trading ground' })
    expect(venue()).toHaveValue(String(FEDINVEST))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
    expect(venue()).toHaveValue(String(ESTIMATION))
    expect(onCurrencyChange).toHaveBeenCalledExactlyOnceWith(EUR)
    expect(onVenueChange).toHaveBeenCalledExactlyOnceWith(ESTIMATION)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD')
    expect(venue()).toHaveValue(String(ESTIMATION))
    expect(onVenueChange).toHaveBeenCalledTimes(1)
  })

  test('trading ground 4 is marked as an estimation, others are not', async () => {
    renderMap(offered)
    expect(slot('badge')).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trading ground' }), 'Estimation')
    expect(slot('badge')).toHaveTextContent('Estimated')
  })

  test('only the points of the choice are shown', async () => {
    renderMap({ ...offered, currencyId: EUR })
    await press('Show data table')
    expect(names()).toBe('Sample 2% 2030 EUR Sample 3% 2036 EUR')
  })
})

describe('M4: delete mode', () => {
  test('select, count, remove, report series and indices, undo', async () => {
    const onRemove = vi.fn()
    const onRestore = vi.fn()
    renderMap({ added: [{ name: 'Mine', x: 12, y: 4.8 }], onRemove, onRestore })
    expect(count()).toBe('')
    await press('Delete points')
    expect(screen.getByRole('button', { name: 'Delete points' })).toHaveAttribute('aria-pressed', 'true')
    expect(count()).toBe('Selected: 0')
    focus()
    await keys('{Home}{ArrowRight} {End}{Enter}')
    expect(count()).toBe('Selected: 2')
    await press('Remove')
    expect(onRemove).toHaveBeenCalledExactlyOnceWith([
      { series: 'issues', indices: [1] },
      { series: 'added', indices: [0] },
    ])
    expect(count()).toBe('Selected: 0Points removed: 2.')
    await press('Show data table')
    expect(names()).toBe('A C C twin')
    await press('Undo')
    expect(names()).toBe('A B C C twin Mine')
    expect(onRestore).toHaveBeenCalledTimes(1)
    expect(count()).toBe('Selected: 0Points removed: 0.')
  })

  const removeAll = async (points: readonly MapPoint[]) => {
    await press('Delete points')
    focus()
    for (const [i] of points.entries()) await keys(i === 0 ? '{Home} ' : '{PageDown} ')
    await keys('{Delete}')
  }

  test('undo announces the names of the restored points and does not move the focus', async () => {
    renderMap({ series: few([...LIST, { id: 'e', name: 'E', x: 12, y: 5.2 }]) })
    await removeAll(LIST.slice(0, 2))
    expect(count()).toBe('Selected: 0Points removed: 2.')
    await press('Undo')
    expect(announced()).toBe('Restored: A, B.')
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  })

  test('with four points or more undo announces how many were restored, also by keyboard', async () => {
    renderMap({ series: few([...LIST, { id: 'e', name: 'E', x: 12, y: 5.2 }]) })
    await removeAll(LIST)
    await keys('{Control>}z{/Control}')
    expect(announced()).toBe('Points restored: 4.')
    expect(surface()).toHaveFocus()
    await keys('{Home}')
    expect(announced()).toMatch(/^A, /)
  })

  test('a map emptied by keyboard keeps the focus, and Ctrl+Z works', async () => {
    renderMap({ series: few(LIST.slice(0, 1)) })
    await removeAll(LIST.slice(0, 1))
    expect(slot('time-chart-message')).toHaveTextContent('All points are removed.')
    expect(surface()).toHaveFocus()
    expect(surface()).toHaveAttribute('tabindex', '0')
    await keys('{Control>}z{/Control}')
    expect(slot('time-chart-message')).toBeNull()
    expect(announced()).toBe('Restored: A.')
  })

  test('selecting announces the count, but not the point again', async () => {
    renderMap()
    await press('Delete points')
    focus()
    await keys('{Home}')
    const before = announced()
    await keys(' ')
    expect(announced()).toBe(before)
    await keys('{ArrowRight}{ArrowLeft}')
    expect(announced()).toMatch(/^A, .*, selected$/)
  })

  test('outside delete mode Space selects nothing', async () => {
    renderMap()
    focus()
    await keys('{Home} ')
    expect(slot('issuer-map-picked')).toBeNull()
  })

  test('Delete removes, Escape clears the selection, Ctrl+Z restores', async () => {
    const onRemove = vi.fn()
    renderMap({ onRemove })
    await press('Delete points')
    focus()
    await keys('{Home} {Escape}')
    expect(count()).toBe('Selected: 0')
    await keys('{Home} {Delete}')
    expect(onRemove).toHaveBeenCalledExactlyOnceWith([{ series: 'issues', indices: [0] }])
    await keys('{Control>}z{/Control}')
    expect(count()).toBe('Selected: 0Points removed: 0.')
  })

  test('a click selects a point, a drag selects the enclosed points', async () => {
    renderMap({ series: [crowd(300)] })
    await press('Delete points')
    drag([0, 0], [960, 400])
    const swept = Number(/\d+/.exec(count() ?? '')?.[0])
    expect(swept).toBe(300)
    await userEvent.click(screen.getByRole('button', { name: 'Delete points' }))
    expect(count()).toBe('')
  })

  test('without a selection the button gives the reason', async () => {
    renderMap()
    await press('Delete points')
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(
      'No point is selected.',
    )
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'There is nothing to undo.',
    )
  })

  test('all removed: undo is offered in the frame (reliability §3.3)', async () => {
    renderMap({ series: few(LIST.slice(0, 1)) })
    await press('Delete points')
    focus()
    await keys('{Home} {Delete}')
    const message = slot('time-chart-message') as HTMLElement
    expect(message).toHaveTextContent('All points are removed.')
    await userEvent.click(within(message).getByRole('button', { name: 'Undo' }))
    expect(slot('time-chart-message')).toBeNull()
    // the button has been unmounted
    expect(surface()).toHaveFocus()
  })

  test('the table can select points at one place', async () => {
    renderMap()
    await press('Delete points')
    await press('Show data table')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select C twin' }))
    expect(count()).toBe('Selected: 1')
  })
})

describe('C17: the height', () => {
  const frameHeight = () => slot('issuer-map-points')?.getAttribute('height')
  /** A window in which the frame starts 352 px below the top of the page. */
  const withWindow = (height: number) => {
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, this.dataset.slot === 'issuer-map-frame' ? 352 : 0, 0, 0)
    })
  }
  afterEach(() => vi.restoreAllMocks())

  test.each([
    [900, '464'],
    [1400, '650'],
    [600, '420'],
  ])('in a window of %i px the frame that fits it is %s px high', (height, expected) => {
    withWindow(height)
    renderMap({ height: 650, fitsWindow: true })
    expect(frameHeight()).toBe(expected)
  })

  test('is the given one, whatever the window', () => {
    withWindow(600)
    renderMap({ height: 650 })
    expect(frameHeight()).toBe('650')
  })
})

describe('the toolbar', () => {
  const bar = () => within(slot('issuer-map-toolbar') as HTMLElement)
  /** jsdom has no layout: the toolbar is as wide as given. */
  const withBar = (width: number) =>
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.dataset.slot === 'issuer-map-toolbar' ? width : 0
    })
  afterEach(() => vi.restoreAllMocks())
  const controls = [
    ['combobox', 'Trend'],
    ['radiogroup', 'Labels'],
    ['button', 'Delete points'],
    ['button', 'Export'],
  ] as const

  test('of a wide card has every control, and no settings; the export is an icon', () => {
    withBar(1000)
    renderMap()
    for (const [role, name] of controls) expect(bar().getByRole(role, { name })).toBeVisible()
    expect(bar().queryByRole('button', { name: 'Display settings' })).toBeNull()
    expect(bar().getByRole('button', { name: 'Export' })).toHaveAttribute('aria-label', 'Export')
  })

  test('of a narrow card has trend and labels in the settings, each in one place', async () => {
    withBar(600)
    renderMap()
    expect(bar().queryByRole('combobox', { name: 'Trend' })).toBeNull()
    expect(bar().queryByRole('radiogroup', { name: 'Labels' })).toBeNull()
    await press('Display settings')
    const settings = within(screen.getByRole('dialog', { name: 'Display settings' }))
    await userEvent.selectOptions(settings.getByRole('combobox', { name: 'Trend' }), 'Linear')
    await userEvent.click(settings.getByRole('radio', { name: 'Off' }))
    expect(settings.getByRole('combobox', { name: 'Trend' })).toHaveDisplayValue('Linear')
    for (const [role, name] of controls) expect(screen.getAllByRole(role, { name })).toHaveLength(1)
    await keys('{Escape}')
    expect(screen.getByRole('button', { name: 'Display settings' })).toHaveFocus()
  })

  test('of a masked map has no trend in the settings either', async () => {
    withBar(600)
    renderMap({ series: [MASKED_TREASURIES], masked: true }, SESSIONS.visitor)
    await press('Display settings')
    const settings = within(screen.getByRole('dialog', { name: 'Display settings' }))
    expect(settings.getByRole('radiogroup', { name: 'Labels' })).toBeVisible()
    expect(settings.queryByRole('combobox', { name: 'Trend' })).toBeNull()
  })
})

describe('C14: the legend', () => {
  test('is in the plot, which keeps its height free above the points', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 960, 60))
    renderMap()
    const legend = screen.getByRole('list', { name: 'Series' })
    expect(legend.closest('[data-slot=issuer-map-frame]')).not.toBeNull()
    const clip = document.querySelector('[data-slot=issuer-map-lines] clipPath rect')
    expect(Number(clip?.getAttribute('y'))).toBeGreaterThan(60)
    vi.restoreAllMocks()
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(max-width: 680px)' }),
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  test('trend, labels, delete mode and export are in a sheet, currency and trading ground are not', async () => {
    renderMap({ currencies, venues })
    for (const name of ['Currency', 'Trading ground'])
      expect(screen.getByRole('combobox', { name })).toBeVisible()
    expect(screen.queryByRole('radiogroup', { name: 'Labels' })).toBeNull()
    await press('Display settings')
    const sheet = screen.getByRole('dialog', { name: 'Display settings' })
    expect(within(sheet).getByRole('combobox', { name: 'Trend' })).toBeVisible()
    expect(within(sheet).getByRole('button', { name: 'Export' })).toBeVisible()
    await userEvent.click(within(sheet).getByRole('radio', { name: 'All' }))
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
  })

  test('M4 the delete mode closes the sheet, because the points are selected in the map', async () => {
    renderMap()
    await press('Display settings')
    await press('Delete points')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(count()).toBe('Selected: 0')
    await press('Display settings')
    expect(screen.getByRole('button', { name: 'Delete points' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('M5: labels', () => {
  const drawn = () => [...document.querySelectorAll('[data-slot=issuer-map-labels] text')].length
  test('off, on, all', async () => {
    renderMap({ series: [crowd(120)] })
    const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
    await choose('All')
    expect(drawn()).toBe(120)
    await choose('On')
    expect(drawn()).toBeGreaterThan(0)
    expect(drawn()).toBeLessThan(120)
    await choose('Off')
    expect(drawn()).toBe(0)
  })
})

describe('M5: lines to names', () => {
  const leaders = () => slot('issuer-map-leaders')?.getAttribute('d')?.match(/M/g)?.length ?? 0
  test('a distant name has a line to its point', async () => {
    const overlapping = Array.from(
      { length: 6 },
      (_, i): MapPoint => ({ name: `Twin bond ${i}`, x: 5, y: 4.5 }),
    )
    renderMap({ series: few([...LIST.slice(0, 1), ...overlapping, ...LIST.slice(2)]) })
    expect(leaders()).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('radio', { name: 'Off' }))
    expect(leaders()).toBe(0)
  })
  test('names next to their points have none', () => {
    renderMap({ series: few(LIST.slice(0, 3)) })
    expect(leaders()).toBe(0)
  })
})

describe('C17: the logo', () => {
  /** jsdom has no layout. */
  const sized = (width: number, height: number) => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  }
  afterEach(() => vi.restoreAllMocks())
  const logo = () => screen.getByText('Accrue')
  const inPlot = () => logo().closest('[data-slot=issuer-map-plot]') !== null
  /** A point in each corner of the plot. */
  const corners = few([
    { name: 'A', x: 0.1, y: 4 },
    { name: 'B', x: 0.1, y: 5 },
    { name: 'C', x: 9, y: 4 },
    { name: 'D', x: 9, y: 5 },
  ])

  test('is drawn in a free corner of the plot', () => {
    sized(80, 20)
    renderMap({ logo: <span>Accrue</span> })
    expect(inPlot()).toBe(true)
  })

  test('is drawn below a plot with data in every corner', () => {
    sized(80, 40)
    renderMap({ series: corners, logo: <span>Accrue</span> })
    expect(inPlot()).toBe(false)
    expect(logo().closest('[data-slot=time-chart-notes]')).not.toBeNull()
    expect(logo().closest('[data-chart-layer=logo]')).not.toBeNull()
  })
})

describe('C12: the trend', () => {
  const legend = () => screen.getByRole('list', { name: 'Series' })
  test('is drawn with its equation', async () => {
    renderMap()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trend' }), 'Linear')
    expect(legend()).toHaveTextContent(/Trend of Issuery = 3\.88 \+ 0\.125·x, R² = /)
  })
  test('one point has none, and the select gives the reason', () => {
    renderMap({ series: few(LIST.slice(0, 1)) })
    expect(screen.getByRole('combobox', { name: 'Trend' })).toHaveAccessibleDescription(
      'No series has more than one point.',
    )
  })
})

describe('shared-blocks §6, M6: access', () => {
  const masked = { series: [MASKED_TREASURIES], curves: [MASKED_CURVE], masked: true }
  const axisTexts = () =>
    [...document.querySelectorAll('[data-chart-layer=grid] text')].map(text => text.textContent ?? '')

  test('full access: the yield axis and the export menu', () => {
    renderMap()
    expect(axisTexts()).toContain('Yield, %')
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument()
  })

  test.each([
    ['visitor', SESSIONS.visitor],
    ['signed in without full access', SESSIONS.reader],
  ])('%s: no yield axis, export disabled, no trend, x ticks stay (readings #11)', (_, session) => {
    renderMap(masked, session)
    expect(root()).toHaveAttribute('data-masked')
    expect(axisTexts().filter(text => /\d/.test(text)).length).toBeGreaterThan(3)
    expect(axisTexts().some(text => text.includes('Yield'))).toBe(false)
    expect(axisTexts().some(text => text.includes('.'))).toBe(false)
    expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('combobox', { name: 'Trend' })).toBeNull()
    expect(screen.getByText('Values are for subscribers.')).toBeInTheDocument()
  })

  test('the tooltip has the fields without values, and arrow keys announce names', async () => {
    renderMap(masked, SESSIONS.reader)
    focus()
    await keys('{Home}')
    expect(slot('map-tooltip-fields')?.textContent).toBe('Price\nDuration, years\nYield')
    expect(slot('map-tooltip-values')?.textContent?.trim()).toBe('')
    expect(announced()).toBe('UST 1.375% 2026-08, for subscribers')
  })

  const slip = { id: 'slip', name: 'Slips' }
  test('no value anywhere in the page, not even one sent by mistake', async () => {
    const { container } = renderMap(
      {
        series: [MASKED_TREASURIES, { ...slip, points: [{ name: 'Slip', x: 3, y: 4.9876, price: 98.7654 }] }],
      },
      SESSIONS.visitor,
    )
    await press('Show data table')
    expect(container.innerHTML).not.toMatch(/4\.98|98\.7/)
    expect(names()).not.toContain('Slip')
    const cells = screen.getAllByRole('cell').map(cell => cell.textContent)
    expect(new Set(cells)).toEqual(new Set(['for subscribers']))
  })

  describe('heights outside a shape', () => {
    let warn: Mock<typeof console.warn>
    beforeEach(() => {
      warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    })
    afterEach(() => warn.mockRestore())

    const slips = [{ ...slip, points: [{ name: 'Slip', x: 3, y: 101.9876 }] }]
    const map = (masked: boolean) => <IssuerMap label="Map" series={slips} masked={masked} />

    test('are refused, with a warning in development', async () => {
      const { container } = renderMap({ ...masked, series: [MASKED_TREASURIES, ...slips] })
      await press('Show data table')
      expect(container.innerHTML).not.toMatch(/101\.98/)
      expect(names()).not.toContain('Slip')
      expect(warn.mock.calls).toEqual([
        [
          'Accrue IssuerMap: masked values outside 0–100 are refused: 1 of the map "Map". Send a shape from 0 to 100 in place of values that the user may not see.',
        ],
      ])
    })

    test('are shown, and refused once the page masks the map', () => {
      const { rerender } = renderWithUi(map(true), { session: SESSIONS.desk })
      expect(root()).toHaveAttribute('data-status', 'empty')
      rerender(map(false))
      expect(root()).toHaveAttribute('data-status', 'ready')
      rerender(map(true))
      expect(root()).toHaveAttribute('data-status', 'empty')
      expect(warn).toHaveBeenCalledOnce()
    })
  })

  test('public values are shown to every user', () => {
    renderMap({ masked: false }, SESSIONS.visitor)
    expect(root()).not.toHaveAttribute('data-masked')
    expect(axisTexts()).toContain('Yield, %')
  })

  test('trading ground 381 without NSD access is masked even with full access (bond-page §6)', () => {
    renderMap(
      {
        series: [MASKED_TREASURIES],
        curves: [TREASURY_CURVE],
        currencies: currencies.slice(0, 1),
        venues: [{ currencyId: USD, options: [{ id: 381, text: 'NSD' }] }],
      },
      SESSIONS.pro,
    )
    expect(root()).not.toHaveAttribute('data-status', 'ready')
    expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('states', () => {
  test('empty: the label no_data (bond-page §8)', () => {
    renderMap({ series: [] })
    expect(root()).toHaveAttribute('data-status', 'empty')
    expect(slot('time-chart-message')).toHaveTextContent('No data')
    expect(surface()).not.toHaveAttribute('tabindex')
  })

  test('loading keeps the axes', () => {
    renderMap({ series: [], status: { kind: 'loading' } })
    expect(root()).toHaveAttribute('aria-busy', 'true')
    expect(slot('issuer-map-skeleton')).not.toBeNull()
    expect(document.querySelectorAll('[data-chart-layer=grid] text').length).toBeGreaterThan(3)
  })

  test('a failure can be retried', async () => {
    const onRetry = vi.fn()
    renderMap({ series: [], status: { kind: 'error', onRetry } })
    await press('Retry')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('points without a place are counted', () => {
    renderMap({ series: few([...LIST, { name: 'Bad', x: Number.NaN, y: 4 }]) })
    expect(screen.getByText('Points left out because they have no place on the map: 1.')).toBeInTheDocument()
  })

  test('the table links to the pages of issues, but only to safe addresses', async () => {
    renderMap({
      series: few([
        { name: 'Good', x: 1, y: 4, href: '/bonds/1/' },
        { name: 'Trap', x: 2, y: 4, href: 'javascript:alert(1)' },
      ]),
    })
    await press('Show data table')
    expect(screen.getByRole('link', { name: 'Good' })).toHaveAttribute('href', '/bonds/1/')
    expect(screen.queryByRole('link', { name: 'Trap' })).toBeNull()
  })
})
