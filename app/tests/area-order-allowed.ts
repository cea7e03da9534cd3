// Exceptions to the order of the areas, by file. `area-order.test.ts` fails when an exception is missing or no longer
// needed.

import { records } from './area-order-allowed-records.ts'

/** File → imported paths and `table <name>` for tables named in SQL. */
export type Exceptions = Readonly<Record<string, readonly string[]>>

/** Obsolete once higher areas declare their parts of lower pages and lists. */
const slots: Exceptions = {
  'areas/application-form/web/preview/PreviewWhole.tsx': ['areas/waitlist/web/public.tsx'],
  'areas/applications/web/details/ApplicationsPage.tsx': ['areas/application-form/web/public.tsx'],
  'areas/objects/web/details/ObjectListPages.tsx': ['areas/applications/web/public.tsx'],
}

/** Obsolete once an area below both owns these facts. */
const order: Exceptions = {
  'areas/application-form/web/preview/PreviewWhole.tsx': ['areas/waitlist/rules/criteria-problems.ts'],
  'areas/buildings/server/list.ts': ['table property_object'],
  'areas/objects/server/details/received-sql.ts': ['table application', 'table application_wish'],
  'areas/objects/server/details/ties.ts': [
    'table application_wish',
    'table assignment',
    'table assignment_companion',
    'table offer',
  ],
  'areas/objects/server/list/list-filters.ts': ['table application_wish'],
  'areas/objects/server/list/list-row.ts': [
    'table application',
    'table application_wish',
    'table interested_person',
    'table interested_wish',
  ],
}

export const allowed: Readonly<Record<string, Exceptions>> = { records, slots, order }
