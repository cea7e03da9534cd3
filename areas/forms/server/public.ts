// For other areas: the form in use, its published versions, and tables for joins.

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
