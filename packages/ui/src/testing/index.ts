export { type Deferred, deferred } from './deferred.ts'
export { renderWithUi } from './render-with-ui.tsx'
export { pseudoLabels } from './pseudo-labels.ts'
export { ACCESS, SESSIONS, sampleAccess } from './sessions.ts'
