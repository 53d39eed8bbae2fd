export { MobileOffer, SupportCounter } from '@accrue/ui/shell'
