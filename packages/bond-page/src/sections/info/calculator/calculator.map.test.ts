import { BLANK, type BondPageData, type Calculation } from '@accrue/api-client'
import { accessFor } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import type { Day } from '@accrue/ui/foundation'
import { describe, expect, test } from 'vitest'
import { numeric } from '../../../testing/facts.ts'
import { NOTE_2034 } from '../../../testing/served-pages.ts'
import {
  fieldLabel,
  fieldUnit,
  firstSettlement,
  lastSettlement,
  linkedField,
  pricePrefill,
  resultItems,
  toAnnouncement,
  toFieldViewModel,
} from './calculator.map.ts'
import { type CalculatorField, type CalculatorState, initialCalculator } from './calculator.reducer.ts'

const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const options = { label, lang: 'en' }

const CALCULATED: Calculation = {
  settlement: '2025-07-14',
  price: numeric('97.69766835'),
  dirtyPrice: numeric('99.34407719'),
  yield: numeric('0.04323332'),
  accruedInterest: numeric('1.64640884'),
  duration: numeric('7.20615423'),
  modifiedDuration: numeric('7.05382916'),
  convexity: numeric('58.11502'),
  yieldToWorst: BLANK,
  worstDay: null,
  discountMargin: BLANK,
  pvbp: numeric('0.07006184'),
  precision: 6,
  currency: 'USD',
}

const withCalculation = (
  calculation: Partial<Calculation>,
  given: CalculatorField = 'price',
): CalculatorState => ({
  ...initialCalculator({ settlement: '2025-07-14', price: '' }),
  given,
  value: '98.5',
  outcome: { kind: 'calculated', calculation: { ...CALCULATED, ...calculation } },
})

describe('X4 the settlement day', () => {
  test('is before maturity at the latest', () => {
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
  ])('is at first the settlement of %s', (_sentence, today, last, day) => {
    expect(firstSettlement(today, last)).toBe(day)
  })
})

describe('X4 the initial price', () => {
  test('is the newest one for full access, with the decimals of prices', () => {
    expect(pricePrefill(NOTE_2034, accessFor(SESSIONS.pro))).toBe('97.6977')
  })

  test.each(['visitor', 'reader'] as const)('is empty for a %s, whatever the server sends', who => {
    expect(pricePrefill(NOTE_2034, accessFor(SESSIONS[who]))).toBe('')
  })

  test('is empty without a price, or with an invalid one', () => {
    const priced = (price: BondPageData['facts']['price']) =>
      pricePrefill({ facts: { ...NOTE_2034.facts, price } }, accessFor(SESSIONS.pro))
    expect(priced({ kind: 'blank' })).toBe('')
    expect(priced({ kind: 'bad', text: '0', value: 0 })).toBe('')
    expect(priced(numeric('0'))).toBe('')
  })
})

describe('X4 the linked fields', () => {
  test('the typed field keeps its text, the linked one has the calculated value with its decimals', () => {
    const state = withCalculation({})
    expect(toFieldViewModel(state, 'price', options)).toEqual({ value: '98.5', note: null })
    expect(toFieldViewModel(state, 'yield', options)).toEqual({ value: '4.323', note: null })
    expect(toFieldViewModel(withCalculation({}, 'yield'), 'price', options)).toEqual({
      value: '97.6977',
      note: null,
    })
  })

  test('a negative value is in a note, because the field accepts digits only (bond-page §5)', () => {
    const state = withCalculation({ yield: numeric('-0.0051234') })
    expect(toFieldViewModel(state, 'yield', options)).toEqual({
      value: '',
      note: 'calculator_negative −0.512 unit_percent',
    })
  })

  test('a yield above 2000 % is blank, with the reason', () => {
    const state = withCalculation({ yield: numeric('20.5') })
    expect(toFieldViewModel(state, 'yield', options)).toEqual({ value: '', note: 'reason_yield_limit' })
  })

  test('without an answer the linked field is empty', () => {
    const state: CalculatorState = { ...withCalculation({}), outcome: { kind: 'none' } }
    expect(toFieldViewModel(state, 'yield', options)).toEqual({ value: '', note: null })
  })
})

const priced = (pricing: BondPageData['bond']['pricing']): BondPageData => ({
  ...NOTE_2034,
  bond: { ...NOTE_2034.bond, pricing },
})

