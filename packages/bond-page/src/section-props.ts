import type { BondPageData } from '@accrue/api-client'
import type { Address } from '@accrue/ui/foundation'
import type { BondPagePorts } from './ports.ts'

export type SectionProps = { page: BondPageData; ports: BondPagePorts; address: Address }
