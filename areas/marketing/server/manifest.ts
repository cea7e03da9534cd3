// Registers advertisements: calls, jobs, additions to the lists of objects, and the settings page.

import { objectRemoval, reasonsToKeepObjects } from '#areas/objects/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { changeFollowers } from '#platform/server/audit/change-followers.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import * as editing from './editing.ts'
import { followAdverts } from './following.ts'
import { handOver } from './hand-over.ts'
import { advertLines } from './home-lines.ts'
import { atNight, nightJob } from './nightly.ts'
import * as notifications from './notifications.ts'
import { advertisedObjects, refuseAdvertised } from './objects-kept.ts'
import { advertsInObjectsLists } from './objects-list.ts'
import * as platformSettings from './platform-settings.ts'
import * as publishing from './publishing.ts'
import { handOverJob } from './wanting.ts'
import { adverts, followJob } from './watching.ts'

export const marketing: ServerArea = {
  name: 'marketing',
  handlers: [editing, publishing, platformSettings],
  jobs: { [handOverJob]: handOver, [followJob]: followAdverts, [nightJob]: atNight },
  nightly: [nightJob],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(listAdditions, advertsInObjectsLists),
    extend(changeFollowers, adverts),
    extend(reasonsToKeepObjects, advertisedObjects),
    extend(objectRemoval, refuseAdvertised),
    ...advertLines.map((line) => extend(homeLines, line)),
    extend(demoChapters, { name: 'marketing', after: ['interested-people'], load: () => import('./demo-chapter.ts') }),
    extend(
      settingsMenu,
      settingsEntry('settings_rental_platforms', {
        icon: 'broadcast',
        path: 'software-interfaces/rental-platforms',
        order: 100,
        under: 'settings_interfaces',
        only: ['reletting', 'first-time-letting', 'sale'],
      }),
    ),
  ],
}
