// Default form for a purchase: purpose, financing and the person.

import {
  addressFields,
  birthField,
  contactFields,
  movingDate,
  nameFields,
  sourceFields,
  shortForm,
  summaryOfPurchase,
} from './default-parts.ts'
import { country, file, pick, radio, section, whenIs } from '../field-kinds.ts'
import type { Condition, FormDefinition } from '../form-definition.ts'

const foreign: { condition: Condition } = { condition: { field: 'nation', differs: 'CH' } }

export const defaultSaleForm: FormDefinition = shortForm({
  title: 'application_form_title_sale',
  papers: ['application_form_paper_financing'],
  asks: 'application_form_step_purchase',
  household: [
    section('household', 'purchase', [
      radio('purchase_purpose', {
        group: 'purchase_purpose',
        values: ['own_use', 'family', 'investment'],
        required: true,
      }),
      radio('financing_state', {
        group: 'financing_state',
        values: ['confirmed', 'in_progress', 'open'],
        required: true,
      }),
      file('financing_confirmation', { maxLength: 3, ...whenIs('financing_state', 'confirmed') }),
      movingDate('new', 'application_form_hint_moving_date'),
    ]),
    section('household', 'additional_information', sourceFields),
  ],
  adult: [
    // The right to buy land depends on nationality and permit (BewG).
    section('adult', 'person', [
      ...nameFields,
      birthField,
      country('nation', { required: true }),
      pick('permit', { group: 'permit', values: ['B', 'C', 'L', 'other'], required: true, ...foreign }),
    ]),
    section('adult', 'contact', contactFields),
    section('adult', 'housing', addressFields),
  ],
  summary: summaryOfPurchase,
})
