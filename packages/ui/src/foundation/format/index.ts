export { formatDecimal, roundDecimal, roundTo } from './decimal.ts'
export { fieldText, wordOf } from './field-text.ts'
export {
  formatDay,
  formatDayDistance,
  formatDayPattern,
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  languageOf,
  LANGUAGES,
  lastAccruedDay,
  localeOf,
  ordinarySpaces,
} from './format-day.ts'
