// Fields for the owner in forms of other areas.

export { NewOwnerButton } from './NewOwnerButton.tsx'
export { OwnerNameField } from './OwnerNameField.tsx'
export { OwnerSelect } from './OwnerSelect.tsx'
export type { FoundOwner } from './use-found-owners.ts'
