// A waitlist form as shown on one page: fields that do not apply are removed, and fields used for matching keep the
// limits of stored requests.

import { activeSteps, fieldType, type FormDefinition, type FormField, type FormSection } from './form-definition.ts'

/**
 * Excluded field types: documents are requested once there is an object, and other persons are not recorded on the
 * waitlist.
 */
export const neverWhileWaiting: readonly FormField['type'][] = [
  fieldType.file,
  fieldType.selectApartment,
  fieldType.selectResidents,
]

export const isAskedWhileWaiting = ({ of }: Pick<FormSection, 'of'>, { type }: Pick<FormField, 'type'>): boolean =>
  of === 'household' && !neverWhileWaiting.includes(type)

type Bounds = Pick<FormField, 'min' | 'max' | 'maxLength'>

/** Limits of stored requests. */
const bounds: Readonly<Record<string, Bounds>> = {
  rooms_from: { min: 0, max: 20 },
  rooms_to: { min: 0, max: 20 },
  rent_max: { min: 0, max: 1_000_000 },
  area_from: { min: 0, max: 100_000 },
  adults_count: { min: 1, max: 20 },
  children_count: { min: 0, max: 20 },
  remarks: { maxLength: 2000 },
  // Both are joined to one name of at most 120 characters.
  firstname: { maxLength: 59 },
  name: { maxLength: 60 },
}

export const askedForm = (form: FormDefinition): FormDefinition => ({
  ...form,
  steps: activeSteps(form).map((step) => ({
    ...step,
    sections: step.sections
      .filter(({ of }) => of === 'household')
      .map((section) => ({
        ...section,
        fields: section.fields.filter((field) => isAskedWhileWaiting(section, field)).map(withinBounds),
      })),
  })),
})

function withinBounds(field: FormField): FormField {
  const { min: least, max: most, maxLength: longest } = bounds[field.key] ?? {}
  return {
    ...field,
    ...(least !== undefined && { min: Math.max(field.min ?? least, least) }),
    ...(most !== undefined && { max: Math.min(field.max ?? most, most) }),
    ...(longest !== undefined && { maxLength: Math.min(field.maxLength ?? longest, longest) }),
  }
}
