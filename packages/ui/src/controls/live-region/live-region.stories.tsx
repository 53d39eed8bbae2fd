import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { LiveRegion } from './live-region.tsx'
import { useAnnounce } from './use-announce.tsx'

function Speaks() {
  const [announce, region] = useAnnounce()
  return (
    <>
      <Button onClick={() => announce('Sorted by price, ascending')}>Say it politely</Button>
      {region}
    </>
  )
}

const meta = {
  title: 'Controls/Live region',
  component: LiveRegion,
  args: { message: null },
  // a press makes the message
  parameters: { controls: { disable: true } },
  render: () => <Speaks />,
} satisfies Meta<typeof LiveRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
