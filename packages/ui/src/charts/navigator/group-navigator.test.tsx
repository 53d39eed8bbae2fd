import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { useChartGroup } from '../time-chart/use-chart-group.ts'
import { GroupNavigator } from './group-navigator.tsx'

const series = { id: 'ust', name: 'UST', points: UST_4_2034.map(({ day, price }) => ({ day, value: price })) }
const LIST = [series]

function Panes() {
  const group = useChartGroup()
  return (
    <>
      <TimeChart label="Price" series={LIST} group={group} />
      <TimeChart label="The same below" series={LIST} group={group} height={200} legend={false} />
      <GroupNavigator group={group} series={series} />
    </>
  )
}

const zoomed = (name: string) => screen.getByRole('region', { name }).hasAttribute('data-zoomed')

test('C18 one strip moves every chart of the group, and Home brings all of it back', async () => {
  renderWithUi(<Panes />, { session: SESSIONS.pro })
  const [start] = screen.getAllByRole('slider')
  start?.focus()
  await userEvent.keyboard('{PageUp}{PageUp}')
  expect([zoomed('Price'), zoomed('The same below')]).toEqual([true, true])
  await userEvent.keyboard('{Home}')
  expect([zoomed('Price'), zoomed('The same below')]).toEqual([false, false])
})
