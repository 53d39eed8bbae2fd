// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export * from './page-menu/page-menu.tsx'
export type { PageMenuItem } from './page-menu/page-menu.shape.ts'
export type { PageMenuHome } from './page-menu/page-menu-home.tsx'
export * from './page-menu/use-current-section.ts'

export * from './registration-banner/registration-banner.tsx'
export * from './registration-banner/use-registration-banner.ts'
export * from './registration-banner/registration-banner.model.ts'
export * from './registration-banner/watch-visitor.ts'
