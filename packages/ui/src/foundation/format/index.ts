export * from './decimal.ts'
export { type FieldTextOptions, type FieldValue, fieldText, wordOf } from './field-text.ts'
export * from './format-day.ts'
export { withoutFullStop } from './without-full-stop.ts'
