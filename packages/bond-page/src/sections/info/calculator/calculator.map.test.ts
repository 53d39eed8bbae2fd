import type { BondPage, Calculation } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'
import { SESSIONS } from '@accrue/ui/testing'
import { describe, expect, test } from 'vitest'
import { figure } from '../../../testing/facts.ts'
import { NOTE_2034, PDVSA_2027, TIPS_2028 } from '../../../testing/served-pages.ts'
import {
  answerSaid,
  fieldFigure,
  firstSettlement,
  lastSettlement,
  pricePrefill,
  resultItems,
} from './calculator.map.ts'
import { type CalculatorState, openCalculator } from './calculator.model.ts'
import { hasCalculator } from './has-calculator.ts'

const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const options = { label, lang: 'eng' }

const FIGURES: Calculation = {
  settlement: '2025-07-14',
  price: figure('97.69766835'),
  dirtyPrice: figure('99.34407719'),
  yield: figure('0.04323332'),
  accruedInterest: figure('1.64640884'),
  duration: figure('7.20615423'),
  modifiedDuration: figure('7.05382916'),
  convexity: figure('58.11502'),
  pvbp: figure('0.07006184'),
  precision: 6,
  currency: 'USD',
}

const withFigures = (figures: Partial<Calculation>, given: 'price' | 'yield' = 'price'): CalculatorState => ({
  ...openCalculator({ settlement: '2025-07-14', price: '' }),
  ...{ given, value: '98.5' },
  outcome: { kind: 'figures', figures: { ...FIGURES, ...figures } },
})

describe('X4 when there is a calculator', () => {
  test.each<[string, BondPage, Day, boolean]>([
    ['a bond with payments ahead has one', NOTE_2034, '2025-07-11', true],
    ['without trading grounds too', TIPS_2028, '2025-07-11', true],
    ['a bond whose terms are not known has none', PDVSA_2027, '2025-07-11', false],
    ['a bond that has matured has none', NOTE_2034, '2034-02-15', false],
  ])('%s', (_sentence, page, today, has) => {
    expect(hasCalculator(page, today)).toBe(has)
  })

  test('it settles before maturity at the latest', () => {
    expect(lastSettlement(NOTE_2034)).toBe('2034-02-14')
    const { facts, cashFlow } = NOTE_2034
    expect(lastSettlement({ cashFlow, facts: { ...facts, maturity: null } })).toBe('2034-02-14')
    expect(lastSettlement({ cashFlow: null, facts: { ...facts, maturity: null } })).toBeNull()
  })

  test.each<[string, Day, Day | null, Day]>([
    ['a Friday’s trade on Monday', '2025-07-11', null, '2025-07-14'],
    ['a Monday’s on Tuesday', '2025-07-14', '2034-02-14', '2025-07-15'],
    ['a Saturday’s on Monday', '2025-07-12', null, '2025-07-14'],
    ['not after the bond’s last day', '2034-02-13', '2034-02-13', '2034-02-13'],
  ])('it opens on the settlement of %s', (_sentence, today, last, day) => {
    expect(firstSettlement(today, last)).toBe(day)
  })
})

describe('X4 the price that it opens with', () => {
  test('is the newest one for full access, with the decimals of prices', () => {
    expect(pricePrefill(NOTE_2034, SESSIONS.pro)).toBe('97.6977')
  })

  test.each(['visitor', 'reader'] as const)('is none for a %s, whatever was sent', who => {
    expect(pricePrefill(NOTE_2034, SESSIONS[who])).toBe('')
  })

  test('is none where there is none, or one that cannot be', () => {
    const priced = (price: BondPage['facts']['price']) =>
      pricePrefill({ facts: { ...NOTE_2034.facts, price } }, SESSIONS.pro)
    expect(priced({ kind: 'blank' })).toBe('')
    expect(priced({ kind: 'bad', text: '0', value: 0 })).toBe('')
    expect(priced(figure('0'))).toBe('')
  })
})

describe('X4 the linked fields', () => {
  test('the typed one keeps what was typed, the other one follows with its decimals', () => {
    const state = withFigures({})
    expect(fieldFigure(state, 'price', options)).toEqual({ value: '98.5', note: null })
    expect(fieldFigure(state, 'yield', options)).toEqual({ value: '4.323', note: null })
    expect(fieldFigure(withFigures({}, 'yield'), 'price', options)).toEqual({ value: '97.6977', note: null })
  })

  test('a figure below zero stands below the field, which takes digits only (bond-page §5)', () => {
    const state = withFigures({ yield: figure('-0.0051234') })
    expect(fieldFigure(state, 'yield', options)).toEqual({ value: '', note: 'calculator_negative −0.512%' })
  })

  test('a yield above 2000 % is blank, with the reason', () => {
    const state = withFigures({ yield: figure('20.5') })
    expect(fieldFigure(state, 'yield', options)).toEqual({ value: '', note: 'reason_yield_limit' })
  })

  test('without an answer the other one is empty', () => {
    const state: CalculatorState = { ...withFigures({}), outcome: { kind: 'none' } }
    expect(fieldFigure(state, 'yield', options)).toEqual({ value: '', note: null })
  })
})

describe('X4 what follows', () => {
  test('has the decimals of bond-page §9, accrued interest those of the issuer', () => {
    expect(resultItems(FIGURES, options).map(({ id, value }) => [id, value])).toEqual([
      ['dirtyPrice', '99.3441 unit_percent'],
      ['accruedInterest', '1.646409'],
      ['duration', '7.21 unit_years'],
      ['modifiedDuration', '7.05 unit_years'],
      ['convexity', '58.12'],
      ['pvbp', '0.0701'],
    ])
  })

  test('a per cent sign stands close', () => {
    const percent = (key: string) => (key === 'unit_percent' ? '%' : key)
    expect(resultItems(FIGURES, { label: percent, lang: 'eng' })[0]?.value).toBe('99.3441%')
  })

  test('durations and convexity are blank above the limit of yields, and say why (bond-page §5)', () => {
    const items = resultItems({ ...FIGURES, yield: figure('21') }, options)
    expect(items.filter(({ reason }) => reason === 'reason_risk_limit').map(({ id }) => id)).toEqual([
      ...['duration', 'modifiedDuration', 'convexity'],
    ])
  })

  test('the list stands empty before there is an answer, each term explained', () => {
    for (const item of resultItems(null, options)) {
      expect(item.value).toBeNull()
      expect(item.explanation).toBeTruthy()
    }
  })

  test('what followed is said', () => {
    expect(answerSaid(withFigures({}), options)).toBe('calculator_said calculator_yield 4.323')
    expect(answerSaid(withFigures({}, 'yield'), options)).toBe('calculator_said calculator_price 97.6977')
    expect(answerSaid({ ...withFigures({}), outcome: { kind: 'none' } }, options)).toBeNull()
  })
})
