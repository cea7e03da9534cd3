// Criteria with special controls: ticks, rooms in steps of a half, and places with a search.

import { Checkbox } from '@mantine/core'
import type { Controls, Dressed } from '#areas/application-form/web/public.tsx'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import { readJson } from '#platform/rules/reading.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { kindQuestions, needQuestions } from '../../rules/criteria-answers.ts'
import { isSoughtPlace, type SoughtPlace } from '../../rules/place-of.ts'
import { PlacesField } from './PlacesField.tsx'

const ticks = Object.fromEntries(
  [...Object.values(kindQuestions), ...Object.values(needQuestions)].map((key) => [key, Tick]),
)

export const criteriaControls: Controls = { ...ticks, rooms_from: Rooms, rooms_to: Rooms, places: Places }

/** A checkbox instead of yes and no: an unchecked wish needs no answer. */
function Tick({ field, value, onChange, shared }: Dressed) {
  return (
    <Checkbox
      id={fieldId(field.key)}
      label={shared.label}
      description={shared.hint}
      error={shared.error}
      checked={value === true}
      disabled={shared.disabled ?? false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

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
