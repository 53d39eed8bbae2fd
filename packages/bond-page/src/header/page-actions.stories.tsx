import type { Meta, StoryObj } from '@storybook/react-vite'
import { PdfDialog } from '../print/pdf-dialog.tsx'
import type { PdfBlock, PrintPhase } from '../print/print.reducer.ts'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { NOTE_PORTS, StoryPage } from '../testing/story-page.tsx'
import { PageActions } from './page-actions.tsx'

const TITLES = new Map([
  ['graph', 'Chart and archive'],
  ['info', 'Summary'],
  ['quotes', 'Latest quotes from market participants'],
  ['cash-flow', 'Cash flow and options'],
  ['ratings', 'Ratings'],
  ['identifiers', 'Identifiers'],
])

const WHOLE: WholePageModel = {
  state: { mounted: new Set(), printLayout: null },
  events: { mount: () => {}, mountAndWait: async () => {}, layOutForPrint: () => {} },
}

const noop = () => {}

/** The dialog in one phase. */
function DialogInPhase({ phase, excluded = [] }: { phase: PrintPhase; excluded?: readonly string[] }) {
  const blocks: PdfBlock[] = [...TITLES].map(([id, name]) => ({
    id,
    name,
    check: !excluded.includes(id),
    show: true,
  }))
  const events = { open: noop, close: noop, toggle: noop, toggleAll: noop, download: noop }
  return (
    <StoryPage>
      <PdfDialog state={{ phase, blocks, serverPrints: true }} events={events} open onOpenChange={noop} />
    </StoryPage>
  )
}

const meta = {
  title: 'Bond page/Page actions',
  component: PageActions,
  subcomponents: { PdfDialog },
  args: { page: NOTE_PAGE, ports: NOTE_PORTS, titles: TITLES, whole: WHOLE },
  // the copy reads the content of `main`
  render: args => (
    <StoryPage>
      <main className="flex gap-2">
        <h1 className="sr-text">{args.page.header.name}</h1>
        <PageActions {...args} />
      </main>
    </StoryPage>
  ),
} satisfies Meta<typeof PageActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { parameters: { lang: 'ru' } }

/** The docs page shows dialogs in frames of their own, so that they do not cover it. */
const OWN_FRAME = { docs: { story: { inline: false, height: '440px' } } }

export const Choosing: Story = {
  parameters: OWN_FRAME,
  render: () => <DialogInPhase phase={{ kind: 'choosing' }} excluded={['quotes']} />,
}

export const NothingChosen: Story = {
  parameters: OWN_FRAME,
  render: () => <DialogInPhase phase={{ kind: 'noneSelected' }} excluded={[...TITLES.keys()]} />,
}

export const Making: Story = {
  parameters: OWN_FRAME,
  render: () => <DialogInPhase phase={{ kind: 'requesting' }} />,
}

export const OwnPrinter: Story = {
  parameters: OWN_FRAME,
  render: () => <DialogInPhase phase={{ kind: 'loading' }} />,
}

export const Failed: Story = {
  parameters: OWN_FRAME,
  render: () => <DialogInPhase phase={{ kind: 'failed', reason: 'failed' }} />,
}

export const ChoosingOnPhone: Story = { ...Choosing, ...Phone }

export const FailedDark: Story = { ...Failed, parameters: { ...OWN_FRAME, theme: 'dark' } }
