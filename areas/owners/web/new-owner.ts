// Values of the form for a new owner.

import { currentLanguage } from '#platform/web/i18n/language.ts'
import type { OwnerEdit } from '../contract/owners.ts'

export const newOwner = (): OwnerEdit => ({
  name: '',
  kind: 'firm',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  street: '',
  postal_code: '',
  city: '',
  note: '',
  language: currentLanguage(),
  is_active: true,
})
