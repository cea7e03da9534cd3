// The catalogue of product questions: type, allowed place, privacy class, retention period, and the stage at which
// the law allows a landlord to ask. The form builder offers these questions; deletion and exports use the classes.

import type { FormField, FormSection, DataClass } from './form-definition.ts'
import { defaultForms } from './defaults/default-forms.ts'
import { formKinds, type FormKind } from './form-kinds.ts'

export interface CatalogueField {
  of: FormSection['of']
  /** The product's version of the field; the builder adds a copy of it. */
  field: FormField
  /** The kinds of forms it is intended for; other forms may use it too. */
  kinds: FormKind[]
  /** Text key of the section that usually contains it. */
  section: FormSection['title']
  personalData: DataClass
}

const contact = new Set([
  'title',
  'firstname',
  'name',
  'date_of_birth',
  'place_of_birth',
  'civil_status',
  'swiss_citizen',
  'nation',
  'place_of_citizenship',
  'permit',
  'living_in_country_since',
  'phone',
  'office_phone',
  'email',
  'email_confirm',
  'street_nr',
  'postcode',
  'city',
  'previous_street_nr',
  'previous_postcode',
  'previous_city',
  'previous_country',
  'membership_number',
  'mailbox_label',
  'licence_plate',
  'company_contact',
  'company_contact_phone',
  'company_contact_email',
  'copy_of_permit',
])

const financial = new Set([
  'occupation',
  'employment_quota',
  'contract',
  'company_since',
  'employment_terminated',
  'company_name',
  'company_street_nr',
  'company_postcode',
  'company_city',
  'company_country',
  'gross_income',
  'income_rent_ratio',
  'securities',
  'certificate_number',
  'iban',
  'bank_name',
  'account_owner',
  'securities_options',
  'provider',
  'financing_state',
  'financing_confirmation',
])

/** Copies of documents and register data are protected like data that the law calls sensitive. */
const sensitive = new Set([
  'taxable_income',
  'taxable_assets',
  'tax_assessment',
  'debt_collection_extract',
  'copy_of_id',
  'further_documents',
])

/** Proposed retention in months for data that the landlord may no longer need once another applicant is chosen. */
export const proposedKeepMonths: Record<DataClass, number | undefined> = {
  none: undefined,
  contact: undefined,
  financial: 3,
  sensitive: 1,
}

/** By person kind and key. A question in several kinds of forms has one entry. */
const catalogue: ReadonlyMap<string, CatalogueField> = gather()

export const allCatalogueFields: readonly CatalogueField[] = [...catalogue.values()]

export const catalogueField = (of: FormSection['of'], key: string): CatalogueField | undefined =>
  catalogue.get(`${of}.${key}`)

export const dataClassOf = (of: FormSection['of'], field: FormField): DataClass =>
  field.personalData ?? catalogueField(of, field.key)?.personalData ?? 'none'

/** The proposed deletion period is added with the field and can be changed. */
function kept(field: FormField): FormField {
  const keepMonths = field.keepMonths ?? proposedKeepMonths[classOf(field.key)]
  return keepMonths === undefined ? field : { ...field, keepMonths }
}

function gather(): Map<string, CatalogueField> {
  const known = new Map<string, CatalogueField>()
  for (const kind of formKinds) {
    for (const { of, title, fields } of defaultForms[kind].steps.flatMap((step) => step.sections)) {
      for (const field of fields) {
        const key = `${of}.${field.key}`
        const before = known.get(key)
        if (before) before.kinds.push(kind)
        else known.set(key, { of, field: kept(field), kinds: [kind], section: title, personalData: classOf(field.key) })
      }
    }
  }
  return known
}

function classOf(key: string): DataClass {
  if (contact.has(key)) return 'contact'
  if (sensitive.has(key)) return 'sensitive'
  return financial.has(key) ? 'financial' : 'none'
}
