import {
  type AccruedInterest,
  type Answer,
  BLANK,
  type BondPageData,
  type Calculation,
  type CalculationQuery,
} from '@accrue/api-client'
import type { Session } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import { type Day, memoryAddress } from '@accrue/ui/foundation'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setupUser, withStoppedClock } from '../../../../../../tests/dom/stopped-clock.ts'
import { controlledPort } from '../../../testing/controlled-port.ts'
import { numeric, quietPorts, refused } from '../../../testing/facts.ts'
import { foundIn, roundings } from '../../../testing/leaks.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { NOTE_2034, PDVSA_2027 } from '../../../testing/served-pages.ts'
import { InfoSection, LazyCalculators } from '../info-section.tsx'
import { DEBOUNCE_MS } from './calculator.reducer.ts'

// loads the lazy part before the tests
beforeAll(() => LazyCalculators.load())
withStoppedClock()

const calculated = (fields: Partial<Calculation>): Answer<Calculation> => ({
  kind: 'ok',
  data: {
    settlement: '2025-07-14',
    price: numeric('98.5'),
    dirtyPrice: numeric('100.14640884'),
    yield: numeric('0.04206419'),
    accruedInterest: numeric('1.64640884'),
    duration: numeric('7.21012345'),
    modifiedDuration: numeric('7.06148888'),
    convexity: numeric('58.21999'),
    yieldToWorst: BLANK,
    worstDay: null,
    discountMargin: BLANK,
    pvbp: numeric('0.07071826'),
    precision: 6,
    currency: 'USD',
    ...fields,
  },
})

const accruedOn = (day: Day, text: string): Answer<AccruedInterest> => ({
  kind: 'ok',
  data: { amount: numeric(text), precision: 6, currency: 'USD', day },
})

function renderCalculators(
  session: Session = SESSIONS.reader,
  page: BondPageData = NOTE_2034,
  today: Day = '2025-07-11',
) {
  const calculation = controlledPort<CalculationQuery, Answer<Calculation>>()
  const accrued = controlledPort<{ bondId: number; day: Day }, Answer<AccruedInterest>>()
  const ports = quietPorts({ calculation: calculation.port, accruedInterest: accrued.port })
  const view = renderPage(
    <InfoSection page={{ ...page, summary: [] }} ports={ports} address={memoryAddress()} />,
    { session, today },
  )
  return { ...view, calculation, accrued }
}

const field = (name: string) =>
  screen.getByRole(/^(Day|Settlement)$/.test(name) ? 'combobox' : 'textbox', { name })
/** The result of a term. */
const resultOf = (term: string) =>
  within(screen.getByText(term).closest('[data-slot=definition]') as HTMLElement).getByRole('definition')
/** Replaces the text of a field. */
async function type(name: string, text: string) {
  await setupUser().clear(field(name))
  if (text) await setupUser().type(field(name), text)
}
/** Waits for the debounce. */
const waitDebounce = () => act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 50))
/** Types a day into a picker and presses Enter. */
async function setDay(name: string, day: string) {
  await setupUser().clear(field(name))
  await setupUser().type(field(name), `${day}{Enter}`)
}

