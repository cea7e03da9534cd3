// State of a new object in the wizard: entered values, and problems by page.

import { buildingData, type BuildingData } from '#areas/buildings/contract/buildings.ts'
import { noBuilding } from '#areas/buildings/contract/no-building.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import { contractErrors, type FieldProblem } from '#platform/web/form/contract-errors.ts'
import { objectData, type ObjectData } from '../../contract/edit.ts'
import type { ChosenDocument } from '../media/chosen-document.ts'
import { problemOfSorts } from '../../rules/object-media.ts'
import { problemsOf } from '../../rules/object-problems.ts'
import { pageOfField, sectionsOf, type Asked } from '../../rules/object-sections.ts'

export const wizardPages = ['area', 'prices', 'address', 'upload', 'rental', 'additional', 'summary'] as const
export type WizardPageKey = (typeof wizardPages)[number]

export interface NewObject {
  data: ObjectData
  /** True to create a building with the object instead of selecting an existing one. */
  isNewBuilding: boolean
  buildingId: string | null
  building: BuildingData
  images: readonly UploadedFile[]
  /** `key` is the chosen document type. */
  documents: readonly ChosenDocument[]
}

/** Returns the errors by field for one page. */
export function errorsOn(page: WizardPageKey, wanted: NewObject, asked: Asked): Record<string, FieldProblem> {
  if (page === 'summary') return {}
  if (page === 'address') return addressErrors(wanted)
  if (page === 'upload') {
    const problem = problemOfSorts(wanted.documents.map(({ key }) => key))
    return problem ? { updatedFiles: { key: problem } } : {}
  }
  const here = new Set<string>(sectionsOf(asked, page).flatMap(({ fields }) => fields))
  const unfit = problemsOf(asked.kind, wanted.data).map(({ field, key }) => [field, { key }])
  const errors = { ...Object.fromEntries(unfit), ...contractErrors(objectData, wanted.data) }
  return Object.fromEntries(Object.entries<FieldProblem>(errors).filter(([field]) => here.has(field)))
}

function addressErrors({ isNewBuilding, buildingId, building }: NewObject): Record<string, FieldProblem> {
  if (!isNewBuilding) return buildingId === null ? { buildingId: { key: 'general_field_is_required' } } : {}
  const errors = contractErrors(buildingData, building)
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [`building.${field}`, key]))
}

/** Returns the page that contains a field refused by the server. */
export function pageOf(field: string): WizardPageKey {
  if (field.startsWith('building')) return 'address'
  return field.startsWith('updated') ? 'upload' : (pageOfField(field) ?? 'summary')
}

/** Initial values besides `data`. */
export const nothingBuilt: Omit<NewObject, 'data'> = {
  isNewBuilding: false,
  buildingId: null,
  building: noBuilding,
  images: [],
  documents: [],
}
