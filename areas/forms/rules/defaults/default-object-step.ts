// Step 1 of the default form: the wished objects in order of preference, and additional wishes (domain.md §3.2).

import { wishSection } from './default-parts.ts'
import { file, hidden, longText, note, number, section, text, when, yesNo } from '../field-kinds.ts'
import type { FormField, FormStep } from '../form-definition.ts'

const spaces = (key: string, wanted: string): FormField => number(key, { min: 0, max: 9, ...when(wanted) })
const squareMetres = (key: string, wanted: string, extras: Partial<FormField> = {}): FormField =>
  number(key, { min: 1, max: 2000, unit: 'm²', ...when(wanted), ...extras })

export const objectStep: FormStep = {
  key: 'object',
  title: 'application_form_step_object',
  active: true,
  sections: [
    wishSection,
    section('household', 'additional_objects', [
      note('additional_objects_note'),
      yesNo('parking'),
      spaces('parking_regular', 'parking'),
      spaces('parking_small', 'parking'),
      spaces('parking_large', 'parking'),
      spaces('parking_electric', 'parking'),
      spaces('parking_electric_small', 'parking'),
      spaces('parking_outdoor', 'parking'),
      spaces('parking_special', 'parking'),
      text('car_reason', when('parking')),
      file('parking_proof', { ...when('parking'), maxLength: 3, hint: 'application_form_hint_parking_proof' }),
      yesNo('car_sharing'),
      yesNo('motorbikes'),
      spaces('parking_motorbike', 'motorbikes'),
      yesNo('bicycles'),
      spaces('parking_bicycle', 'bicycles'),
      spaces('parking_electric_bicycles', 'bicycles'),
      yesNo('wants_addroom'),
      longText('addroom_intended_use', when('wants_addroom')),
      squareMetres('addroom_area_from', 'wants_addroom'),
      squareMetres('addroom_area_to', 'wants_addroom', { from: 'addroom_area_from' }),
      yesNo('wants_stockroom'),
      longText('stockroom_intended_use', when('wants_stockroom')),
      squareMetres('stockroom_area_from', 'wants_stockroom'),
      squareMetres('stockroom_area_to', 'wants_stockroom', { from: 'stockroom_area_from' }),
      yesNo('wants_workshop'),
      longText('workshop_intended_use', when('wants_workshop')),
      yesNo('wants_coworking'),
      yesNo('wants_homeoffice'),
      text('wants_homeoffice_detail', when('wants_homeoffice')),
      yesNo('obstacle_free'),
      // Advertisement or letter that led to the form; set by a parameter of the link.
      hidden('campaign'),
    ]),
  ],
}