describe('X4 price, yield and accrued interest of any settlement day', () => {
  test('a price gives the yield and all results, with the decimals of bond-page §9', async () => {
    const { calculation } = renderCalculators()
    await type('Clean price', '98.5')
    await waitDebounce()
    expect(calculation.requests()).toEqual([
      { bondId: 1, settlement: '2025-07-14', given: 'price', value: '98.5' },
    ])
    await calculation.answer(calculated({}))
    expect(field('Yield to maturity')).toHaveValue('4.206')
    expect(resultOf('Dirty price')).toHaveTextContent('100.1464%')
    expect(resultOf('Accrued interest')).toHaveTextContent('1.646409')
    expect(resultOf('Duration')).toHaveTextContent('7.21 years')
    expect(resultOf('Modified duration')).toHaveTextContent('7.06 years')
    expect(resultOf('Convexity')).toHaveTextContent('58.22')
    expect(resultOf('PVBP')).toHaveTextContent('0.0707')
    expect(screen.getByText('Yield to maturity: 4.206')).toBeInTheDocument()
  })

  test('a yield gives the price; a comma counts as a point (bond-page §5)', async () => {
    const { calculation } = renderCalculators()
    await type('Yield to maturity', '4,25')
    await waitDebounce()
    expect(calculation.requests()).toEqual([
      { bondId: 1, settlement: '2025-07-14', given: 'yield', value: '4.25' },
    ])
    await calculation.answer(calculated({ price: numeric('98.22222222'), yield: numeric('0.0425') }))
    expect(field('Clean price')).toHaveValue('98.2222')
    expect(field('Yield to maturity')).toHaveValue('4,25')
  })

  test('only digits, dot and comma can be typed (bond-page §5)', async () => {
    renderCalculators()
    await type('Clean price', '9e8-5')
    expect(field('Clean price')).toHaveValue('985')
  })

  test('a request is sent after the debounce, not with each key', async () => {
    const { calculation } = renderCalculators()
    await type('Clean price', '101.25')
    expect(calculation.requests()).toEqual([])
    await waitDebounce()
    expect(calculation.requests().map(({ value }) => value)).toEqual(['101.25'])
  })

  test('the answer of an aborted request is not shown', async () => {
    const { calculation } = renderCalculators()
    await type('Clean price', '98')
    await waitDebounce()
    await type('Clean price', '99')
    expect(calculation.calls[0]?.signal?.aborted).toBe(true)
    await waitDebounce()
    await calculation.answerAt(0, calculated({ yield: numeric('0.09') }))
    expect(field('Yield to maturity')).toHaveValue('')
    await calculation.answer(calculated({ yield: numeric('0.0413') }))
    expect(field('Yield to maturity')).toHaveValue('4.130')
  })

  test('another settlement day sends a request with the last typed value', async () => {
    const { calculation } = renderCalculators()
    await type('Clean price', '98.5')
    await waitDebounce()
    await calculation.answer(calculated({}))
    await setDay('Settlement', '2026-01-15')
    await waitDebounce()
    expect(calculation.requests().at(-1)).toEqual({
      bondId: 1,
      settlement: '2026-01-15',
      given: 'price',
      value: '98.5',
    })
  })

  test('the field refuses a day on or after maturity', async () => {
    const { calculation } = renderCalculators()
    await setDay('Settlement', '2034-02-15')
    expect(field('Settlement')).toBeInvalid()
    expect(calculation.requests()).toEqual([])
  })

  test.each([
    ['bad_date', 'Settlement', /cannot settle on this day/],
    ['no_solution', 'Clean price', /^There is no result for this value\.$/],
  ])('a refusal (%s) is an error of its field, and the typed values stay', async (code, name, message) => {
    const { calculation } = renderCalculators()
    await type('Clean price', '98.5')
    await waitDebounce()
    await calculation.answer(refused(code))
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(message)
    expect(field('Clean price')).toHaveValue('98.5')
    expect(field('Settlement')).toHaveValue('14.07.2025')
    expect(field('Yield to maturity')).toHaveValue('')
  })

  test('a network error has a Retry, and the typed values stay', async () => {
    const { calculation } = renderCalculators()
    await type('Yield to maturity', '4.5')
    await waitDebounce()
    await calculation.fail()
    expect(screen.getByRole('alert')).toHaveTextContent('Your entries are still here.')
    expect(field('Yield to maturity')).toHaveValue('4.5')
    await setupUser().click(screen.getByRole('button', { name: 'Retry' }))
    await waitDebounce()
    await calculation.answer(calculated({}))
    expect(field('Clean price')).toHaveValue('98.5000')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a negative yield is below its field, which accepts digits only', async () => {
    const { calculation } = renderCalculators()
    await type('Clean price', '150')
    await waitDebounce()
    await calculation.answer(calculated({ yield: numeric('-0.0051234') }))
    expect(field('Yield to maturity')).toHaveAccessibleDescription('Below zero: −0.512%')
  })
})

describe('X4 bonds that are not priced by a nominal yield', () => {
  const priced = (pricing: BondPageData['bond']['pricing']): BondPageData => ({
    ...NOTE_2034,
    bond: { ...NOTE_2034.bond, pricing },
  })

  test('a floating-rate note has a discount margin in basis points', async () => {
    const { calculation } = renderCalculators(SESSIONS.reader, priced('floating'))
    expect(screen.getByText(/The index is assumed to stay unchanged/)).toBeInTheDocument()
    await type('Discount margin', '17.5')
    await waitDebounce()
    expect(calculation.requests()).toEqual([
      { bondId: 1, settlement: '2025-07-14', given: 'margin', value: '17.5' },
    ])
    await calculation.answer(
      calculated({
        price: numeric('100.02'),
        yield: BLANK,
        discountMargin: numeric('17.5'),
        duration: BLANK,
      }),
    )
    expect(field('Clean price')).toHaveValue('100.0200')
    expect(screen.queryByRole('textbox', { name: /Yield/ })).toBeNull()
    expect(screen.queryByText('Duration')).toBeNull()
  })

  test('an inflation-indexed bond has a real yield, and payments are explained', async () => {
    const { calculation } = renderCalculators(SESSIONS.reader, priced('inflation'))
    expect(screen.getByText(/multiplied by the index ratio of the settlement day/)).toBeInTheDocument()
    await type('Real yield to maturity', '1.2')
    await waitDebounce()
    expect(calculation.requests().at(-1)).toMatchObject({ given: 'yield', value: '1.2' })
  })
})

