// The fields of an option while it is edited.

import type { OptionData, SaleOptionView } from '../../contract/options.ts'

export const newChoice: OptionData['choices'][number] = { key: null, titleDe: '', titleFr: '', effect: 0 }

const newOption: OptionData = {
  titleDe: '',
  titleFr: '',
  textDe: '',
  textFr: '',
  choices: [newChoice, newChoice],
  deadlineOn: null,
  deadlineDays: 30,
  reach: 'all',
  buildingIds: [],
  objectIds: [],
}

export function draftOf(option: SaleOptionView | null): OptionData {
  if (!option) return newOption
  const { titleDe, titleFr, textDe, textFr, choices, deadlineOn, deadlineDays, reach, buildingIds, objectIds } = option
  return { titleDe, titleFr, textDe, textFr, choices, deadlineOn, deadlineDays, reach, buildingIds, objectIds }
}
