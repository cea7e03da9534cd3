// Step 1 of the default form: the wished objects in order of preference, and a list of further interests
// (domain.md §3.2).

import { wishSection } from './default-parts.ts'
import { file, hidden, longText, note, number, off, section, text, tick, when } from '../field-kinds.ts'
import type { FormField, FormStep } from '../form-definition.ts'

const spaces = (key: string, wanted: string, extras: Partial<FormField> = {}): FormField =>
  number(key, { min: 0, max: 9, ...when(wanted), ...extras })
const squareMetres = (key: string, wanted: string, extras: Partial<FormField> = {}): FormField =>
  number(key, { min: 1, max: 2000, unit: 'm²', ...when(wanted), ...off, ...extras })

/** Interests in what only new developments offer; asked where flats are let for the first time. */
export const firstLettingInterests: readonly string[] = [
  'car_sharing',
  'wants_addroom',
  'wants_workshop',
  'wants_coworking',
  'wants_homeoffice',
]

export const objectStep: FormStep = {
  key: 'object',
  title: 'application_form_step_object',
  active: true,
  sections: [
    wishSection,
    section(
      'household',
      'additional_objects',
      [
        note('additional_objects_note'),
        tick('parking'),
        tick('motorbikes'),
        tick('bicycles'),
        tick('wants_stockroom'),
        tick('car_sharing', off),
        tick('wants_addroom', off),
        tick('wants_workshop', off),
        tick('wants_coworking', off),
        tick('wants_homeoffice', off),
        tick('obstacle_free'),
        spaces('parking_regular', 'parking'),
        spaces('parking_small', 'parking', off),
        spaces('parking_large', 'parking', off),
        spaces('parking_electric', 'parking'),
        spaces('parking_electric_small', 'parking', off),
        spaces('parking_outdoor', 'parking'),
        spaces('parking_special', 'parking', off),
        text('car_reason', { ...when('parking'), ...off }),
        file('parking_proof', {
          ...when('parking'),
          ...off,
          maxLength: 3,
          hint: 'application_form_hint_parking_proof',
        }),
        spaces('parking_motorbike', 'motorbikes'),
        spaces('parking_bicycle', 'bicycles'),
        spaces('parking_electric_bicycles', 'bicycles', off),
        longText('addroom_intended_use', { ...when('wants_addroom'), ...off }),
        squareMetres('addroom_area_from', 'wants_addroom'),
        squareMetres('addroom_area_to', 'wants_addroom', { from: 'addroom_area_from' }),
        longText('stockroom_intended_use', when('wants_stockroom')),
        squareMetres('stockroom_area_from', 'wants_stockroom', { active: true }),
        squareMetres('stockroom_area_to', 'wants_stockroom', { from: 'stockroom_area_from', active: true }),
        longText('workshop_intended_use', { ...when('wants_workshop'), ...off }),
        text('wants_homeoffice_detail', { ...when('wants_homeoffice'), ...off }),
        // Advertisement or letter that led to the form; set by a parameter of the link.
        hidden('campaign'),
      ],
      { title: 'application_form_section_also_interested' },
    ),
  ],
}
