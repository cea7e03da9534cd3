// The areas on the server. Removing a line removes the area.

import { analytics } from '#areas/analytics/server/manifest.ts'
import { applicationForm } from '#areas/application-form/server/manifest.ts'
import { applications } from '#areas/applications/server/manifest.ts'
import { budget } from '#areas/budget/server/manifest.ts'
import { changelog } from '#areas/changelog/server/manifest.ts'
import { contracts } from '#areas/contracts/server/manifest.ts'
import { documentRooms } from '#areas/document-room/server/manifest.ts'
import { draws } from '#areas/draws/server/manifest.ts'
import { enquiries } from '#areas/enquiries/server/manifest.ts'
import { externalAccounts } from '#areas/external-accounts/server/manifest.ts'
import { erp } from '#areas/erp/server/manifest.ts'
import { investors } from '#areas/investors/server/manifest.ts'
import { home } from '#areas/home/server/manifest.ts'
import { signIn } from '#areas/sign-in/server/manifest.ts'
import { tenants } from '#areas/tenants/server/manifest.ts'
import { interestedPeople } from '#areas/interested-people/server/manifest.ts'
import { projects } from '#areas/projects/server/manifest.ts'
import { projectSettings } from '#areas/project-settings/server/manifest.ts'
import { owners } from '#areas/owners/server/manifest.ts'
import { payments } from '#areas/payments/server/manifest.ts'
import { providerAccounts } from '#areas/provider-accounts/server/manifest.ts'
import { reporting } from '#areas/reporting/server/manifest.ts'
import { retention } from '#areas/retention/server/manifest.ts'
import { sales } from '#areas/sales/server/manifest.ts'
import { formSettings } from '#areas/form-settings/server/manifest.ts'
import { users } from '#areas/users/server/manifest.ts'
import { buildings } from '#areas/buildings/server/manifest.ts'
import { communication } from '#areas/communication/server/manifest.ts'
import { files } from '#areas/files/server/manifest.ts'
import { marketing } from '#areas/marketing/server/manifest.ts'
import { maps } from '#areas/maps/server/manifest.ts'
import { mailTemplates } from '#areas/mail-templates/server/manifest.ts'
import { objects } from '#areas/objects/server/manifest.ts'
import { tasks } from '#areas/tasks/server/manifest.ts'
import { sender } from '#areas/sender/server/manifest.ts'
import { waitlist } from '#areas/waitlist/server/manifest.ts'
import { projectWebsite } from '#areas/website/server/manifest.ts'
import { viewingAppointments } from '#areas/viewing-appointments/server/manifest.ts'
import type { ServerArea } from '#platform/server/area.ts'

export const areas: readonly ServerArea[] = [
  home,
  applicationForm,
  applications,
  enquiries,
  buildings,
  budget,
  communication,
  contracts,
  draws,
  erp,
  externalAccounts,
  analytics,
  files,
  formSettings,
  mailTemplates,
  objects,
  tasks,
  tenants,
  waitlist,
  viewingAppointments,
  interestedPeople,
  owners,
  payments,
  signIn,
  users,
  projectSettings,
  providerAccounts,
  reporting,
  retention,
  sales,
  sender,
  maps,
  marketing,
  projects,
  projectWebsite,
  documentRooms,
  investors,
  changelog,
]
