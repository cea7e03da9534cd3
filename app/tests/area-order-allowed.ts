// Exceptions to the order of the areas, by file. `area-order.test.ts` fails when one is missing, and when one is no longer needed.

import { records } from './area-order-allowed-records.ts'

/** File → imported paths and `table <name>` for tables named in SQL. */
export type Exceptions = Readonly<Record<string, readonly string[]>>

/** Gone when higher areas declare their parts of lower pages and lists. */
const slots: Exceptions = {
  'areas/application-form/web/preview/PreviewWhole.tsx': ['areas/waitlist/web/public.tsx'],
  'areas/applications/web/details/ApplicationsPage.tsx': ['areas/application-form/web/public.tsx'],
  'areas/home/server/my-work.ts': [
    'areas/applications/rules/application-state.ts',
    'table application',
    'table application_wish',
    'table assignment',
    'table offer',
    'table property_object',
  ],
  'areas/home/web/WaitingSection.tsx': ['areas/applications/rules/application-state.ts'],
  'areas/mail-templates/web/OwnSignaturePage.tsx': ['areas/users/web/public.tsx'],
  'areas/objects/web/details/ObjectListPages.tsx': ['areas/applications/web/public.tsx'],
  'areas/project-settings/web/PostingPreview.tsx': ['areas/objects/contract/posting.ts'],
}

/** Gone when the facts have an owner below both areas. */
const order: Exceptions = {
  'areas/application-form/server/documents/asked-papers.ts': ['areas/enquiries/server/tables.ts'],
  'areas/application-form/server/sending/after-sending.test.ts': ['areas/enquiries/server/tables.ts'],
  'areas/application-form/web/preview/Preview.tsx': ['areas/waitlist/rules/asked-form.ts'],
  'areas/application-form/web/preview/PreviewWhole.tsx': ['areas/waitlist/rules/criteria-problems.ts'],
  'areas/applications/contract/application.ts': ['areas/enquiries/rules/references.ts'],
  'areas/applications/rules/answer-periods.test.ts': ['areas/form-settings/rules/testing/changing.ts'],
  'areas/applications/server/assignments/assignments.ts': ['areas/contracts/server/tables.ts'],
  'areas/applications/server/clearing.test.ts': [
    'areas/application-form/server/testing/planting.ts',
    'areas/enquiries/server/testing/household.ts',
    'areas/form-settings/rules/testing/changing.ts',
    'areas/form-settings/server/testing/building.ts',
  ],
  'areas/applications/server/details/answers.ts': ['areas/interested-people/rules/interest-campaign.ts'],
  'areas/applications/server/details/details.ts': ['areas/enquiries/rules/references.ts'],
  'areas/applications/server/details/forgetting-mails.ts': ['table application_link'],
  'areas/applications/server/details/mail-filing.ts': ['areas/application-form/server/public.ts'],
  'areas/applications/server/details/other-kinds.test.ts': ['areas/application-form/server/testing/planting.ts'],
  'areas/applications/server/dossier/papers.test.ts': [
    'areas/application-form/server/testing/planting.ts',
    'areas/application-form/server/testing/publishing.ts',
  ],
  'areas/applications/server/evaluation/known-facts.ts': ['areas/enquiries/server/tables.ts'],
  'areas/applications/server/list/list-filters.test.ts': ['areas/enquiries/server/tables.ts'],
  'areas/buildings/server/buildings.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/buildings/server/list.ts': ['table property_object'],
  'areas/buildings/server/media.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/buildings/server/plan.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/buildings/server/remove.test.ts': ['areas/objects/server/testing/planting.ts'],
  'areas/enquiries/server/deposit.ts': ['areas/contracts/server/public.ts'],
  'areas/enquiries/server/means.test.ts': ['areas/contracts/server/tables.ts'],
  'areas/home/server/my-work.ts': ['areas/buildings/rules/object-state.ts'],
  'areas/interested-people/server/applying.test.ts': ['areas/application-form/server/testing/planting.ts'],
  'areas/interested-people/server/sending-form.ts': ['areas/application-form/server/public.ts'],
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
  'areas/sign-in/server/account-mails.ts': ['areas/users/rules/preferences.ts'],
  'areas/sign-in/server/sso-person.ts': ['areas/users/rules/staff-can.ts', 'areas/users/server/public.ts'],
  'areas/tenants/server/contract-state.ts': ['areas/contracts/rules/parties.ts', 'areas/contracts/server/tables.ts'],
  'areas/tenants/server/csv.ts': ['areas/contracts/server/tables.ts'],
  'areas/tenants/server/list.ts': ['table rental_contract'],
  'areas/tenants/server/tenant.ts': ['areas/contracts/server/public.ts'],
  'areas/tenants/server/together.test.ts': [
    'areas/contracts/rules/default-agreement.ts',
    'areas/contracts/server/tables.ts',
  ],
  'areas/waitlist/server/asked-form.test.ts': ['areas/form-settings/server/testing/building.ts'],
  'areas/waitlist/server/request-answers.test.ts': ['areas/form-settings/server/testing/building.ts'],
}

export const allowed: Readonly<Record<string, Exceptions>> = { records, slots, order }
