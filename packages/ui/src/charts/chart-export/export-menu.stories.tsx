import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Day } from '../../foundation/calendar/day.ts'
import { type CaughtFile, catchFiles, catchPrint } from '../../testing/catch-files.ts'
import { APPLE_DAILY, type DailyBar } from '../../testing/fixtures/apple-daily.ts'
import { shapePoints } from '../../testing/fixtures/shape-points.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { ChartPanel, type ChartPanelProps } from '../chart-panel/chart-panel.tsx'
import { ChartPanelContent, type ChartPanelContentProps } from '../chart-panel/chart-panel-content.tsx'
import { ChartPanelToolbar } from '../chart-panel/chart-panel-toolbar.tsx'
import type { TimeSeries } from '../series/time-series.ts'
import { StockChart } from '../stock-chart/stock-chart.tsx'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx'

const ust: TimeSeries = {
  id: 'ust',
  name: 'UST 4% 2034, FedInvest',
  unit: '%',
  href: '/bonds/1/',
  points: UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null })),
}
const other: TimeSeries = {
  id: 'other',
  name: 'Sample bond 2031',
  note: 'invented',
  unit: '%',
  points: walk({ from: '2024-02-15', count: 190, start: 99.3, step: 0.25, seed: 5 }),
}
const shapeOf = (one: TimeSeries): TimeSeries => ({ ...one, points: shapePoints(one.points) })
const shapes = [ust, other].map(shapeOf)
const NO_SERIES: readonly TimeSeries[] = []
const crowd: TimeSeries[] = Array.from({ length: 20 }, (_, i) => ({
  id: `s${i}`,
  name: i === 0 ? 'Main bond' : `Sample series ${i}`,
  points: walk({ from: '2024-02-15', count: 190, start: 96 + i * 0.45, step: 0.3, seed: i + 3 }),
}))

type PageProps = Omit<ExportMenuProps, 'chart' | 'draw'> & {
  /** Default: finds the chart of the page. */
  chart?: ExportMenuProps['chart']
  /** Whether the menu has a `draw`. */
  redraws?: boolean
}

/** A chart with its menu above. */
function Page({ chart, redraws = true, series = NO_SERIES, ...menu }: PageProps) {
  const root = useRef<HTMLDivElement>(null)
  const drawn = { label: menu.title, series }
  return (
    <div ref={root}>
      <div className="flex justify-end pb-2">
        <ExportMenu
          {...menu}
          series={series}
          loadFont={async url => (await fetch(url)).arrayBuffer()}
          chart={chart ?? (() => root.current?.querySelector('[data-slot=time-chart]') ?? null)}
          draw={
            redraws
              ? size => <TimeChart {...drawn} height={size.height} legend={false} table={false} />
              : undefined
          }
        />
      </div>
      <TimeChart {...drawn} height={440} />
    </div>
  )
}

const meta = {
  title: 'Charts/Chart export',
  component: ExportMenu,
  args: { title: 'Price, UST 4% 2034', series: [ust, other], source: 'FedInvest' },
  render: args => <Page {...args} />,
} satisfies Meta<ExportMenuProps>

export default meta
type Story = StoryObj<ExportMenuProps>
type Play = NonNullable<Story['play']>

/** Opens the menu; a narrow panel has it in the settings. */
const open = async (canvasElement: HTMLElement, name = 'Export'): Promise<void> => {
  const canvas = within(canvasElement)
  await waitFor(() => expect(canvasElement.querySelector('[data-chart-layer=lines] path')).not.toBeNull())
  const settings = canvas.queryByRole('button', { name: 'Display settings' })
  if (settings && !canvas.queryByRole('button', { name })) await userEvent.click(settings)
  await userEvent.click(await canvas.findByRole('button', { name }))
}

const press: Play = async ({ canvasElement }) => {
  const button = canvasElement.querySelector('[data-slot=chart-export] button')
  if (button) await userEvent.click(button)
}

