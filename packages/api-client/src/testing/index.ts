export {
  exampleOf,
  type FakeAnswer,
  type FakeServerOptions,
  fakeServer,
  jsonResponse,
  refusalResponse,
  responseOf,
  type SeenRequest,
} from './fake-server.ts'
export { type RoutedRequest, operationOf } from '../route.ts'
export { everyCall } from './calls.ts'
export { jumpingClock } from './clock.ts'
export { type FaultCase, type FaultContext, faultCases } from './faults.ts'
export { type Drift, driftsOf } from './drift.ts'
export { SESSIONS } from './sessions.ts'
