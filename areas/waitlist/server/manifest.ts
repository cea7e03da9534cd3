// Registers the endpoints of the waitlist: list, single request, criteria form for staff and for the mailed link, and
// matching.

import { processFields } from '#areas/project-settings/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { waitlistLines } from './home-lines.ts'
import { requestKind } from './record-kind.ts'
import { renewalMonths, showsPlace } from './process-fields.ts'
import { renewWaitlist, renewWaitlistJob } from './renewal/renewal.ts'
import * as renewal from './renewal/renewal.ts'
import { tidyWaitlist, tidyWaitlistJob } from './tidy.ts'
import * as notifications from './notifications.ts'
import * as list from './list.ts'
import * as status from './status.ts'
import * as criteriaForm from './criteria-form.ts'
import * as details from './details.ts'
import * as requestAnswers from './request-answers.ts'
import * as fromApplication from './from-application.ts'
import * as matching from './matching.ts'
import * as proposals from './proposals.ts'
import * as addresses from './addresses.ts'
import { sendWaitlistLinks, waitlistLinkJob } from './behind-link/new-link.ts'
import * as newLink from './behind-link/new-link.ts'
import * as publicForm from './behind-link/public-form.ts'
import * as proposalView from './behind-link/proposal-view.ts'

export const waitlist: ServerArea = {
  name: 'waitlist',
  handlers: [
    list,
    status,
    criteriaForm,
    details,
    requestAnswers,
    fromApplication,
    matching,
    proposals,
    addresses,
    renewal,
    publicForm,
    newLink,
    proposalView,
  ],
  jobs: {
    [tidyWaitlistJob]: tidyWaitlist,
    [renewWaitlistJob]: renewWaitlist,
    [waitlistLinkJob]: sendWaitlistLinks,
  },
  nightly: [tidyWaitlistJob, renewWaitlistJob],
  recordKinds: [requestKind],
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    extend(processFields, renewalMonths),
    extend(processFields, showsPlace),
    ...waitlistLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 500,
      key: 'waitlist',
      icon: 'list-numbers',
      path: '/waitlist',
      permission: 'waitlist',
      only: ['reletting', 'first-time-letting'],
      feature: 'waitlist',
    }),
  ],
}
