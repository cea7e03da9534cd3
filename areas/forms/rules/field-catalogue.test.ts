import { expect, it } from 'vitest'
import { allCatalogueFields, catalogueField, proposedKeepMonths } from './field-catalogue.ts'
import { defaultForm } from './defaults/default-form.ts'
import { fieldsOf } from './form-definition.ts'

it('brings the deletion period of its class along, which the product’s own forms leave to the whole application', () => {
  expect(catalogueField('adult', 'gross_income')?.field.keepMonths).toBe(3)
  expect(catalogueField('adult', 'copy_of_id')?.field.keepMonths).toBe(1)
  expect(catalogueField('adult', 'phone')?.field).not.toHaveProperty('keepMonths')
  const wrong = allCatalogueFields.filter(
    ({ field, personalData }) => field.keepMonths !== proposedKeepMonths[personalData],
  )
  expect(wrong).toEqual([])
  expect(fieldsOf(defaultForm, 'adult').filter(({ keepMonths }) => keepMonths !== undefined)).toEqual([])
})
