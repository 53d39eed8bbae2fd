import type { BondPage } from '@accrue/api-client'
import type { Address } from '@accrue/ui/foundation'
import type { BondPagePorts } from './ports.ts'

export type SectionProps = { page: BondPage; ports: BondPagePorts; address: Address }
