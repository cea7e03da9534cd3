// What the tenants' screen shows of the agreement.

export { AgreementSection } from './AgreementSection.tsx'
export { MissingList } from './MissingList.tsx'
export { SendAgreementModal } from './SendAgreementModal.tsx'
export { SignaturesSection } from './SignaturesSection.tsx'
export { WithdrawModal } from './WithdrawModal.tsx'