/** Chooses an entry and returns the saved file. */
async function saved(canvasElement: HTMLElement, entry: string, name = 'Export'): Promise<CaughtFile> {
  const files = catchFiles(canvasElement.ownerDocument)
  try {
    await open(canvasElement, name)
    const { body } = canvasElement.ownerDocument
    await userEvent.click(await within(body).findByRole('menuitem', { name: entry }))
    await waitFor(() => expect(files.caught).toHaveLength(1), { timeout: 10_000 })
    return files.caught[0] as CaughtFile
  } finally {
    files.restore()
  }
}

const widthOf = (canvasElement: HTMLElement): number =>
  Math.round(canvasElement.querySelector('[data-slot=time-chart]')?.getBoundingClientRect().width ?? 0)
const bytesOf = async ({ blob }: CaughtFile): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())
const pdfOf = async (file: CaughtFile) => readPdf(await bytesOf(file))

/** Share of dark pixels in a part of a picture: above 0 where text is drawn. */
async function inkIn(
  { blob }: CaughtFile,
  box: [x: number, y: number, width: number, height: number],
): Promise<number> {
  const image = await createImageBitmap(blob, ...box)
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const { data = [] } = pen?.getImageData(0, 0, image.width, image.height) ?? {}
  let dark = 0
  for (let i = 0; i < data.length; i += 4) if ((data[i] as number) < 160) dark++
  return dark / (data.length / 4)
}

/** Expects dark pixels where title, legend names and source are. */
async function expectText(file: CaughtFile): Promise<void> {
  await expect(await inkIn(file, [20, 20, 120, 24])).toBeGreaterThan(0.05)
  await expect(await inkIn(file, [54, 48, 80, 20])).toBeGreaterThan(0.03)
  await expect(await inkIn(file, [20, 866, 120, 18])).toBeGreaterThan(0.03)
}

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const { body } = canvasElement.ownerDocument
    await waitFor(() => expect(within(body).getAllByRole('menuitem')).toHaveLength(5))
  },
}

