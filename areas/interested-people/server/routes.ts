// The calls of interested people: the list, one person, and what is done with them.

import { route } from '#platform/server/http/route.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { openTable } from '#platform/server/table/routes.ts'
import { beginInterestedMail, prepareInterestedMail } from '../contract/bulk-mail.ts'
import { changeInterested, listInterested } from '../contract/list.ts'
import {
  changePersonStatus,
  createPerson,
  deletePerson,
  getPerson,
  getPersonTimeline,
  savePerson,
  sendApplicationForm,
} from '../contract/person.ts'
import { beginBulkMail, prepareBulkMail } from './bulk-mail.ts'
import { readPerson, readTimeline } from './details.ts'
import { deleteOne, tidyInterested, tidyInterestedJob } from './forgetting.ts'
import { interestedTable } from './list.ts'
import { personKind } from './record-kind.ts'
import { correctPerson, recordPerson } from './recording.ts'
import { sendForm } from './sending-form.ts'
import { changeStatus } from './status.ts'

const asks = 'interested_people'

export const interestedPeople: ServerArea = {
  name: 'interested-people',
  open(doors) {
    openTable(doors, interestedTable, { list: listInterested, bulk: changeInterested, permission: asks })
    route(doors, beginInterestedMail, 'shared_communication', beginBulkMail)
    route(doors, prepareInterestedMail, 'shared_communication', prepareBulkMail)
    route(doors, createPerson, asks, recordPerson)
    route(doors, getPerson, asks, readPerson)
    route(doors, savePerson, asks, correctPerson)
    route(doors, getPersonTimeline, asks, readTimeline)
    route(doors, changePersonStatus, asks, changeStatus)
    route(doors, sendApplicationForm, asks, sendForm)
    route(doors, deletePerson, asks, deleteOne)
  },
  jobs: { [tidyInterestedJob]: tidyInterested },
  nightly: [tidyInterestedJob],
  recordKinds: [personKind],
  extensions: [
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
