// Default form for a parking space: the vehicle, the person and their contact.

import {
  addressFields,
  birthField,
  contactFields,
  movingDate,
  nameFields,
  sourceFields,
  shortForm,
  summaryStep,
} from './default-parts.ts'
import { pick, section, text, yesNo } from '../field-kinds.ts'
import type { FormDefinition } from '../form-definition.ts'

const vehicles = ['car', 'van', 'motorbike', 'bicycle', 'trailer', 'other']

export const defaultParkingForm: FormDefinition = shortForm({
  title: 'application_form_title_parking',
  papers: [],
  asks: 'application_form_step_vehicle',
  household: [
    section('household', 'vehicle', [
      pick('vehicle_kind', { group: 'vehicle_kind', values: vehicles, required: true }),
      text('licence_plate', { maxLength: 20 }),
      yesNo('wants_charging'),
      movingDate('usual', 'application_form_hint_moving_date'),
    ]),
    section('household', 'additional_information', sourceFields),
  ],
  adult: [
    section('adult', 'person', [...nameFields, birthField]),
    section('adult', 'contact', contactFields),
    section('adult', 'housing', addressFields),
  ],
  summary: summaryStep,
})
