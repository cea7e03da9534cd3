// Endpoints for interested people: the list, one person, and actions.

import { applicationsSent } from '#areas/application-form/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { interestedLines } from './home-lines.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { noteApplied } from './applying.ts'
import { tidyInterested, tidyInterestedJob } from './forgetting.ts'
import { interestInObjectsList } from './objects-list.ts'
import { personKind } from './record-kind.ts'
import * as list from './list.ts'
import * as bulkMail from './bulk-mail.ts'
import * as recording from './recording.ts'
import * as details from './details.ts'
import * as status from './status.ts'
import * as sendingForm from './sending-form.ts'
import * as forgetting from './forgetting.ts'

export const interestedPeople: ServerArea = {
  name: 'interested-people',
  handlers: [list, bulkMail, recording, details, status, sendingForm, forgetting],
  jobs: { [tidyInterestedJob]: tidyInterested },
  nightly: [tidyInterestedJob],
  recordKinds: [personKind],
  extensions: [
    extend(applicationsSent, noteApplied),
    extend(listAdditions, interestInObjectsList),
    extend(demoChapters, { name: 'interested-people', load: () => import('./demo-chapter.ts') }),
    ...interestedLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 200,
      key: 'interested_people',
      icon: 'user-heart',
      path: '/interested-people',
      permission: 'interested_people',
      only: ['reletting', 'first-time-letting', 'sale', 'build'],
    }),
  ],
}
