import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { APPLE, APPLE_ROWS, JPMORGAN, JPMORGAN_ROWS } from '../../testing/fixtures/relations.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { NetworkGraph, type NetworkGraphProps } from './network-graph.tsx'
import type { NetworkGraphRow } from './network-graph.view-model.ts'

const main = { id: 1, name: 'Alpha' }
const row = (issuerId: number, more: Partial<NetworkGraphRow> = {}): NetworkGraphRow => ({
  issuerId,
  issuerName: `Company ${issuerId}`,
  relation: 'subsidiary',
  share: 50,
  url: `/companies/${issuerId}/`,
  ...more,
})
const rows = [row(2), row(3, { share: '12,5' }), row(4, { share: null })]
const props: NetworkGraphProps = { label: 'Holdings of Alpha', main, rows }
const renderGraph = (more: Partial<NetworkGraphProps> = {}) =>
  renderWithUi(<NetworkGraph {...props} {...more} />)
const slots = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-slot=${name}]`)]
const surface = () =>
  screen.getByLabelText('Holdings of Alpha', { selector: '[data-slot=network-graph-surface]' })
const announced = () => slots('network-graph-announcement')[0]?.textContent
const keys = async (typed: string) => {
  if (document.activeElement !== surface()) act(() => surface().focus())
  await userEvent.keyboard(typed)
}
/** The position of a marker, from the transform that visx writes. */
const placeOf = (index: number): { x: number; y: number } => {
  const transform = slots('graph-node')[index]?.parentElement?.getAttribute('transform') ?? ''
  const [x = Number.NaN, y = Number.NaN] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y }
}
const pointer = (kind: 'Down' | 'Move' | 'Up', at: { x: number; y: number }, more: object = {}) =>
  fireEvent[`pointer${kind}`](surface(), {
    pointerId: 1,
    button: 0,
    buttons: 1,
    clientX: at.x,
    clientY: at.y,
    pointerType: 'mouse',
    ...more,
  })

describe('N1: the graph', () => {
  test('main company blue, others orange, and another shape', () => {
    renderGraph()
    const fills = slots('graph-node').map(shape => [
      shape.getAttribute('fill'),
      shape.getAttribute('rx') === String(Number(shape.getAttribute('width')) / 2),
    ])
    expect(fills).toEqual([
      ['var(--map-main)', false],
      ['var(--network-other)', true],
      ['var(--network-other)', true],
      ['var(--network-other)', true],
    ])
  })

  test('with 10 or fewer nodes every name is written, and the share is on its link', () => {
    renderGraph()
    expect(slots('graph-name').map(name => name.textContent)).toEqual([
      'Alpha',
      'Company 2',
      'Company 3',
      'Company 4',
    ])
    expect(slots('graph-share').map(share => share.textContent)).toEqual(['50%', '12.5%'])
  })

  test('labels are cut at 22 characters, and the full text is available', () => {
    renderGraph({ rows: [row(2, { issuerName: 'A company of more than two and twenty characters' })] })
    const [, name] = slots('graph-name')
    expect(name).toHaveTextContent('A company of more than…')
    expect(slots('graph-node')[1]?.querySelector('title')).toHaveTextContent(
      'A company of more than two and twenty characters',
    )
  })

  test('invalid numbers never reach the picture (reliability, fact 4)', () => {
    const { container } = renderGraph({
      rows: [row(2, { share: Number.NaN }), row(Number.NaN), row(3, { share: '1e400' })],
    })
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
    expect(slots('graph-node')).toHaveLength(3)
  })

  test('the server draws a small graph, without a style attribute', () => {
    const html = renderToString(
      <UiProvider labels={english}>
        <NetworkGraph {...props} main={JPMORGAN} rows={JPMORGAN_ROWS} />
      </UiProvider>,
    )
    expect(html.match(/data-slot="graph-node"/g)).toHaveLength(19)
    expect(html).not.toContain('style=')
  })

  test('another graph resets the state of the old one', async () => {
    const { rerender } = renderGraph()
    await keys('{Home}')
    expect(announced()).toContain('Alpha')
    rerender(<NetworkGraph {...props} main={APPLE} rows={APPLE_ROWS} />)
    await waitFor(() => expect(announced()).toBe(''))
  })
})

describe('X2: arrow keys walk along the links', () => {
  test('one announcement: name, relation, share, number of links', async () => {
    renderGraph()
    await keys('{Home}')
    expect(announced()).toBe('Alpha. Main company. Links: 3')
    await keys('{PageDown}{PageDown}')
    expect(announced()).toBe('Company 3. subsidiary, 12.5%. Links: 1')
    await keys('{PageUp}{End}')
    expect(announced()).toBe('Company 4. subsidiary, share not disclosed. Links: 1')
  })

  test('an arrow leads along a link, and back', async () => {
    renderGraph({ rows: [row(2)] })
    await keys('{Home}')
    const away =
      placeOf(1).x > placeOf(0).x ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
    await keys(away[0] ?? '')
    expect(announced()).toContain('Company 2')
    await keys(away[1] ?? '')
    expect(announced()).toContain('Alpha')
  })

  test('Enter opens the company’s page, Escape unmarks it', async () => {
    renderGraph()
    const followed = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', followed)
    await keys('{End}{Enter}')
    document.removeEventListener('click', followed)
    expect(followed).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Company 4' })).toHaveAttribute('href', '/companies/4/')
    await keys('{Escape}')
    expect([announced(), slots('network-graph-card').length]).toEqual(['', 0])
  })

  test.each([
    ['an unsafe address is text', 'javascript:alert(1)'],
    ['no address is text', null],
  ])('%s', async (_sentence, url) => {
    renderGraph({ hrefOf: () => url })
    await keys('{End}{Enter}')
    expect(screen.queryByRole('link')).toBeNull()
    expect(slots('network-graph-card')[0]).toHaveTextContent('Company 4')
  })

  test('plus and minus zoom, zero resets', async () => {
    renderGraph()
    const before = placeOf(1)
    await keys('+')
    expect(placeOf(1)).not.toEqual(before)
    expect(screen.getByRole('button', { name: 'Reset positions and zoom' })).toBeVisible()
    await keys('0')
    expect(placeOf(1)).toEqual(before)
  })

  test('keys with Ctrl are left to the browser, and the description lists the graph’s keys', async () => {
    renderGraph()
    expect(fireEvent.keyDown(surface(), { key: '+', ctrlKey: true })).toBe(true)
    expect(surface()).toHaveAccessibleDescription(/Companies: 4, links: 3.*Arrow keys/)
  })
})

describe('pointers', () => {
  test('a company can be dragged, and reset moves it back', async () => {
    renderGraph()
    const before = placeOf(1)
    pointer('Down', before)
    pointer('Move', { x: before.x + 40, y: before.y + 20 })
    pointer('Up', { x: before.x + 40, y: before.y + 20 })
    expect(placeOf(1)).toEqual({ x: before.x + 40, y: before.y + 20 })
    await userEvent.click(screen.getByRole('button', { name: 'Reset positions and zoom' }))
    expect(placeOf(1)).toEqual(before)
  })

  test('a finger that scrolls over a company does not drag it', () => {
    renderGraph()
    const before = placeOf(1)
    pointer('Down', before, { pointerType: 'touch' })
    pointer('Move', { x: before.x + 40, y: before.y }, { pointerType: 'touch' })
    expect(placeOf(1)).toEqual(before)
    expect(surface()).toHaveClass('touch-pan-y')
  })

  test('after a tap has marked a company, a finger drags it', () => {
    renderGraph()
    const before = placeOf(1)
    const touch = { pointerType: 'touch' }
    pointer('Down', before, touch)
    pointer('Up', before, touch)
    pointer('Down', before, touch)
    pointer('Move', { x: before.x + 40, y: before.y }, touch)
    expect(placeOf(1)).toEqual({ x: before.x + 40, y: before.y })
  })

  test('the page scrolls under a finger, but not while the finger drags a company', () => {
    renderGraph()
    const touch = { pointerType: 'touch' }
    pointer('Down', placeOf(1), touch)
    expect(fireEvent.touchMove(surface())).toBe(true)
    pointer('Up', placeOf(1), touch)
    pointer('Down', placeOf(1), touch)
    expect(fireEvent.touchMove(surface())).toBe(false)
    pointer('Up', placeOf(1), touch)
    pointer('Down', { x: 5, y: 5 }, touch)
    expect(fireEvent.touchMove(surface())).toBe(true)
  })

  test('a drag outside companies pans the graph', () => {
    renderGraph()
    const picture = () => slots('network-graph-picture')[0]?.querySelector('g')?.getAttribute('transform')
    pointer('Down', { x: 5, y: 5 })
    pointer('Move', { x: 35, y: 15 })
    pointer('Move', { x: 45, y: 15 })
    expect(picture()).toBe('translate(40 10)')
  })

  test('two fingers zoom', () => {
    renderGraph()
    const far = () => Math.hypot(placeOf(1).x - placeOf(0).x, placeOf(1).y - placeOf(0).y)
    const before = far()
    pointer('Down', { x: 5, y: 5 }, { pointerType: 'touch' })
    pointer('Down', { x: 105, y: 5 }, { pointerType: 'touch', pointerId: 2 })
    pointer('Move', { x: 205, y: 5 }, { pointerType: 'touch', pointerId: 2 })
    expect(far()).toBeCloseTo(2 * before, 0)
  })

  test('of overlapping markers the nearer one is hit; a few pixels outside none is', () => {
    renderGraph()
    const { x, y } = placeOf(2)
    pointer('Move', { x: x + 22, y })
    expect(slots('network-graph-card')[0]).toHaveTextContent('Company 3')
    pointer('Move', { x: x + 24, y })
    expect(slots('network-graph-card')).toHaveLength(0)
  })

  test('the company under the pointer has a card, which disappears outside it', () => {
    renderGraph()
    pointer('Move', placeOf(2))
    expect(slots('network-graph-card')[0]).toHaveTextContent('Company 3subsidiary, 12.5%Links: 1')
    pointer('Move', { x: 1, y: 1 })
    expect(slots('network-graph-card')).toHaveLength(0)
  })

  test('a press marks a company, a press outside unmarks it', () => {
    renderGraph()
    pointer('Down', placeOf(2))
    pointer('Up', placeOf(2))
    expect(announced()).toContain('Company 3')
    pointer('Down', { x: 1, y: 1 })
    pointer('Up', { x: 1, y: 1 })
    expect(announced()).toBe('')
  })

  test('the wheel scrolls the page unless Ctrl is pressed or the graph has focus', () => {
    renderGraph()
    const before = placeOf(1)
    const turn = (more: object = {}) => fireEvent.wheel(surface(), { deltaY: -100, ...more })
    expect(turn()).toBe(true)
    expect(placeOf(1)).toEqual(before)
    expect(turn({ ctrlKey: true })).toBe(false)
    expect(placeOf(1)).not.toEqual(before)
    act(() => surface().focus())
    expect(turn()).toBe(false)
  })

  test('zoom without wheel or pinch', async () => {
    renderGraph()
    const far = () => Math.hypot(placeOf(1).x - placeOf(0).x, placeOf(1).y - placeOf(0).y)
    const before = far()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(far()).toBeGreaterThan(before * 1.3)
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(far()).toBeCloseTo(before, 0)
  })
})

describe('the relations as a tree', () => {
  const openTable = async () => userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
  const tree = () => screen.getByRole('treegrid', { name: 'Holdings of Alpha' })
  const treeRow = (name: RegExp) => within(tree()).getByRole('row', { name })
  const lines = () =>
    within(tree())
      .getAllByRole('row')
      .map(tr => tr.textContent)
  /** Alpha holds Company 2, which holds Company 3, which holds Alpha; and Company 4. */
  const circle = [
    row(2),
    row(3, { relatedTo: 2, share: 40 }),
    row(1, { issuerName: 'Alpha', relatedTo: 3, share: 5 }),
    row(4, { share: null }),
  ]

  test('N1: name, relation and share, the largest share first', async () => {
    renderGraph()
    await openTable()
    expect(lines()).toEqual([
      'CompanyRelationShare',
      'AlphaMain company',
      'Company 2subsidiary50%',
      'Company 3subsidiary12.5%',
      'Company 4subsidiary—share not disclosed',
    ])
    expect(within(tree()).getByRole('link', { name: 'Company 2' })).toHaveAttribute('href', '/companies/2/')
  })

  test('each row has its level, its position in its set, and its expanded state', async () => {
    renderGraph({ rows: circle })
    await openTable()
    expect(treeRow(/^Alpha Main company/)).toHaveAttribute('aria-expanded', 'true')
    const beta = treeRow(/^Company 2/)
    expect(beta).toHaveAttribute('aria-level', '2')
    expect(beta).toHaveAttribute('aria-posinset', '1')
    expect(beta).toHaveAttribute('aria-setsize', '3')
    expect(beta).toHaveAttribute('aria-expanded', 'false')
    expect(treeRow(/^Company 4/)).not.toHaveAttribute('aria-expanded')
  })

  test('X2: arrows open branches and move through them; a cycle ends in a leaf with a note', async () => {
    renderGraph({ rows: circle, initial: { table: 'open' } })
    act(() => treeRow(/^Alpha Main company/).focus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(treeRow(/^Company 3 Company 2/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const leaf = treeRow(/^Alpha \(listed above\)/)
    expect(leaf).toHaveFocus()
    expect(leaf).not.toHaveAttribute('aria-expanded')
    expect(leaf).toHaveAttribute('aria-level', '4')
    await userEvent.keyboard('{ArrowLeft}')
    expect(treeRow(/^Company 3 Company 2/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.queryByRole('row', { name: /listed above/ })).toBeNull()
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toHaveTextContent(/^Company 3Alphaholder/)
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toHaveTextContent(/^AlphaMain company/)
  })

  test('X2: type-ahead goes to the next company with that prefix', async () => {
    renderGraph({ initial: { table: 'open' } })
    act(() => treeRow(/^Alpha Main/).focus())
    await userEvent.keyboard('company 4')
    expect(treeRow(/^Company 4/)).toHaveFocus()
  })

  test('X2: Tab reaches one row, then its link; Enter opens the company’s page', async () => {
    renderGraph({ initial: { table: 'open' } })
    const followed = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', followed)
    act(() => treeRow(/^Alpha Main/).focus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Company 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    document.removeEventListener('click', followed)
    expect(followed).toHaveBeenCalledTimes(2)
    expect(
      within(tree())
        .getAllByRole('row')
        .filter(tr => tr.tabIndex === 0),
    ).toHaveLength(1)
  })

  test('a press on the arrow opens a branch too', async () => {
    renderGraph({ rows: circle, initial: { table: 'open' } })
    const arrow = treeRow(/^Company 2/).querySelector('button')
    if (!arrow) throw new Error('no arrow')
    await userEvent.click(arrow)
    expect(treeRow(/^Company 2/)).toHaveAttribute('aria-expanded', 'true')
  })

  test('opened branches stay open while the table is closed', async () => {
    renderGraph({ rows: circle, initial: { table: 'open' } })
    act(() => treeRow(/^Company 2/).focus())
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: 'Hide data table' }))
    await openTable()
    expect(treeRow(/^Company 2/)).toHaveAttribute('aria-expanded', 'true')
  })

  test('shows the related company if it is not the main one', () => {
    renderGraph({ main: JPMORGAN, rows: JPMORGAN_ROWS, initial: { table: 'open' } })
    expect(screen.getByRole('columnheader', { name: 'Related to' })).toBeVisible()
  })

  test('a withheld share has a note, and its number is not in the page', async () => {
    renderGraph({ rows: [row(2, { share: { kind: 'masked', text: '77' } })], initial: { table: 'open' } })
    expect(treeRow(/^Company 2/)).toHaveTextContent('for subscribers')
    expect(document.body.innerHTML).not.toContain('77')
  })

  test('companies that are too many to draw are in the tree: a hundred rows at first, without closed branches', async () => {
    renderGraph({ rows: Array.from({ length: 2001 }, (_, at) => row(at + 2)) })
    expect(screen.getByText('Too many companies to draw: 2002. The table has them all.')).toBeVisible()
    await openTable()
    expect(within(tree()).getAllByRole('row')).toHaveLength(101)
    expect(screen.getByRole('button', { name: 'Show all 2002 rows' })).toBeVisible()
    act(() => treeRow(/^Alpha Main/).focus())
    await userEvent.keyboard('{ArrowLeft}')
    expect(within(tree()).getAllByRole('row')).toHaveLength(2)
  })
})

describe('shared-blocks §2: fullscreen adds a show-logo checkbox', () => {
  const logo = <span>Our logo</span>
  const full = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    return screen.findByRole('checkbox', { name: 'Logo' })
  }

  test('the checkbox is only in full screen, and shows the logo there', async () => {
    renderGraph({ logo })
    expect(screen.queryByRole('checkbox')).toBeNull()
    const box = await full()
    expect(screen.queryByText('Our logo')).toBeNull()
    await userEvent.click(box)
    expect(screen.getByText('Our logo')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
    expect(screen.queryByText('Our logo')).toBeNull()
  })

  /** jsdom has no layout: every element has the size set by the test. */
  const withLogoOf = (width: number, height: number) => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  }
  afterEach(() => vi.restoreAllMocks())

  test('the logo is in a corner without companies, and is left out if it would cover some', async () => {
    withLogoOf(120, 28)
    renderGraph({ logo, initial: { logo: true } })
    await full()
    expect(slots('network-graph-logo')[0]).toHaveAttribute('data-corner', 'bottom-end')
    const [, , width = 0, height = 0] = (slots('network-graph-picture')[0]?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number)
    pointer('Down', placeOf(1))
    pointer('Move', { x: width - 20, y: height - 20 })
    pointer('Up', { x: width - 20, y: height - 20 })
    // the card of the dragged company is in the other lower corner
    expect(slots('network-graph-card')[0]).toHaveAttribute('data-corner', 'bottom-start')
    expect(slots('network-graph-logo')[0]).toHaveAttribute('data-corner', 'top-start')
  })

  test('a logo that is larger than every free corner is left out', async () => {
    withLogoOf(900, 400)
    renderGraph({ logo, initial: { logo: true } })
    await full()
    expect(slots('network-graph-logo')[0]).not.toHaveAttribute('data-corner')
    expect(slots('network-graph-logo')[0]).toHaveClass('invisible')
  })

  test('markers are larger in full screen (§9), and touch gestures still work', async () => {
    renderGraph({ logo })
    const width = () => slots('graph-node')[0]?.getAttribute('width')
    expect(width()).toBe('40')
    await full()
    expect(width()).toBe('50')
    expect(surface()).toHaveClass('touch-none')
  })

  test('without a logo there is no checkbox', async () => {
    renderGraph()
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    await waitFor(() => expect(slots('network-graph')[0]).toHaveAttribute('data-fullscreen'))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('states of the frame', () => {
  test('loading is busy and has the same height', () => {
    renderGraph({ rows: [], status: { kind: 'loading' } })
    expect(slots('network-graph')[0]).toHaveAttribute('aria-busy', 'true')
    expect(slots('network-graph-skeleton')).toHaveLength(1)
    expect(slots('network-graph-skeleton')[0]).toHaveClass('animate-pulse')
    expect(slots('placeholder')[0]).toHaveAttribute('height', '480')
  })

  test('while the layout is computed it is busy too, and nothing moves', async () => {
    renderGraph({ rows: Array.from({ length: 40 }, (_, at) => row(at + 2)) })
    expect(slots('network-graph')[0]).toHaveAttribute('data-status', 'settling')
    expect(slots('network-graph')[0]).toHaveAttribute('aria-busy', 'true')
    expect(slots('network-graph-skeleton')[0]).not.toHaveClass('animate-pulse')
    await waitFor(() => expect(slots('graph-node')).toHaveLength(41))
  })

  test('an empty graph shows a message', () => {
    renderGraph({ rows: [] })
    expect(screen.getByText('No related companies')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show data table' })).toHaveAccessibleDescription()
  })

  test('failed offers Retry', async () => {
    const onRetry = vi.fn()
    renderGraph({ rows: [], status: { kind: 'failed', onRetry } })
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

test('renders its documented parts in one root, on the server too', () => {
  const element = <NetworkGraph {...props} heading="Holdings" initial={{ table: 'open', focused: 1 }} />
  expect(anatomyOf(element)).toMatchObject(ONE_ROOT)
})
