// The areas in the browser. Removing a line removes the area.

import { externalAccountsWeb } from '#areas/external-accounts/web/manifest.ts'
import { analyticsWeb } from '#areas/analytics/web/manifest.ts'
import { applicationFormWeb } from '#areas/application-form/web/manifest.ts'
import { applicationsWeb } from '#areas/applications/web/manifest.ts'
import { budgetWeb } from '#areas/budget/web/manifest.ts'
import { buildingsWeb } from '#areas/buildings/web/manifest.ts'
import { changelogWeb } from '#areas/changelog/web/manifest.ts'
import { communicationWeb } from '#areas/communication/web/manifest.ts'
import { contractsWeb } from '#areas/contracts/web/manifest.ts'
import { documentRoomsWeb } from '#areas/document-room/web/manifest.ts'
import { drawsWeb } from '#areas/draws/web/manifest.ts'
import { enquiriesWeb } from '#areas/enquiries/web/manifest.ts'
import { erpWeb } from '#areas/erp/web/manifest.ts'
import { formSettingsWeb } from '#areas/form-settings/web/manifest.ts'
import { homeWeb } from '#areas/home/web/manifest.ts'
import { interestedPeopleWeb } from '#areas/interested-people/web/manifest.ts'
import { mailTemplatesWeb } from '#areas/mail-templates/web/manifest.ts'
import { marketingWeb } from '#areas/marketing/web/manifest.ts'
import { investorsWeb } from '#areas/investors/web/manifest.ts'
import { mapsWeb } from '#areas/maps/web/manifest.ts'
import { objectsWeb } from '#areas/objects/web/manifest.ts'
import { ownersWeb } from '#areas/owners/web/manifest.ts'
import { paymentsWeb } from '#areas/payments/web/manifest.ts'
import { projectsWeb } from '#areas/projects/web/manifest.ts'
import { projectSettingsWeb } from '#areas/project-settings/web/manifest.ts'
import { providerAccountsWeb } from '#areas/provider-accounts/web/manifest.ts'
import { reportingWeb } from '#areas/reporting/web/manifest.ts'
import { retentionWeb } from '#areas/retention/web/manifest.ts'
import { salesWeb } from '#areas/sales/web/manifest.ts'
import { senderWeb } from '#areas/sender/web/manifest.ts'
import { signInWeb } from '#areas/sign-in/web/manifest.ts'
import { tasksWeb } from '#areas/tasks/web/manifest.ts'
import { tenantsWeb } from '#areas/tenants/web/manifest.ts'
import { usersWeb } from '#areas/users/web/manifest.ts'
import { viewingAppointmentsWeb } from '#areas/viewing-appointments/web/manifest.ts'
import { waitlistWeb } from '#areas/waitlist/web/manifest.ts'
import { projectWebsiteWeb } from '#areas/website/web/manifest.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'

export const areas: readonly WebArea[] = [
  externalAccountsWeb,
  homeWeb,
  applicationsWeb,
  enquiriesWeb,
  objectsWeb,
  buildingsWeb,
  budgetWeb,
  communicationWeb,
  mailTemplatesWeb,
  tenantsWeb,
  waitlistWeb,
  viewingAppointmentsWeb,
  interestedPeopleWeb,
  contractsWeb,
  documentRoomsWeb,
  drawsWeb,
  erpWeb,
  analyticsWeb,
  signInWeb,
  usersWeb,
  ownersWeb,
  paymentsWeb,
  tasksWeb,
  projectSettingsWeb,
  providerAccountsWeb,
  reportingWeb,
  retentionWeb,
  salesWeb,
  senderWeb,
  applicationFormWeb,
  formSettingsWeb,
  mapsWeb,
  marketingWeb,
  projectsWeb,
  investorsWeb,
  changelogWeb,
  projectWebsiteWeb,
]
