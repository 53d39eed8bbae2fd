export * from './day.ts'
