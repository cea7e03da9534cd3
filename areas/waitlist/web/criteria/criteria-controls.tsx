// Criteria with special controls: rooms in steps of a half, and places with a search.

import type { Controls, Dressed } from '#areas/application-form/web/public.tsx'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import { readJson } from '#platform/rules/reading.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { isSoughtPlace, type SoughtPlace } from '../../rules/place-of.ts'
import { PlacesField } from './PlacesField.tsx'

export const criteriaControls: Controls = { rooms_from: Rooms, rooms_to: Rooms, places: Places }

function Rooms({ field: { min, max }, value, onChange, shared }: Dressed) {
  return (
    <NumberStepper
      {...shared}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      min={min}
      max={max}
      step={0.5}
      decimals={1}
    />
  )
}

function Places({ value, onChange, shared }: Dressed) {
  return <PlacesField {...shared} value={placesIn(value)} onChange={(places) => onChange(answerOfPlaces(places))} />
}

/**
 * Drafts on the device contain places as JSON strings among the other answers; requests to the server contain them as
 * objects.
 */
export const answerOfPlaces = (places: readonly SoughtPlace[]): string[] => places.map((place) => JSON.stringify(place))

export const placesIn = (answer: AnswerValue | undefined): SoughtPlace[] =>
  Array.isArray(answer) ? answer.flatMap((text) => readJson(text, isSoughtPlace) ?? []) : []
