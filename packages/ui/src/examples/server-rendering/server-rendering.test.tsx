import en from '@accrue/ui/labels/en.json' with { type: 'json' }
import { SESSIONS } from '@accrue/ui/testing'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { start } from './browser.tsx'
import type { PageState } from './prices-page.tsx'
import { documentOf } from './server-rendering.tsx'

const STATE: PageState = {
  lang: 'en',
  labels: en,
  session: SESSIONS.visitor,
  today: '2025-07-11',
  bonds: [
    { name: 'UST 4 3/8% 2034', maturity: '2034-05-15', price: 101.09 },
    { name: '</script><b>2029</b>', maturity: '2029-02-28', price: 100.72 },
  ],
}

afterEach(() => document.body.replaceChildren())

test('the document is complete before any script runs, and data is escaped', () => {
  const page = new DOMParser().parseFromString(documentOf(STATE), 'text/html')
  expect(page.documentElement.lang).toBe('en-GB')
  expect(page.querySelector('table')?.textContent).toContain('15 May 2034')
  expect(page.querySelector('b')).toBeNull()
  expect(JSON.parse(page.getElementById('state')?.textContent ?? '')).toEqual(STATE)
})

test('the browser hydrates it without a mismatch, and it is interactive', async () => {
  // a mismatch would log an error, which fails the test
  const page = new DOMParser().parseFromString(documentOf(STATE), 'text/html')
  document.body.append(...[...page.body.children].filter(({ id }) => id !== ''))
  await act(async () => start(document))
  await userEvent.click(screen.getByRole('button', { name: 'Maturity' }))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '</script><b>2029</b>',
    'UST 4 3/8% 2034',
  ])
})
