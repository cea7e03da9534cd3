// What other areas show of the property software.

export { ErpObjectSection } from './ErpObjectSection.tsx'
export { ErpTenancySection } from './ErpTenancySection.tsx'
