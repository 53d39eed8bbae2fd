export * from './access/access.ts'
export * from './calendar/index.ts'
export * from './format/index.ts'
export { HintsProvider, type HintsProviderProps, useHints } from './hints-provider.tsx'
export * from './labels/labels.ts'
export * from './labels/label-store.model.ts'
export * from './labels/use-label-store.ts'
export * from './safe-url.ts'
export { saveFile } from './save-file.ts'
export * from './state/forget-stored.ts'
export * from './state/lazy-part.tsx'
export { createIntersectionObserver, type Intersection, mediaQuery } from './state/observers.ts'
export * from './state/safe-storage.ts'
export * from './state/stored-keys.ts'
// state of a page in its address
export { type Address, browserAddress, memoryAddress } from './address/address.ts'
export {
  type AddressChange,
  type AddressCodec,
  type AddressStep,
  useAddressState,
} from './address/use-address-state.ts'
export * from './state/use-controllable.ts'
export * from './state/use-countdown.ts'
export * from './state/use-debounced.ts'
export * from './state/use-light-paper.ts'
export * from './state/use-media.ts'
export * from './state/use-near.ts'
export * from './state/use-remembered.ts'
export * from './state/use-request.ts'
export * from './to-point.ts'
export * from './tokens/cx.ts'
export * from './tokens/series.ts'
export * from './ui-provider.tsx'
