// Exceptions to the order of the areas, by file. `area-order.test.ts` fails when one is missing, and when one is no longer needed.

import { records } from './area-order-allowed-records.ts'

/** File → imported paths and `table <name>` for tables named in SQL. */
export type Exceptions = Readonly<Record<string, readonly string[]>>

/** Gone when higher areas declare their parts of lower pages and lists. */
const slots: Exceptions = {
  'areas/application-form/web/preview/PreviewWhole.tsx': ['areas/waitlist/web/public.tsx'],
  'areas/applications/web/details/ApplicationsPage.tsx': ['areas/application-form/web/public.tsx'],
  'areas/objects/web/details/ObjectListPages.tsx': ['areas/applications/web/public.tsx'],
}

/** Gone when the facts have an owner below both areas. */
const order: Exceptions = {
  'areas/application-form/web/preview/PreviewWhole.tsx': ['areas/waitlist/rules/criteria-problems.ts'],
  'areas/applications/rules/answer-periods.test.ts': ['areas/form-settings/rules/testing/changing.ts'],
  'areas/applications/server/clearing.test.ts': [
    'areas/application-form/server/testing/planting.ts',
    'areas/enquiries/server/testing/household.ts',
    'areas/form-settings/rules/testing/changing.ts',
    'areas/form-settings/server/testing/building.ts',
  ],
  'areas/applications/server/details/other-kinds.test.ts': ['areas/application-form/server/testing/planting.ts'],
  'areas/applications/server/dossier/papers.test.ts': [
    'areas/application-form/server/testing/planting.ts',
    'areas/application-form/server/testing/publishing.ts',
  ],
  'areas/applications/server/list/list-filters.test.ts': ['areas/enquiries/server/tables.ts'],
  'areas/buildings/server/buildings.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/buildings/server/list.ts': ['table property_object'],
  'areas/buildings/server/media.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/buildings/server/plan.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/buildings/server/remove.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/objects/server/bulk-import/hanging.ts': [
    'table application_draft',
    'table application_wish',
    'table assignment',
    'table assignment_companion',
    'table denial',
    'table offer',
    'table offer_companion',
  ],
  'areas/objects/server/bulk-import/undo.test.ts': [
    'areas/applications/server/tables.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'areas/objects/server/details/received-sql.ts': ['table application', 'table application_wish'],
  'areas/objects/server/details/remove.test.ts': [
    'areas/applications/server/testing/planting.ts',
    'areas/applications/server/testing/tenancy.ts',
  ],
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
  'areas/tenants/server/together.test.ts': [
    'areas/contracts/rules/default-agreement.ts',
    'areas/contracts/server/tables.ts',
  ],
  'areas/waitlist/server/asked-form.test.ts': ['areas/form-settings/server/testing/building.ts'],
  'areas/waitlist/server/request-answers.test.ts': ['areas/form-settings/server/testing/building.ts'],
}

export const allowed: Readonly<Record<string, Exceptions>> = { records, slots, order }
