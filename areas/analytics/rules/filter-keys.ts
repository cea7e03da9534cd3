// Keys of the filters that analytics adds to lists, so that a figure can open exactly its records.

export const filterKeys = {
  building: 'first_building',
  kind: 'first_kind',
  object: 'first_object',
  portal: 'portal',
  states: 'states',
  age: 'age_band',
  income: 'income_band',
  offer: 'latest_offer',
  loss: 'loss_reason',
  step: 'reached_step',
  vacant: 'vacant',
} as const
