// What somebody is asked who wants a parking space: the vehicle, who they are, how to reach them.

import {
  addressFields,
  birthField,
  contactFields,
  nameFields,
  sourceFields,
  summaryStep,
  wishSection,
} from './default-parts.ts'
import { day, pick, section, text, yesNo } from './field-kinds.ts'
import type { FormDefinition } from './form-definition.ts'

const vehicles = ['car', 'van', 'motorbike', 'bicycle', 'trailer', 'other']

export const defaultParkingForm: FormDefinition = {
  title: 'application_form_title_parking',
  start: { text: 'application_form_start_text_short', papers: [] },
  steps: [
    { key: 'object', title: 'application_form_step_object', active: true, sections: [wishSection] },
    {
      key: 'household',
      title: 'application_form_step_vehicle',
      active: true,
      sections: [
        section('household', 'vehicle', [
          pick('vehicle_kind', { group: 'vehicle_kind', values: vehicles, required: true }),
          text('licence_plate', { maxLength: 20 }),
          yesNo('wants_charging'),
          day('moving_date', { hint: 'application_form_hint_moving_date', checks: ['not_past'] }),
        ]),
        section('household', 'additional_information', sourceFields),
      ],
    },
    {
      key: 'people',
      title: 'application_form_step_people',
      active: true,
      sections: [
        section('adult', 'person', [...nameFields, birthField]),
        section('adult', 'contact', contactFields),
        section('adult', 'housing', addressFields),
      ],
    },
    summaryStep,
  ],
}
