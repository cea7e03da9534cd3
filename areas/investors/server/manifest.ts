// Registers investors: the list and one investor, interested people, and the sale of projects to investors.

import { accountsInUse, externalDoors } from '#areas/external-accounts/server/public.ts'
import { memorandumGate, reasonsToKeepProjects } from '#areas/projects/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { investorLines } from './home-lines.ts'
import * as interestedDetails from './interested/details.ts'
import * as interestedList from './interested/list.ts'
import * as interestedRecording from './interested/recording.ts'
import * as interestedStatus from './interested/status.ts'
import { tidyInterestedInvestors, tidyInterestedInvestorsJob } from './interested/status.ts'
import * as bulkMail from './list/bulk-mail.ts'
import * as list from './list/list.ts'
import { investorKind } from './list/record-kind.ts'
import * as notifications from './notifications.ts'
import { investorAccountsInUse } from './process/accounts-in-use.ts'
import { investorDoor } from './process/door.ts'
import * as files from './process/files.ts'
import { investorGate } from './process/gate.ts'
import * as joining from './process/joining.ts'
import * as offers from './process/offers.ts'
import * as optingOut from './process/opting-out.ts'
import * as profileLink from './process/profile-link.ts'
import * as proposing from './process/proposing.ts'
import { remindInvestors, remindInvestorsJob } from './process/reminding.ts'
import { tidyInvestorPapers, tidyInvestorPapersJob } from './process/retention.ts'
import * as sale from './process/sale.ts'
import * as signing from './process/signing.ts'
import * as steps from './process/steps.ts'
import * as views from './process/views.ts'
import * as details from './record/details.ts'
import * as forgetting from './record/forgetting.ts'
import { tidyInvestors, tidyInvestorsJob } from './record/forgetting.ts'
import * as recording from './record/recording.ts'
import * as status from './record/status.ts'

const papers = (table: string) => `exists (select from investor_application a
  join ${table} x on x.workspace_id = a.workspace_id and x.application_id = a.id
  where a.workspace_id = t.workspace_id and a.project_id = t.id)`

export const investors: ServerArea = {
  name: 'investors',
  handlers: [
    list,
    bulkMail,
    recording,
    details,
    status,
    forgetting,
    interestedList,
    interestedRecording,
    interestedDetails,
    interestedStatus,
    views,
    joining,
    proposing,
    steps,
    files,
    offers,
    sale,
    signing,
    optingOut,
    profileLink,
  ],
  jobs: {
    [remindInvestorsJob]: remindInvestors,
    [tidyInvestorsJob]: tidyInvestors,
    [tidyInterestedInvestorsJob]: tidyInterestedInvestors,
    [tidyInvestorPapersJob]: tidyInvestorPapers,
  },
  nightly: [remindInvestorsJob, tidyInvestorPapersJob, tidyInvestorsJob, tidyInterestedInvestorsJob],
  recordKinds: [investorKind],
  extensions: [
    extend(externalDoors, investorDoor),
    extend(accountsInUse, investorAccountsInUse),
    extend(memorandumGate, investorGate),
    extend(reasonsToKeepProjects, { where: papers('investor_nda'), reason: 'investors_reason_project_ndas' }),
    extend(reasonsToKeepProjects, { where: papers('investor_offer'), reason: 'investors_reason_project_offers' }),
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(demoChapters, { name: 'investors', after: ['projects'], load: () => import('./demo/demo-chapter.ts') }),
    ...investorLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 300,
      key: 'interested_people_b2b',
      icon: 'user-heart',
      path: '/interested-people-b2b',
      permission: 'interested_people',
      only: ['saleb2b'],
    }),
    extend(mainMenu, {
      order: 700,
      key: 'investors',
      icon: 'briefcase',
      path: '/investors',
      permission: 'permit',
      only: ['saleb2b'],
    }),
  ],
}
