// Objects to which an option is offered.

export const optionReaches = ['all', 'buildings', 'objects'] as const
export type OptionReach = (typeof optionReaches)[number]

interface Reaching {
  reach: OptionReach
  buildingIds: readonly string[]
  objectIds: readonly string[]
}

export function reaches(option: Reaching, object: { id: string; buildingId: string }): boolean {
  if (option.reach === 'all') return true
  return option.reach === 'buildings'
    ? option.buildingIds.includes(object.buildingId)
    : option.objectIds.includes(object.id)
}
