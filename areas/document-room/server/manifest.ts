// Registers the calls of document rooms, their jobs and what they add to lower areas.

import { accountsInUse, externalDoors } from '#areas/external-accounts/server/public.ts'
import { reasonsToKeepProjects } from '#areas/projects/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import { tiesOnObjects } from '#areas/objects/server/public.ts'
import type { ProjectType } from '#platform/rules/project-type.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import * as freezing from './archive/freezing.ts'
import * as fileChanges from './files/changing.ts'
import * as fileOpening from './files/opening.ts'
import * as fileUpload from './files/upload.ts'
import { roomsInObjectLists, roomsInProjectList, roomsOfObjects, roomsOfProjects } from './rooms-of-records.ts'
import * as accessLog from './log/access-log.ts'
import * as notifications from './notifications.ts'
import { guestAccountsInUse } from './people/accounts-in-use.ts'
import { mailNewRoomFiles, roomDigestJob } from './people/digest.ts'
import { roomDoor } from './people/door.ts'
import * as inviting from './people/inviting.ts'
import * as people from './people/people.ts'
import * as categories from './rooms/categories.ts'
import * as roomChanges from './rooms/room-changes.ts'
import * as roomOfRecord from './rooms/room-of-record.ts'
import * as roomView from './rooms/room-view.ts'
import * as visits from './rooms/visits.ts'
import * as roles from './settings/roles.ts'
import * as standardCategories from './settings/standard-categories.ts'

/** Only what is sold has document rooms. */
const only: readonly ProjectType[] = ['sale', 'saleb2b']

export const documentRooms: ServerArea = {
  name: 'document-room',
  handlers: [
    roles,
    standardCategories,
    roomView,
    roomOfRecord,
    roomChanges,
    visits,
    categories,
    fileUpload,
    fileChanges,
    fileOpening,
    inviting,
    people,
    accessLog,
    freezing,
  ],
  jobs: { [freezing.freezeRoomJob]: freezing.freezeRoom, [roomDigestJob]: mailNewRoomFiles },
  nightly: [roomDigestJob],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(listAdditions, roomsInObjectLists),
    extend(externalDoors, roomDoor),
    extend(accountsInUse, guestAccountsInUse),
    extend(reasonsToKeepProjects, roomsOfProjects),
    extend(listAdditions, roomsInProjectList),
    extend(tiesOnObjects, roomsOfObjects),
    extend(settingsMenu, settingsEntry('settings_dms', { icon: 'folders', path: 'dms-settings', order: 1300, only })),
    extend(
      settingsMenu,
      settingsEntry('settings_dms_roles', {
        icon: 'shield',
        path: 'dms-settings/roles',
        order: 100,
        under: 'settings_dms',
        only,
      }),
    ),
    extend(
      settingsMenu,
      settingsEntry('settings_dms_categories', {
        icon: 'category',
        path: 'dms-settings/categories',
        order: 200,
        under: 'settings_dms',
        only,
      }),
    ),
    extend(demoChapters, {
      name: 'document-rooms',
      after: ['sales', 'projects'],
      load: () => import('./demo/demo-chapter.ts'),
    }),
  ],
}
