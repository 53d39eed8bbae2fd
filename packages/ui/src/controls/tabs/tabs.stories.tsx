import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Day } from '../../foundation/calendar/day.ts'
import { Download, Plus } from '../../foundation/icons/icons.ts'
import { Button } from '../button/button.tsx'
import { Card, CardBody } from '../card/card.tsx'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { PickerField } from '../date-picker/picker-field.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Select } from '../select/select.tsx'
import { TabBar } from './tab-bar.tsx'
import { Tabs } from './tabs.tsx'
import type { TabItem } from './tabs.view-model.ts'
import { TabsList } from './tabs-list.tsx'
import { TabsPanel } from './tabs-panel.tsx'

const chartTypes: TabItem[] = [
  { id: 'price', title: 'Price' },
  { id: 'yield', title: 'Yield' },
  { id: 'gspread', title: 'G-spread' },
  { id: 'map', title: 'Issuer map' },
]
const views: TabItem[] = [
  { id: 'chart', title: 'Chart' },
  { id: 'extended', title: 'Extended' },
  { id: 'archive', title: 'Archive' },
]
const kinds: TabItem[] = [
  { id: 'bonds', title: 'Bonds', count: 461 },
  { id: 'stocks', title: 'Stocks', count: 0 },
  { id: 'indexes', title: 'Indexes', count: 12 },
  { id: 'companies', title: 'Companies', count: 1 },
  { id: 'etfs', title: 'ETFs', count: 1 },
]
const many: TabItem[] = Array.from({ length: 40 }, (_, index) => ({
  id: `p${index}`,
  title: `Ground ${index + 1}`,
}))

function DayField({ label, day }: { label: string; day: Day }) {
  return (
    <DatePicker label={label} format="DD.MM.YYYY" clearable={false} defaultValue={day}>
      <PickerField labelAs="inside" className="max-desk:flex-1" />
    </DatePicker>
  )
}

/** The row below the tabs in the mock: periods, days, trading ground, compare. */
function Toolbar() {
  return (
    <div className="flex flex-wrap items-start gap-3 px-4 pt-3 desk:px-5">
      <SegmentedControl
        label="Period"
        options={['1M', '3M', '1Y', '3Y'].map(text => ({ id: text, text }))}
        defaultValue="3M"
      />
      <DayField label="From" day="2026-08-20" />
      <DayField label="To" day="2026-11-20" />
      <Select
        label="Trading ground"
        labelAs="hidden"
        options={[
          { id: 'f', text: 'Frankfurt SE' },
          { id: 'e', text: 'Estimation' },
        ]}
        defaultValue="f"
      />
      <Button icon={<Plus />}>Compare</Button>
      <Button variant="quiet" icon={<Download />} className="ms-auto">
        Export
      </Button>
    </div>
  )
}

const meta = {
  title: 'Controls/Tabs',
  component: TabBar,
  args: { label: 'Chart type', items: chartTypes },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

export const Underline: Story = {}

export const Segmented: Story = { args: { variant: 'segmented', items: views, label: 'View' } }

export const Pill: Story = { args: { variant: 'pill', items: kinds, label: 'Kinds' } }

/** Underline and pill hide a single tab; segmented shows it. */
export const SingleTab: Story = {
  render: () => (
    <div className="grid gap-3">
      <TabBar label="Underline" items={chartTypes.slice(0, 1)} />
      <TabBar label="Pill" variant="pill" items={kinds.slice(0, 1)} />
      <TabBar label="Segmented" variant="segmented" items={views.slice(0, 1)} />
    </div>
  ),
}

export const TooManyForTheirPlace: Story = {
  render: () => (
    <div className="grid max-w-md gap-4">
      <TabBar label="Underline" items={many} defaultValue="p20" />
      <TabBar label="Segmented" variant="segmented" items={many} defaultValue="p20" />
      <TabBar label="Pill" variant="pill" items={many} defaultValue="p39" />
    </div>
  ),
}

/** A title of 200 characters scrolls in the bar; its beginning is visible. */
export const LongTitle: Story = {
  render: () => (
    <div className="max-w-md">
      <TabBar
        label="Reports"
        defaultValue="long"
        items={[
          { id: 'short', title: 'Balance' },
          {
            id: 'long',
            title: 'Consolidated statement of profit and loss and other comprehensive income. '.repeat(3),
          },
          { id: 'last', title: 'Cash flow' },
        ]}
      />
    </div>
  ),
}

/** The card of the mock: two nested bars and their panels. */
export const WithPanels: Story = {
  render: () => (
    <Tabs items={views} variant="segmented" className="max-w-3xl">
      <Card title="Chart and archive" actions={<TabsList label="View" />}>
        <TabsPanel value="chart" focusable={false} className="mt-2">
          <Tabs items={chartTypes}>
            <TabsList label="Chart type" className="px-4 desk:px-5" />
            {chartTypes.map(({ id, title }) => (
              <TabsPanel key={id} value={id}>
                <Toolbar />
                <CardBody>{title} over time</CardBody>
              </TabsPanel>
            ))}
          </Tabs>
        </TabsPanel>
        <TabsPanel value="extended">
          <CardBody>Extended chart</CardBody>
        </TabsPanel>
        <TabsPanel value="archive">
          <CardBody>Archive</CardBody>
        </TabsPanel>
      </Card>
    </Tabs>
  ),
}

const allVariants: Story = {
  render: () => (
    <div className="grid gap-5">
      <TabBar label="Chart type" items={chartTypes} />
      <TabBar label="View" variant="segmented" items={views} />
      <TabBar label="Kinds" variant="pill" items={kinds} />
    </div>
  ),
}

export const Dark: Story = { ...allVariants, parameters: { theme: 'dark' } }

export const Phone: Story = { ...allVariants, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...allVariants, parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: {
    label: 'Вид',
    items: [
      { id: 'chart', title: 'График' },
      { id: 'extended', title: 'Расширенный график' },
      { id: 'archive', title: 'Архив', count: 12_400 },
    ],
  },
  parameters: { lang: 'ru' },
}
