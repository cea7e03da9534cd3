// Fields that load when they are first shown. Separate from the other lazy parts, which contain forms with such
// fields.

import { arriving } from '#platform/web/core/arriving.ts'

export const laterFields = {
  agreement: arriving(() => import('./questions/Agreement.tsx')),
  certificate: arriving(() => import('./documents/CertificateField.tsx')),
  count: arriving(async () => ({ default: (await import('#platform/web/form/time/NumberStepper.tsx')).NumberStepper })),
  country: arriving(async () => ({
    default: (await import('#platform/web/form/fields/CountrySelect.tsx')).CountrySelect,
  })),
  day: arriving(() => import('./questions/DayField.tsx')),
  documents: arriving(() => import('./documents/DocumentsField.tsx')),
  email: arriving(() => import('./questions/EmailField.tsx')),
  month: arriving(() => import('./questions/MonthField.tsx')),
  phone: arriving(async () => ({ default: (await import('#platform/web/form/fields/PhoneField.tsx')).PhoneField })),
  resident: arriving(() => import('./people/ResidentField.tsx')),
  select: arriving(async () => ({ default: (await import('#platform/web/form/fields/SelectField.tsx')).SelectField })),
  textArea: arriving(async () => ({
    default: (await import('#platform/web/form/fields/TextAreaField.tsx')).TextAreaField,
  })),
  wishes: arriving(() => import('./questions/WishOrder.tsx')),
}
