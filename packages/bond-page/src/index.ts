export { type Address, browserAddress, memoryAddress } from '@accrue/ui/foundation'
export { BondPage, type BondPageProps } from './bond-page.tsx'
export { type BondPagePorts, connectPorts } from './ports.ts'
export { SECTIONS, type Section, type SectionProps, sectionsOf } from './sections.ts'
