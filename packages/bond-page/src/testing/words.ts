import type { Labels } from '@accrue/ui/foundation'
import widgets from '@accrue/ui/labels/eng.json' with { type: 'json' }
import widgetsInRussian from '@accrue/ui/labels/rus.json' with { type: 'json' }
import page from '../../labels/eng.json' with { type: 'json' }
import pageInRussian from '../../labels/rus.json' with { type: 'json' }

/** Words of the fields that the server names itself, as its own dictionary has them; the page only looks them up. */
const SERVER: Record<string, readonly [english: string, russian: string]> = {
  bond_kind_note: ['Treasury note', 'Казначейская нота'],
  coupon_fixed: ['Fixed', 'Фиксированный'],
  frequency_2: ['Semi-annual', 'Два раза в год'],
  hint_amount_by_auctions: [
    'The sum of what the auctions in the data accepted.',
    'Сумма размещённого на аукционах, которые есть в данных.',
  ],
  info_amount_outstanding: ['Amount outstanding', 'В обращении'],
  info_country: ['Country of risk', 'Страна риска'],
  info_coupon_frequency: ['Coupon frequency', 'Частота выплат'],
  info_coupon_rate: ['Coupon rate', 'Ставка купона'],
  info_coupon_type: ['Coupon', 'Купон'],
  info_currency: ['Currency', 'Валюта'],
  info_day_count: ['Day count', 'База расчёта'],
  info_face_value: ['Face value', 'Номинал'],
  info_issue_date: ['Issue date', 'Дата выпуска'],
  info_issuer: ['Issuer', 'Эмитент'],
  info_kind: ['Type', 'Тип'],
  info_maturity_date: ['Maturity', 'Погашение'],
  info_minimum_denomination: ['Minimum denomination', 'Минимальный лот'],
  info_status: ['Status', 'Статус'],
  status_outstanding: ['Outstanding', 'В обращении'],
}

const served = (language: 0 | 1) =>
  Object.fromEntries(Object.entries(SERVER).map(([key, texts]) => [key, texts[language]]))

/** Every word that a bond page may say, in English. */
export const ENGLISH: Labels = { ...widgets, ...page, ...served(0) }

/** The same in Russian. */
export const RUSSIAN: Labels = { ...widgetsInRussian, ...pageInRussian, ...served(1) }
