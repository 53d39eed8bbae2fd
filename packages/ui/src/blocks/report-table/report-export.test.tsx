import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { ExportRange } from '../../controls/date-picker/export-dates.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { ReportExport, type ReportExportProps } from './report-export.tsx'
import { useExportRange } from './use-export-range.ts'

const LINK = '/api/report-export/msfo/2/?from=%from%&to=%to%'

function Ranged(props: Partial<ReportExportProps>) {
  const { range, setRange } = useExportRange(props.today)
  return <ReportExport link={LINK} range={range} onRangeChange={setRange} {...props} />
}
const setup = (props: Partial<ReportExportProps> = {}, session: keyof typeof SESSIONS = 'desk') =>
  renderWithUi(<Ranged {...props} />, { session: SESSIONS[session], onSignIn: () => {} })

const link = () => screen.getByRole('link', { name: 'Export to Excel' })
const field = (name: 'From' | 'To') => screen.getByRole('combobox', { name })
async function write(name: 'From' | 'To', text: string) {
  await userEvent.clear(field(name))
  if (text) await userEvent.paste(text)
  await userEvent.tab()
}

describe('R7 the export of a report', () => {
  test('from 1 January five years back until today, shown as DD.MM.YYYY, sent as YYYY-MM-DD', () => {
    setup()
    expect([field('From'), field('To')].map(each => (each as HTMLInputElement).value)).toEqual([
      '01.01.2020',
      '11.07.2025',
    ])
    expect(link()).toHaveAttribute('href', '/api/report-export/msfo/2/?from=2020-01-01&to=2025-07-11')
    expect(link()).toHaveAttribute('download')
  })

  test('the page can set today', () => {
    setup({ today: '2024-02-29' })
    expect(link()).toHaveAttribute('href', '/api/report-export/msfo/2/?from=2019-01-01&to=2024-02-29')
  })

  test('a cleared start is 1970-01-01, a cleared end is today (readings #45)', async () => {
    setup()
    await write('From', '')
    await write('To', '')
    expect(link()).toHaveAttribute('href', '/api/report-export/msfo/2/?from=1970-01-01&to=2025-07-11')
  })

  test('a start after the end shows an error in its field, which gets the focus; nothing is downloaded', async () => {
    setup()
    await write('From', '12.07.2025')
    expect(field('From')).toBeInvalid()
    expect(field('From')).toHaveAccessibleDescription('Not after 11.07.2025')
    let wasFollowed: boolean | undefined
    document.addEventListener('click', event => (wasFollowed = !event.defaultPrevented), { once: true })
    await userEvent.click(link())
    expect(wasFollowed).toBe(false)
    expect(field('From')).toHaveFocus()
    expect(field('From')).toHaveValue('12.07.2025')
  })

  test('a start after today with a cleared end shows an error', async () => {
    setup()
    await write('To', '')
    await write('From', '12.07.2025')
    expect(screen.getByRole('alert')).toHaveTextContent('The period starts after it ends.')
    expect(screen.queryByRole('link', { name: 'Export to Excel' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-disabled', 'true')
    await write('To', '13.07.2025')
    expect(link()).toHaveAttribute('href', '/api/report-export/msfo/2/?from=2025-07-12&to=2025-07-13')
  })

  test('without a range there are no fields, and all days are exported', () => {
    renderWithUi(<ReportExport link={LINK} />, { session: SESSIONS.desk })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(link()).toHaveAttribute('href', '/api/report-export/msfo/2/?from=1970-01-01&to=2025-07-11')
  })

  test.each([
    ['there is no link', null],
    ['it leads off this site', 'https://evil.example/%from%'],
  ])('nothing is drawn when %s', (_sentence, exportLink) => {
    setup({ link: exportLink })
    expect(document.querySelector('[data-slot=report-export]')).toBeNull()
  })

  test('while another report is loading the button is busy', () => {
    setup({ pending: true })
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-busy', 'true')
  })
})

describe('access row 3: the gate of the export', () => {
  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'Your access does not include this'],
    ['pro', 'Your access does not include this'],
  ] as const)('a %s gets the prompt in place', async (session, message) => {
    setup({}, session)
    await userEvent.click(screen.getByRole('button', { name: 'Export to Excel' }))
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('link', { name: 'Export to Excel' })).toBeNull()
  })

  test('without a gate everybody can export (readings #12)', () => {
    setup({ gate: 'none' }, 'visitor')
    expect(link()).toBeInTheDocument()
  })
})

test('`range` is controlled', async () => {
  function Page() {
    const [range, setRange] = useState<ExportRange>({ start: '2024-01-01', end: null })
    return (
      <>
        <ReportExport link={LINK} range={range} onRangeChange={setRange} />
        <output>{JSON.stringify(range)}</output>
      </>
    )
  }
  renderWithUi(<Page />, { session: SESSIONS.desk })
  await write('To', '01.02.2024')
  expect(screen.getByText('{"start":"2024-01-01","end":"2024-02-01"}')).toBeInTheDocument()
})

describe('access row 3 a report without a link from the server', () => {
  test.each(['visitor', 'reader', 'pro'] as const)('%s: nothing is drawn by default', who => {
    setup({ link: null }, who)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'Your access does not include this'],
    ['pro', 'Your access does not include this'],
  ] as const)('%s: with `prompts` the button is shown and prompts', async (who, message) => {
    setup({ link: null, prompts: true }, who)
    await userEvent.click(screen.getByRole('button', { name: 'Export to Excel' }))
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('a user who may export but has no link has no button', () => {
    setup({ link: null, prompts: true })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
