// Fields that load when they are first shown. Separate from the other later parts, which contain forms of such fields.

import { arriving } from '#platform/web/core/arriving.ts'

export const laterFields = {
  agreement: arriving(() => import('./Agreement.tsx')),
  certificate: arriving(() => import('./CertificateField.tsx')),
  count: arriving(async () => ({ default: (await import('#platform/web/form/NumberStepper.tsx')).NumberStepper })),
  country: arriving(async () => ({ default: (await import('#platform/web/form/CountrySelect.tsx')).CountrySelect })),
  day: arriving(() => import('./DayField.tsx')),
  documents: arriving(() => import('./DocumentsField.tsx')),
  phone: arriving(async () => ({ default: (await import('#platform/web/form/PhoneField.tsx')).PhoneField })),
  resident: arriving(() => import('./ResidentField.tsx')),
  select: arriving(async () => ({ default: (await import('#platform/web/form/SelectField.tsx')).SelectField })),
  textArea: arriving(async () => ({ default: (await import('#platform/web/form/TextAreaField.tsx')).TextAreaField })),
  wishes: arriving(() => import('./WishOrder.tsx')),
}
