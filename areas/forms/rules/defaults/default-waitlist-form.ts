// Default form for a waiting list: requirements for the dwelling, the household and its contact (domain.md §7).

import { contactFields, movingDate, nameFields } from './default-parts.ts'
import { consent, longText, number, section, when, yesNo } from '../field-kinds.ts'
import type { FormDefinition } from '../form-definition.ts'

export const defaultWaitlistForm: FormDefinition = {
  title: 'application_form_title_waitlist_criteria',
  start: { text: 'application_form_start_text_waitlist', papers: [] },
  steps: [
    {
      key: 'household',
      title: 'application_form_step_criteria',
      active: true,
      sections: [
        section('household', 'sought', [
          yesNo('seeks_apartment', { initial: true }),
          yesNo('seeks_parkingspace'),
          yesNo('seeks_craft'),
          yesNo('seeks_other'),
        ]),
        section('household', 'criteria', [
          number('rooms_from', { required: true, min: 1, max: 12, ...when('seeks_apartment') }),
          number('rooms_to', { min: 1, max: 12, hint: 'application_form_hint_rooms_to', ...when('seeks_apartment') }),
          number('area_from', { min: 10, max: 500, unit: 'm²' }),
          number('rent_max', { required: true, min: 100, max: 20_000, unit: 'CHF' }),
          longText('places', { required: true, maxLength: 500, hint: 'application_form_hint_places' }),
          movingDate('new'),
        ]),
        section(
          'household',
          'needs',
          [
            yesNo('obstacle_free'),
            yesNo('wants_lift'),
            yesNo('wants_balcony'),
            yesNo('not_ground_floor'),
            yesNo('parking'),
            yesNo('has_dog'),
            yesNo('has_cat'),
          ],
          when('seeks_apartment'),
        ),
        section('household', 'household_general', [
          number('adults_count', { required: true, min: 1, max: 12, initial: 1 }),
          number('children_count', { required: true, min: 0, max: 12, initial: 0 }),
          longText('remarks'),
        ]),
        section('household', 'contact', [...nameFields, ...contactFields]),
      ],
    },
    {
      key: 'summary',
      title: 'application_form_step_summary',
      active: true,
      sections: [section('household', 'consents', [consent('agreement_truth'), consent('agreement_waitlist')])],
    },
  ],
}