describe('X4 the linked field depends on how the bond is priced', () => {
  test.each([
    ['fixed', 'yield', 'calculator_yield', 'unit_percent'],
    ['bill', 'yield', 'calculator_yield', 'unit_percent'],
    ['inflation', 'yield', 'calculator_real_yield', 'unit_percent'],
    ['floating', 'margin', 'calculator_margin', 'unit_bp'],
    [null, 'yield', 'calculator_yield', 'unit_percent'],
  ] as const)('%s: %s', (pricing, field, name, unit) => {
    const page = priced(pricing)
    expect(linkedField(page)).toBe(field)
    expect(fieldLabel(field, page)).toBe(name)
    expect(fieldUnit(field)).toBe(unit)
  })

  test('a floating-rate note has a margin and a PVBP, no durations', () => {
    const state = withCalculation({ yield: BLANK, discountMargin: numeric('17.8123') })
    expect(toFieldViewModel(state, 'margin', options)).toEqual({ value: '17.81', note: null })
    expect(toAnnouncement(state, priced('floating'), options)).toBe(
      'calculator_status calculator_margin 17.81',
    )
    const items = resultItems(CALCULATED, priced('floating').bond, options)
    expect(items.map(({ id }) => id)).toEqual(['dirtyPrice', 'accruedInterest', 'pvbp'])
    expect(items.at(-1)?.explanation).toBe('info_pvbp_margin')
  })

  test('a negative margin is in a note, in basis points', () => {
    const state = withCalculation({ discountMargin: numeric('-3.5') })
    expect(toFieldViewModel(state, 'margin', options).note).toBe('calculator_negative −3.50 unit_bp')
  })

  test('a callable bond has a yield to worst, with its day', () => {
    const offers = [{ type: 'call', day: '2033-08-15', price: numeric('100') }] as const
    const bond = { ...NOTE_2034.bond, offers: [...offers] }
    const calculation = { ...CALCULATED, yieldToWorst: numeric('0.0401'), worstDay: '2033-08-15' as const }
    expect(resultItems(calculation, bond, options)).toContainEqual({
      id: 'yieldToWorst',
      label: 'field_yieldToWorst',
      explanation: 'calculator_worst_about',
      value: 'calculator_worst_on 4.010 unit_percent 15 Aug 2033',
    })
  })
})

describe('X4 the results', () => {
  test('have the decimals of bond-page §9, accrued interest those of the issuer', () => {
    expect(resultItems(CALCULATED, NOTE_2034.bond, options).map(({ id, value }) => [id, value])).toEqual([
      ['dirtyPrice', '99.3441 unit_percent'],
      ['accruedInterest', '1.646409'],
      ['duration', '7.21 unit_years'],
      ['modifiedDuration', '7.05 unit_years'],
      ['convexity', '58.12'],
      ['pvbp', '0.0701'],
    ])
  })

  test('a per cent sign follows without a space', () => {
    const percent = (key: string) => (key === 'unit_percent' ? '%' : key)
    expect(resultItems(CALCULATED, NOTE_2034.bond, { label: percent, lang: 'en' })[0]?.value).toBe('99.3441%')
  })

  test('durations and convexity are blank above the limit of yields, with the reason (bond-page §5)', () => {
    const items = resultItems({ ...CALCULATED, yield: numeric('21') }, NOTE_2034.bond, options)
    expect(items.filter(({ reason }) => reason === 'reason_risk_limit').map(({ id }) => id)).toEqual([
      ...['duration', 'modifiedDuration', 'convexity'],
    ])
  })

  test('the items are empty before there is an answer, each with its explanation', () => {
    for (const item of resultItems(null, NOTE_2034.bond, options)) {
      expect(item.value).toBeNull()
      expect(item.explanation).toBeTruthy()
    }
  })

  test('the calculated value is announced', () => {
    expect(toAnnouncement(withCalculation({}), NOTE_2034, options)).toBe(
      'calculator_status calculator_yield 4.323',
    )
    expect(toAnnouncement(withCalculation({}, 'yield'), NOTE_2034, options)).toBe(
      'calculator_status calculator_price 97.6977',
    )
    expect(
      toAnnouncement({ ...withCalculation({}), outcome: { kind: 'none' } }, NOTE_2034, options),
    ).toBeNull()
  })
})
