export * from './deferred.ts'
export * from './render-with-ui.tsx'
export * from './sessions.ts'
