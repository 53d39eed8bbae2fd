// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export { PageFrame } from './page-frame/page-frame.tsx'
export { PageTitle } from './page-frame/page-title.tsx'

export { PageMenu } from './page-menu/page-menu.tsx'
export type { PageMenuItem } from './page-menu/page-menu.view-model.ts'
export type { PageMenuHome } from './page-menu/page-menu-home.tsx'
export { useCurrentSection } from './page-menu/use-current-section.ts'

export { MainMenu, type MenuNeighbours } from './main-menu/main-menu.tsx'
export { type MainMenuModel, useMainMenu } from './main-menu/use-main-menu.ts'
export type { MainMenuGroup } from './main-menu/main-menu.view-model.ts'
export { menuFromMarkup } from './main-menu/menu-from-markup.ts'

export { LoginForm } from './login-form/login-form.tsx'
export { LoginDialog } from './login-form/login-dialog.tsx'
export { type LoginFormModel, useLoginForm } from './login-form/use-login-form.ts'
export type { SignInPort } from './login-form/login-form.reducer.ts'

export { PageAlert } from './page-alert/page-alert.tsx'

export { PhoneConfirmation } from './phone-confirmation/phone-confirmation.tsx'
export { usePhoneConfirmation } from './phone-confirmation/use-phone-confirmation.ts'
export type { PhoneConfirmationPorts } from './phone-confirmation/phone-confirmation.reducer.ts'
export { useWait } from './phone-confirmation/use-wait.ts'

export { useCampaign } from './campaign/use-campaign.ts'

export { RegistrationBanner } from './registration-banner/registration-banner.tsx'
export { useRegistrationBanner } from './registration-banner/use-registration-banner.ts'

export { BottomBanner } from './bottom-banner/bottom-banner.tsx'
export { useBottomBanner } from './bottom-banner/use-bottom-banner.ts'

export { MobileOffer } from './mobile-offer/mobile-offer.tsx'
export { useMobileOffer } from './mobile-offer/use-mobile-offer.ts'

export { TopAccessPrompt } from './top-access-prompt/top-access-prompt.tsx'
export { useTopAccessPrompt } from './top-access-prompt/use-top-access-prompt.ts'

export { Strip } from './strip/strip.tsx'
export { useOccupiedEdges } from './strip/use-occupied-edges.ts'

export { SettingsForm } from './user-settings/settings-form.tsx'
export { SettingsDialog } from './user-settings/settings-dialog.tsx'
export { type SettingsModel, useSettings } from './user-settings/use-settings.ts'
export type { Settings, SettingsPorts } from './user-settings/user-settings.reducer.ts'

export { SupportCounter } from './support-counter/support-counter.tsx'
export type { SupportTicketsPort } from './support-counter/support-counter.reducer.ts'

export { SubscriptionRequest } from './subscription-request/subscription-request.tsx'
export { useSubscriptionRequest } from './subscription-request/use-subscription-request.ts'
export type { SubscriptionPorts } from './subscription-request/subscription-request.reducer.ts'

export { StoredKeysTable } from './stored-keys/stored-keys-table.tsx'
export { ForgetEverything } from './stored-keys/forget-everything.tsx'

export { LabelOverlay } from './label-overlay/label-overlay.tsx'
