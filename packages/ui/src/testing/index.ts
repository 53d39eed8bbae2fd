export * from './deferred.ts'
export * from './render-with-ui.tsx'
export * from './pseudo-labels.ts'
export * from './sessions.ts'
