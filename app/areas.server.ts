// The rooms of the house, server side. Taking a line out takes the area out.

import { applicationForm } from '#areas/application-form/server/routes.ts'
import { applications } from '#areas/applications/server/routes.ts'
import { contracts } from '#areas/contracts/server/routes.ts'
import { enquiries } from '#areas/enquiries/server/routes.ts'
import { erp } from '#areas/erp/server/routes.ts'
import { home } from '#areas/home/server/routes.ts'
import { signIn } from '#areas/sign-in/server/routes.ts'
import { tenants } from '#areas/tenants/server/routes.ts'
import { interestedPeople } from '#areas/interested-people/server/routes.ts'
import { projectSettings } from '#areas/project-settings/server/routes.ts'
import { retention } from '#areas/retention/server/routes.ts'
import { formSettings } from '#areas/form-settings/server/routes.ts'
import { users } from '#areas/users/server/routes.ts'
import { buildings } from '#areas/buildings/server/routes.ts'
import { communication } from '#areas/communication/server/routes.ts'
import { files } from '#areas/files/server/routes.ts'
import { mailTemplates } from '#areas/mail-templates/server/routes.ts'
import { objects } from '#areas/objects/server/routes.ts'
import { tasks } from '#areas/tasks/server/routes.ts'
import { sender } from '#areas/sender/server/routes.ts'
import { waitlist } from '#areas/waitlist/server/routes.ts'
import type { ServerArea } from '#platform/server/area.ts'

export const areas: readonly ServerArea[] = [
  home,
  applicationForm,
  applications,
  enquiries,
  buildings,
  communication,
  contracts,
  erp,
  files,
  formSettings,
  mailTemplates,
  objects,
  tasks,
  tenants,
  waitlist,
  interestedPeople,
  signIn,
  users,
  projectSettings,
  retention,
  sender,
]
