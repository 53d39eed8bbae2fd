export * from './decimal.ts'
export * from './format-day.ts'
