// The product forms, one per kind, which projects use until they build their own.

import { defaultBusinessForm } from './default-business-form.ts'
import { defaultForm } from './default-form.ts'
import { defaultParkingForm } from './default-parking-form.ts'
import { defaultSaleForm } from './default-sale-form.ts'
import { defaultWaitlistForm } from './default-waitlist-form.ts'
import type { FormDefinition } from '../form-definition.ts'
import type { FormKind } from '../form-kinds.ts'

export const defaultForms: Record<FormKind, FormDefinition> = {
  apartment: defaultForm,
  parking: defaultParkingForm,
  business: defaultBusinessForm,
  sale: defaultSaleForm,
  waitlist_criteria: defaultWaitlistForm,
}
