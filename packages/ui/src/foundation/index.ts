export * from './access/access.ts'
export * from './calendar/index.ts'
export * from './format/index.ts'
export { HintsProvider, useHints } from './hints-provider.tsx'
export * from './labels/labels.ts'
export { type LabelPart, labelsOf, type LabelsPort } from './labels/label-store.reducer.ts'
export { useLabelStore } from './labels/use-label-store.ts'
export { safeUrl, sameSiteUrl } from './safe-url.ts'
export { saveFile } from './save-file.ts'
export { browserShortcut } from './state/browser-shortcut.ts'
export { Busy, useBusy } from './state/busy-scope.ts'
export { useOverlay } from './overlays/use-overlay.ts'
export { useOnline } from './state/connection.ts'
export { type LazyFallbackProps, lazyPart, type LazyPart, type PartFile } from './state/lazy-part.tsx'
export { ServedMarkup } from './state/served-markup.tsx'
export { createIntersectionObserver, mediaQuery } from './state/observers.ts'
export { cookieStore, memoryStore } from './state/safe-storage.ts'
export { STORED_KEYS, storedKey, type StoredKeys } from './state/stored-keys.ts'
// state of a page in its address
export { type Address, browserAddress, memoryAddress } from './address/address.ts'
export { listPageCodec } from './address/list-page-codec.ts'
export { type AddressCodec, type AddressStep, useAddressState } from './address/use-address-state.ts'
export { useCountdown } from './state/use-countdown.ts'
export { useDebounced } from './state/use-debounced.ts'
export { useLightPaper } from './state/use-light-paper.ts'
export { MOBILE_WIDTH, useIsMobile, useMedia, useReducedMotion } from './state/use-media.ts'
export { useNear } from './state/use-near.ts'
export { useRemembered } from './state/use-remembered.ts'
export { type Port, type Request, type Settled, useRequest } from './state/use-request.ts'
export { toPoint, toPoints } from './to-point.ts'
export { cx } from './tokens/cx.ts'
export { seriesStyle } from './tokens/series.ts'
export {
  type Stores,
  UiProvider,
  useAccess,
  useClock,
  useLabel,
  useLang,
  useSession,
  useStores,
  useToday,
  useUi,
  useVerdict,
} from './ui-provider.tsx'
