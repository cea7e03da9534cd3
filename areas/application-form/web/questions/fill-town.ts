// Fills in the town of a Swiss postcode from the official directory. Loaded with the first complete postcode.

import { onlyPlaceOf } from '#areas/buildings/rules/places.ts'
import { textOf, type Answers, type AnswerValue } from '#areas/forms/rules/answers.ts'

interface Answered {
  now(): { answers: Answers }
  answer(key: string, value: AnswerValue): void
}

/** Leaves a town that was typed, and a postcode that several towns share. */
export function fillTown(part: Answered, postcode: string, townKey: string): void {
  const place = onlyPlaceOf(postcode)
  if (place && textOf(part.now().answers, townKey) === '') part.answer(townKey, place.city)
}