/** A PNG is as wide as the chart and 900 px high. */
export const Png: Story = {
  play: async ({ canvasElement }) => {
    const file = await saved(canvasElement, 'PNG')
    await expect(file.name).toBe('chart.png')
    await expect(file.blob.type).toBe('image/png')
    const bytes = await bytesOf(file)
    await expect([...bytes.slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const head = new DataView(bytes.buffer)
    await expect([head.getUint32(16), head.getUint32(20)]).toEqual([widthOf(canvasElement), 900])
    await expectText(file)
    await expect(canvasElement.querySelector('[data-slot=live-region]')).toHaveTextContent('chart.png saved')
    await expect(canvasElement.querySelector('[data-slot=chart-export-stage]')).toBeNull()
  },
}

export const Jpeg: Story = {
  play: async ({ canvasElement }) => {
    const file = await saved(canvasElement, 'JPEG')
    await expect(file.name).toBe('chart.jpeg')
    await expect([...(await bytesOf(file)).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    const image = await createImageBitmap(file.blob)
    await expect([image.width, image.height]).toEqual([widthOf(canvasElement), 900])
  },
}

/** A PDF page has the size ÷ 1.5 and contains only vector lines and text in the page's typeface. */
export const Pdf: Story = {
  play: async ({ canvasElement }) => {
    const file = await saved(canvasElement, 'PDF')
    await expect(file.name).toBe('chart.pdf')
    const { page, images, lines, embeddedFonts, stencilFonts, operations } = await pdfOf(file)
    await expect(page.width).toBeCloseTo(widthOf(canvasElement) / 1.5, 2)
    await expect(page.height).toBe(600)
    await expect({ images, stencilFonts }).toEqual({ images: [], stencilFonts: 0 })
    await expect(embeddedFonts.every(name => name.includes('+Inter-Regular-'))).toBe(true)
    await expect(operations.filter(operation => operation.endsWith(' l')).length).toBeGreaterThan(200)
    await expect(lines).toContain('Price, UST 4% 2034')
    await expect(lines).toContain('2 Sample bond 2031 invented')
    await expect(lines.at(-1)).toContain('Source: FedInvest. ')
  },
}

async function drawingOf(file: CaughtFile): Promise<SVGSVGElement> {
  const drawing = new DOMParser().parseFromString(await file.blob.text(), 'image/svg+xml')
  await expect(drawing.querySelector('parsererror')).toBeNull()
  return drawing.documentElement as unknown as SVGSVGElement
}

/** The drawing has no scripts, no links and no external references. */
async function expectSelfContained(svg: SVGSVGElement): Promise<void> {
  await expect(
    svg.querySelectorAll('script,foreignObject,image,use,animate,set,[href],[style],[class]'),
  ).toHaveLength(0)
  const values = [...svg.querySelectorAll('*')].flatMap(element => [...element.attributes])
  await expect(values.filter(({ name }) => name.startsWith('on') || name.startsWith('data-'))).toEqual([])
  await expect(values.filter(({ value }) => /var\(|oklch|\/\//.test(value))).toEqual([])
  const outside = svg.querySelector('style')?.textContent?.match(/url\((?!data:font\/woff2;base64,)/g)
  await expect(outside ?? null).toBeNull()
  const ids = [...svg.querySelectorAll('[id]')].map(({ id }) => id)
  await expect(new Set(ids).size).toBe(ids.length)
}

/** An SVG has 0.8 of the size and contains its title, its values and its fonts. */
export const Svg: Story = {
  play: async ({ canvasElement }) => {
    const svg = await drawingOf(await saved(canvasElement, 'SVG'))
    const width = widthOf(canvasElement)
    await expect(Number(svg.getAttribute('width'))).toBeCloseTo(width * 0.8, 2)
    await expect(svg.getAttribute('height')).toBe('720')
    await expect(svg.getAttribute('viewBox')).toBe(`0 0 ${width} 900`)
    await expect(svg.querySelector('title')?.textContent).toBe('Price, UST 4% 2034')
    const rows = svg.querySelector('desc')?.textContent?.split('\n') ?? []
    await expect(rows[0]).toBe('Date,"UST 4% 2034, FedInvest, %","Sample bond 2031, %"')
    await expect(rows.length).toBeGreaterThan(100)
    await expect(svg.textContent).toContain('Source: FedInvest. ')
    await expect(svg.textContent).toContain('2 Sample bond 2031 invented')
    await expect(svg.querySelector('style')?.textContent).toContain('data:font/woff2;base64,')
    await expectSelfContained(svg)
  },
}

/** Without `draw` the picture shows the chart as it is on the page. */
export const AsItStands: Story = {
  render: args => <Page {...args} redraws={false} />,
  play: async ({ canvasElement }) => {
    const svg = await drawingOf(await saved(canvasElement, 'SVG'))
    await expect(svg.querySelectorAll('path').length).toBeGreaterThan(2)
    await expect(canvasElement.querySelector('[data-chart-export]')).toBeNull()
  },
}

const isWhite = (fill: string): boolean => Number.parseInt(fill.slice(1), 16) === 0xffffff

/** Pictures use the light theme, whatever the theme of the page. */
export const DarkPicture: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const svg = await drawingOf(await saved(canvasElement, 'SVG'))
    const fills = [...svg.querySelectorAll('text')].map(text => text.getAttribute('fill') ?? '')
    await expect(isWhite(svg.querySelector('rect')?.getAttribute('fill') ?? '')).toBe(true)
    const tooLight = fills.filter(fill => Number.parseInt(fill.slice(1, 3), 16) > 0xc0 && !isWhite(fill))
    await expect(tooLight).toEqual([])
    await expectSelfContained(svg)
  },
}

/** The printer gets the same picture at 0.8 of the size, from a separate frame. */
export const Printed: Story = {
  play: async ({ canvasElement }) => {
    const printer = catchPrint(canvasElement.ownerDocument)
    try {
      await open(canvasElement)
      const { body } = canvasElement.ownerDocument
      await userEvent.click(await within(body).findByRole('menuitem', { name: 'Print' }))
      await waitFor(() => expect(printer.printed).toHaveLength(1), { timeout: 10_000 })
      const [sheet] = printer.printed
      await expect(sheet?.title).toBe('Price, UST 4% 2034')
      await expect(Number.parseFloat(sheet?.width ?? '')).toBeCloseTo(widthOf(canvasElement) * 0.8, 1)
      await waitFor(() => expect(body.querySelector('iframe[aria-hidden]')).toBeNull())
    } finally {
      printer.restore()
    }
  },
}

/** The texts need two font files; all of them are drawn once both are loaded. */
export const RussianPng: Story = {
  args: { title: 'Цена, облигация РФ 26243', source: 'Московская биржа' },
  parameters: { lang: 'ru', theme: 'dark' },
  play: async ({ canvasElement }) => expectText(await saved(canvasElement, 'PNG', 'Экспорт')),
}

/** The embedded fonts contain the letters of the picture; Chinese letters use the system's fonts. */
export const Russian: Story = {
  args: { title: 'Цена, облигация РФ 26243', source: 'Московская биржа' },
  parameters: { lang: 'ru' },
  play: async ({ canvasElement }) => {
    const svg = await drawingOf(await saved(canvasElement, 'SVG', 'Экспорт'))
    await expect(svg.querySelector('style')?.textContent).toContain('U+400-45F')
    await expect(svg.textContent).toContain('Источник: Московская биржа')
  },
}
export const UkrainianPdf: Story = {
  args: { title: 'Ціна, ОВДП 2031, ґрунт', source: 'Національний банк' },
  parameters: { lang: 'uk' },
  play: async ({ canvasElement }) => {
    const { lines, stencilFonts } = await pdfOf(await saved(canvasElement, 'PDF', 'Експорт'))
    await expect(stencilFonts).toBe(0)
    await expect(lines).toContain('Ціна, ОВДП 2031, ґрунт')
    await expect(lines.at(-1)).toContain('Національний банк')
  },
}
export const Chinese: Story = {
  args: { title: '价格，美国国债 2034', source: '美国财政部' },
  parameters: { lang: 'zh' },
  play: async ({ canvasElement }) => {
    const { lines, title, images } = await pdfOf(await saved(canvasElement, 'PDF', '导出'))
    await expect(title).toBe('价格，美国国债 2034')
    await expect(images).toEqual([])
    await expect(lines).toContain('价格，美国国债 2034')
    await expect(lines.at(-1)).toContain('美国财政部')
  },
}

const spread: TimeSeries = {
  id: 'spread',
  name: 'Spread to Sample bond 2031',
  unit: 'bp',
  points: walk({ from: '2024-02-15', count: 190, start: 40, step: 3, seed: 8 }),
}
const turnover: TimeSeries = {
  id: 'turnover',
  name: 'Turnover',
  unit: 'USD',
  points: walk({ from: '2024-02-15', count: 190, start: 500, step: 30, seed: 9 }),
}
const columnOf = (place: 1 | 2 | 3 | 5): Float64Array =>
  Float64Array.from(APPLE_DAILY, (bar: DailyBar) => bar[place])
const apple: TimeSeries = {
  id: 'apple',
  name: 'Apple, daily',
  unit: 'USD',
  points: APPLE_DAILY.map(([day, , , , close]) => ({ day, value: close })),
  bars: { open: columnOf(1), high: columnOf(2), low: columnOf(3) },
}
const volume = columnOf(5)

/** A chart panel with its menu. */
type PanelPageProps = Omit<Partial<ChartPanelProps>, 'children'> & {
  from: Day
  to: Day
  source?: string
  children?: ChartPanelContentProps['children']
}

function PanelPage({
  from,
  to,
  label = 'Price, UST 4% 2034',
  source = 'FedInvest',
  children,
  ...panel
}: PanelPageProps) {
  return (
    <ChartPanel
      label={label}
      tabs={[]}
      period={{ kind: 'range', from, to }}
      onPeriodChange={() => {}}
      lastDay={to}
      series={[ust, other]}
      height={420}
      {...panel}
    >
      <ChartPanelToolbar
        actions={viewModel => (
          <ExportMenu
            size="s"
            title={label}
            chart={viewModel.chart}
            draw={viewModel.draw}
            series={viewModel.series}
            source={source}
            loadFont={async url => (await fetch(url)).arrayBuffer()}
          />
        )}
      />
      <ChartPanelContent>{children}</ChartPanelContent>
    </ChartPanel>
  )
}

const textsOf = (svg: Element): string[] =>
  [...svg.querySelectorAll('text')].map(text => text.textContent ?? '')
/** Position and bottom of each chart in a picture, in its pixels, from top to bottom. */
function chartsOf(svg: Element): { chart: Element; left: number; width: number; bottom: number }[] {
  return [...svg.querySelectorAll(':scope > g:has(> svg)')].map(chart => {
    const [x = 0, y = 0] = (chart.getAttribute('transform')?.match(/[\d.]+/g) ?? []).map(Number)
    const boxes = [...chart.querySelectorAll(':scope > svg')].map(layer =>
      ['x', 'y', 'width', 'height'].map(name => Number(layer.getAttribute(name))),
    )
    const bottom = y + Math.max(...boxes.map(([, top = 0, , height = 0]) => top + height))
    return { chart, left: x, width: Math.max(...boxes.map(([, , width = 0]) => width)), bottom }
  })
}

/** Where a line starts and ends across its chart. */
function reachOf(path: Element | null): [from: number, to: number] {
  const across = [...(path?.getAttribute('d')?.matchAll(/[ML]([\d.]+),/g) ?? [])].map(match =>
    Number(match[1]),
  )
  return [Math.min(...across), Math.max(...across)]
}

/** The picture contains the spread and turnover panes, each with its own title and value axis, over one date axis. */
export const Panes: Story = {
  render: () => (
    <PanelPage
      from="2024-02-15"
      to="2024-08-23"
      panes={[{ id: 'spread', label: 'Spread', series: [spread] }]}
      turnover={{ id: 'turnover', label: 'Turnover', series: [turnover], decimals: 0 }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('[data-slot=chart-panel-pane]')).toHaveLength(2),
      {
        timeout: 10_000,
      },
    )
    const svg = await drawingOf(await saved(canvasElement, 'SVG'))
    const texts = textsOf(svg)
    const places = ['Price, UST 4% 2034', 'Turnover', 'Spread'].map(text => texts.indexOf(text))
    await expect(places).toEqual([...places].sort((a, b) => a - b))
    await expect(places).not.toContain(-1)
    const charts = chartsOf(svg)
    await expect(charts).toHaveLength(3)
    // the lowest pane ends above the source line
    await expect(charts.at(-1)?.bottom).toBeGreaterThan(840)
    // each pane has its unit above its axis
    const units = ['%', 'USD', 'bp']
    const unitsOf = (chart: Element) => textsOf(chart).filter(text => units.includes(text))
    await expect(charts.map(({ chart }) => unitsOf(chart))).toEqual(units.map(unit => [unit]))
    // only the lowest pane has day labels
    const days = charts.map(({ chart }) => chart.querySelectorAll('text[text-anchor=middle]').length)
    await expect(days.slice(0, -1)).toEqual([0, 0])
    await expect(days.at(-1)).toBeGreaterThan(5)
    // a day has the same x in all of them
    await expect(new Set(charts.map(({ left, width }) => `${left} ${width}`)).size).toBe(1)
    const reaches = charts.map(({ chart }) =>
      reachOf(chart.querySelector('svg:nth-of-type(2) g g:last-child path')),
    )
    const [from, to] = reaches[0] ?? [0, 0]
    await expect(to - from).toBeGreaterThan(200)
    for (const [start, end] of reaches) {
      // a column begins half its width before its day
      await expect(Math.abs(start - from)).toBeLessThan(2)
      await expect(Math.abs(end - to)).toBeLessThan(2)
    }
    await expectSelfContained(svg)
  },
}

/** The picture contains the indicator panes; the PDF draws them as lines and text. The toolbar is too narrow for the menu. */
export const IndicatorPanes: Story = {
  render: () => (
    <div className="max-w-240">
      <PanelPage
        view="chart"
        from="2016-07-01"
        to="2017-06-30"
        label="Apple"
        source="Sample file"
        series={[apple]}
      >
        {viewModel => (
          <StockChart
            {...viewModel.chartProps}
            instrument="export-story"
            indicators="sma-20.rsi-14.macd-12-26-9"
            defaultValue={{ type: 'candles', interval: 'day', scale: 'linear', currentValue: true }}
            volume={volume}
          />
        )}
      </PanelPage>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot=stock-pane]')).toHaveLength(2), {
      timeout: 10_000,
    })
    const { lines, images, stencilFonts } = await pdfOf(await saved(canvasElement, 'PDF'))
    await expect({ images, stencilFonts }).toEqual({ images: [], stencilFonts: 0 })
    // the name without its buttons
    await expect(lines).toContain('SMA (20)')
    await expect(lines).toContain('RSI (14)')
    // the title, and the one of its three lines that takes the title as its name
    await expect(lines.filter(line => line === 'MACD (12, 26, 9)')).toHaveLength(2)
    await expect(lines).toEqual(expect.arrayContaining(['Signal', 'Histogram']))
    await expect(lines.indexOf('MACD (12, 26, 9)')).toBeGreaterThan(lines.indexOf('RSI (14)'))
  },
}

/** A masked series has no value in the picture: no tag and no data (P7). */
export const MaskedSeries: Story = {
  args: {
    series: [
      { ...ust, points: ust.points.slice(0, 90) },
      { ...shapeOf(other), masked: true },
    ],
    title: 'Price beside a masked series',
  },
  play: async ({ canvasElement }) => {
    const svg = await drawingOf(await saved(canvasElement, 'SVG'))
    await expect(svg.querySelector('desc')?.textContent).not.toContain('Sample bond 2031')
    const boxes = [...svg.querySelectorAll('g > rect')].filter(
      rect => rect.nextElementSibling?.localName === 'text',
    )
    await expect(boxes.length).toBe(1)
    await expect(boxes.every(rect => rect.nextElementSibling?.textContent !== '')).toBe(true)
  },
}

/** The picture of a masked chart shows days and the source, but no value (P7). */
export const MaskedChart: Story = {
  render: () => (
    <PanelPage
      masked
      from="2024-02-15"
      to="2024-08-23"
      series={shapes}
      panes={[{ id: 'spread', label: 'Spread', series: [shapeOf(spread)] }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=chart-panel-pane]')).not.toBeNull(), {
      timeout: 10_000,
    })
    const svg = await drawingOf(await saved(canvasElement, 'SVG'))
    const [title, ...texts] = [...svg.querySelectorAll('text')].map(text => text.textContent ?? '')
    await expect(title).toBe('Price, UST 4% 2034')
    await expect(texts.filter(text => /\d[.,]\d/.test(text))).toEqual([])
    await expect(svg.querySelector('desc')?.textContent).toMatch(/^Source: FedInvest\. /)
  },
}

export const TwentyLines: Story = { args: { series: crowd, title: 'Price of 20 series' } }

/** Below full access the button is disabled, with the reason. */
export const RefusedVisitor: Story = {
  args: { series: shapes },
  parameters: { session: 'visitor' },
  play: press,
}
export const RefusedReader: Story = {
  args: { series: shapes },
  parameters: { session: 'reader' },
  play: press,
}
/** Trading ground 381 without NSD access counts as level 1. */
export const RefusedVenue: Story = {
  args: { venueId: 381 },
  parameters: { session: 'pro' },
  play: press,
}
export const NothingToExport: Story = { args: { isEmpty: true } }

/** The failure message has a Retry button. */
export const Failed: Story = {
  args: { chart: () => null },
  play: async ({ canvasElement }) => {
    await press({ canvasElement } as Parameters<Play>[0])
    const { body } = canvasElement.ownerDocument
    await userEvent.click(await within(body).findByRole('menuitem', { name: 'PNG' }))
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: press }
export const Dark: Story = { parameters: { theme: 'dark' }, play: press }
