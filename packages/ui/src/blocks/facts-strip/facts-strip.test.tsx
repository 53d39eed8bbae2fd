import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HintsProvider } from '../../foundation/hints-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { FactItem } from './fact.tsx'
import { FactsStrip, type FactsStripProps } from './facts-strip.tsx'

const PRICE: FactItem = { id: 'price', title: 'Price, close', value: '101.0938' }
const LOCKED: FactItem = { id: 'yield', title: 'Yield', value: null, masked: true }
const MESSAGE = 'Price and yield are for subscribers.'

type Rendered = Partial<FactsStripProps> & { session?: (typeof SESSIONS)[keyof typeof SESSIONS] }

const renderFacts = ({ session = SESSIONS.pro, ...props }: Rendered) =>
  renderWithUi(<FactsStrip facts={[PRICE]} lockedMessage={MESSAGE} {...props} />, {
    session,
    onSignIn: () => {},
  })

const factTexts = () =>
  screen.getAllByRole('term').map(term => {
    const { parentElement } = term
    return [term.textContent, ...[...(parentElement?.querySelectorAll('dd') ?? [])].map(dd => dd.textContent)]
  })

describe('FactsStrip', () => {
  test.each<[what: string, facts: FactItem[], read: (string | null)[][]]>([
    ['a title and its value', [PRICE], [['Price, close', '101.0938']]],
    ['a missing value is a dash', [{ ...PRICE, value: null }], [['Price, close', '–']]],
    ['zero is a value', [{ ...PRICE, value: 0 }], [['Price, close', '0']]],
    ['a withheld value is "Locked"', [LOCKED], [['Yield', 'Locked']]],
    [
      'a withheld value that was passed is not drawn',
      [{ ...LOCKED, value: '3.861%' }],
      [['Yield', 'Locked']],
    ],
    [
      'a detail, or its reserved line',
      [
        { ...PRICE, detail: '+7.1 bp' },
        { ...PRICE, id: 'two', detail: '' },
      ],
      [
        ['Price, close', '101.0938', '+7.1 bp'],
        ['Price, close', '101.0938', ''],
      ],
    ],
  ])('%s', (_what, facts, read) => {
    renderFacts({ facts })
    expect(factTexts()).toEqual(read)
  })

  test.each<[tone: 'up' | 'down', detail: string | undefined, colored: string]>([
    ['up', '+7.1 bp', '+7.1 bp'],
    ['down', undefined, '101.0938'],
  ])('%s colours the detail, else the value', (tone, detail, colored) => {
    renderFacts({ facts: [{ ...PRICE, tone, detail }] })
    expect(screen.getAllByRole('definition').filter(each => each.classList.contains(`text-${tone}`))).toEqual(
      [screen.getByText(colored)],
    )
  })

  test.each([true, false])('X3 a missing value shows its reason, with hints on or off (%s)', on => {
    const facts = [{ ...PRICE, value: null, reason: 'No price that day.' }]
    renderWithUi(
      <HintsProvider on={on}>
        <FactsStrip facts={facts} lockedMessage={MESSAGE} />
      </HintsProvider>,
      { session: SESSIONS.pro },
    )
    expect(screen.getByRole('button', { name: 'About Price, close' })).toHaveAccessibleDescription(
      'No price that day.',
    )
  })

  test('a fact can have an info button (X3)', () => {
    renderFacts({ facts: [{ ...PRICE, info: 'The last price of the day.' }] })
    expect(screen.getByRole('button', { name: 'About Price, close' })).toHaveAccessibleDescription(
      'The last price of the day.',
    )
  })

  test('nothing is drawn without facts', () => {
    const { container } = renderFacts({ facts: [], footer: 'FedInvest' })
    expect(container).toBeEmptyDOMElement()
  })

  test('has one root and its slots', () => {
    const element = <FactsStrip facts={[PRICE]} lockedMessage={MESSAGE} />
    expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots: 'fact facts' })
  })
})

describe('P4 the access prompt is shown once, below', () => {
  test('a visitor can sign in', () => {
    renderFacts({ facts: [PRICE, LOCKED, { ...LOCKED, id: 'spread' }], session: SESSIONS.visitor })
    expect(screen.getAllByText(MESSAGE)).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  test.each<[who: string, props: Rendered]>([
    ['no fact is withheld', { session: SESSIONS.visitor }],
    ['the user has access', { facts: [LOCKED], session: SESSIONS.pro }],
  ])('not where %s', (_who, props) => {
    renderFacts(props)
    expect(screen.queryByText(MESSAGE)).toBeNull()
  })

  test('next to the footer', () => {
    renderFacts({ facts: [LOCKED], footer: <p>FedInvest, 22 Aug 2024</p>, session: SESSIONS.visitor })
    const footer = screen.getByText('FedInvest, 22 Aug 2024').parentElement as HTMLElement
    expect(within(footer).getByText(MESSAGE)).toBeVisible()
  })
})
