// For other areas: the form that asks, its published versions, and the tables for those that join them.

export {
  ensureDefaultForm,
  findForm,
  findStoredForm,
  lookForForm,
  makeDefaultForm,
  offering,
  providerName,
  type StoredForm,
  type WantedForm,
} from './forms.ts'
export { applicationForm, projectForm } from './tables.ts'
