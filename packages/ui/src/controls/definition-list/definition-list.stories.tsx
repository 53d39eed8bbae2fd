import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { DefinitionList } from './definition-list.tsx'

const meta = {
  title: 'Controls/Definition list',
  component: DefinitionList,
  args: {
    className: 'max-w-xl',
    items: [
      { label: 'ISIN', value: 'US91282CJZ59', copy: 'US91282CJZ59' },
      { label: 'CUSIP', value: '91282CJZ5', copy: '91282CJZ5' },
      { label: 'Issuer', value: <Link href="/company/1/">United States Treasury</Link> },
      {
        label: 'Modified duration',
        value: '6.93',
        explanation: 'How many percent the price moves when the yield moves by one percentage point.',
      },
      { label: 'Indicative price', value: '98.1250', reason: 'Estimated from the Treasury par curve.' },
      { label: 'Convexity', value: null, reason: 'Left blank because the yield is above 20 %.' },
      { label: 'Classifier', value: '' },
    ],
  },
} satisfies Meta<typeof DefinitionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TwoColumns: Story = { args: { columns: 2, className: '' } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: {
    items: [
      { label: 'ISIN', value: 'US91282CJZ59', copy: 'US91282CJZ59' },
      {
        label: 'Модифицированная дюрация',
        value: '6,93',
        explanation: 'На сколько процентов изменится цена.',
      },
      { label: 'Выпуклость', value: null, reason: 'Доходность выше 20 %.' },
    ],
  },
  parameters: { lang: 'ru' },
}
