// Renders four widgets to text, without a bundler and without a browser.
import assert from 'node:assert/strict'
import { WatchlistPanel } from '@accrue/ui/blocks'
import { TimeChart } from '@accrue/ui/charts'
import { DatePicker, PickerField } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json' with { type: 'json' }
import { createColumns, DataTable } from '@accrue/ui/tables'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const column = createColumns()
const columns = [
  column.text('name', { header: 'Bond' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
]
const bonds = [
  { name: 'UST 4 3/8% 2034', price: 101.09 },
  { name: 'UST 3 7/8% 2033', price: 97.84 },
]
const points = [
  { day: '2025-07-10', value: 100.3 },
  { day: '2025-07-11', value: 101.09 },
]
const place = {
  checked: true,
  readonly: false,
  values: { quantity: '1 000' },
  error: null,
}
const ports = {
  append: async () => ({ kind: 'ok', data: { saved: true, watchlists: [], message: null } }),
  remove: async () => ({ kind: 'ok', data: [] }),
}

const html = renderToString(
  h(
    UiProvider,
    { lang: 'en', labels, today: '2025-07-11' },
    h(DataTable, { caption: 'Treasuries', columns, data: bonds }),
    h(
      DatePicker,
      {
        label: 'Settlement day',
        format: 'YYYY-MM-DD',
        valueType: 'format',
        defaultValue: '2025-07-14',
      },
      h(PickerField),
    ),
    h(TimeChart, {
      label: 'Price of UST 4 3/8% 2034',
      series: [{ id: '1', name: 'UST 4 3/8% 2034', points }],
    }),
    h(WatchlistPanel, { ...ports, lists: [{ id: 1, name: 'Core rates', ...place }] }),
  ),
)

const has = (what, pattern) => assert.match(html, pattern, `the HTML has no ${what}:\n${html}`)
has('name of the table', /<caption[^>]*>.*Treasuries/s)
has('row heading', /<th[^>]*scope="row"[^>]*>.*UST 3 7\/8% 2033/s)
has('price of a row', />101\.09</)
has('field of the date picker', /<input[^>]*value="2025-07-14"/)
has('label of the date picker', /<label[^>]*>.*Settlement day/s)
has('name of the chart', /aria-label="Price of UST 4 3\/8% 2034"/)
has('line in the legend', /data-slot="time-chart-legend".*UST 4 3\/8% 2034/s)
has('list of the user', /type="checkbox".*Core rates/s)
has('button that opens the dialog', /<button[^>]*aria-haspopup="dialog"[^>]*>.*Continue/s)
assert.doesNotMatch(html, /\{\{/, 'a text is missing')
console.log(`${html.length} characters of HTML`)
