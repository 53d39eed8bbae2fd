// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export * from './page-frame/page-frame.tsx'
export * from './page-frame/page-title.tsx'

export * from './page-menu/page-menu.tsx'
export type { PageMenuItem } from './page-menu/page-menu.view-model.ts'
export type { PageMenuHome } from './page-menu/page-menu-home.tsx'
export * from './page-menu/use-current-section.ts'

export * from './main-menu/main-menu.tsx'
export * from './main-menu/use-main-menu.ts'
export * from './main-menu/main-menu.reducer.ts'
export type { MainMenuEntry, MainMenuGroup, MainMenuLink } from './main-menu/main-menu.view-model.ts'
export * from './main-menu/menu-from-markup.ts'

export * from './login-form/login-form.tsx'
export * from './login-form/login-dialog.tsx'
export {
  type LoginFormEvents,
  type LoginFormModel,
  type LoginFormOptions,
  useLoginForm,
} from './login-form/use-login-form.ts'
export type {
  LoginAnswer,
  LoginCredentials,
  LoginError,
  LoginField,
  LoginFormState,
  LoginPhase,
  LoginProblem,
  LoginProvider,
  SignInPort,
} from './login-form/login-form.reducer.ts'

export * from './page-alert/page-alert.tsx'
export type { PageAlertCause } from './page-alert/page-alert.view-model.ts'

export * from './phone-confirmation/phone-confirmation.tsx'
export * from './phone-confirmation/use-phone-confirmation.ts'
export * from './phone-confirmation/phone-confirmation.reducer.ts'
export * from './phone-confirmation/use-wait.ts'
export type * from './phone-confirmation/phone-confirmation.view-model.ts'

export * from './campaign/campaign.rules.ts'
export * from './campaign/use-campaign.ts'

export * from './registration-banner/registration-banner.tsx'
export * from './registration-banner/use-registration-banner.ts'
export * from './registration-banner/registration-banner.reducer.ts'
export * from './registration-banner/watch-visitor.ts'

export * from './bottom-banner/bottom-banner.tsx'
export * from './bottom-banner/use-bottom-banner.ts'
export * from './bottom-banner/bottom-banner.rules.ts'
export type { BottomBannerContent } from './bottom-banner/bottom-banner.view-model.ts'

export * from './mobile-offer/mobile-offer.tsx'
export * from './mobile-offer/use-mobile-offer.ts'
export * from './mobile-offer/mobile-offer.view-model.ts'
export * from './mobile-offer/device.rules.ts'

export * from './top-access-prompt/top-access-prompt.tsx'
export * from './top-access-prompt/use-top-access-prompt.ts'
export * from './top-access-prompt/top-access-prompt.view-model.ts'

export * from './strip/strip.tsx'
export * from './strip/use-occupied-edges.ts'

export * from './user-settings/settings-form.tsx'
export * from './user-settings/settings-dialog.tsx'
export * from './user-settings/use-settings.ts'
export * from './user-settings/user-settings.reducer.ts'

export * from './support-counter/support-counter.tsx'
export * from './support-counter/support-counter.reducer.ts'

export * from './subscription-request/subscription-request.tsx'
export * from './subscription-request/use-subscription-request.ts'
export * from './subscription-request/subscription-request.reducer.ts'

export * from './stored-keys/stored-keys-table.tsx'
export * from './stored-keys/forget-everything.tsx'

export * from './label-overlay/label-overlay.tsx'