describe('X4 the calculator by user', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('full access has the newest price, calculated when the section comes near the viewport', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const { calculation } = renderCalculators(SESSIONS.pro)
    expect(field('Clean price')).toHaveValue('97.6977')
    await waitDebounce()
    expect(calculation.requests()).toEqual([
      { bondId: 1, settlement: '2025-07-14', given: 'price', value: '97.6977' },
    ])
  })

  test('far below the viewport no request is sent', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    const { calculation } = renderCalculators(SESSIONS.pro)
    await waitDebounce()
    expect(calculation.requests()).toEqual([])
  })

  test.each(['visitor', 'reader'] as const)(
    'P7 a %s has an empty field, and no request is sent',
    async who => {
      const { calculation, container } = renderCalculators(SESSIONS[who])
      await waitDebounce()
      expect(field('Clean price')).toHaveValue('')
      expect(calculation.requests()).toEqual([])
      expect(foundIn(container, roundings(97.69766835, 2))).toEqual([])
    },
  )

  test.each<[string, BondPageData, Day]>([
    ['of unknown terms', PDVSA_2027, '2025-07-11'],
    ['that has matured', NOTE_2034, '2034-02-15'],
  ])('a bond %s has no calculator', (_which, page, today) => {
    renderCalculators(SESSIONS.desk, page, today)
    expect(screen.queryByRole('heading', { name: 'Price and yield calculator' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Accrued interest on a day' })).toBeNull()
  })
})

describe('Q6 accrued interest on a day, for everybody (bond-page §5, access row 35)', () => {
  const line = () => screen.getByText(/per 100 of face value$/)

  test('opens on the page’s own day, without a request', async () => {
    const { accrued } = renderCalculators(SESSIONS.visitor)
    expect(line()).toHaveTextContent('1.613260 USD per 100 of face value')
    expect(accrued.requests()).toEqual([])
  })

  test('requests any other day as yyyy-MM-dd, and shows the issuer’s decimals', async () => {
    const { accrued } = renderCalculators(SESSIONS.visitor)
    await setDay('Day', '2025-07-13')
    expect(accrued.requests()).toEqual([{ bondId: 1, day: '2025-07-13' }])
    await accrued.answer(accruedOn('2025-07-13', '1.63535912'))
    expect(line()).toHaveTextContent('1.635359 USD per 100 of face value')
  })

  test('a day later than two days after today is refused without a request', async () => {
    const { accrued } = renderCalculators(SESSIONS.visitor)
    await setDay('Day', '2025-07-14')
    expect(field('Day')).toBeInvalid()
    expect(field('Day')).toHaveValue('2025-07-14')
    expect(accrued.requests()).toEqual([])
    expect(line()).toHaveTextContent('1.613260')
  })

  test('a day that the server refuses is an error of the field', async () => {
    const { accrued } = renderCalculators()
    await setDay('Day', '2025-07-12')
    await accrued.answer(refused('bad_date', 'date'))
    expect(field('Day')).toHaveAccessibleDescription(/This day is not available\./)
  })

  test('a day without accrued interest has a reason (X3)', async () => {
    const { accrued } = renderCalculators()
    await setDay('Day', '2024-02-14')
    await accrued.answer({
      kind: 'ok',
      data: { amount: { kind: 'blank' }, precision: 6, currency: 'USD', day: '2024-02-14' },
    })
    const [why] = screen.getAllByRole('button', { name: 'About Accrued interest' }).slice(-1)
    expect(why).toHaveAccessibleDescription('No interest accrues on this day.')
  })

  test('a network error has a Retry', async () => {
    const { accrued } = renderCalculators()
    await setDay('Day', '2025-07-12')
    await accrued.fail()
    await setupUser().click(screen.getByRole('button', { name: 'Retry' }))
    await accrued.answer(accruedOn('2025-07-12', '1.62430939'))
    expect(line()).toHaveTextContent('1.624309')
    expect(field('Day')).toHaveValue('12.07.2025')
  })
})
