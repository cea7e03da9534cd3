// The calls of the waitlist: the list, one request, the criteria form in the office and behind its link, and who suits what.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import { openTable } from '#platform/server/table/routes.ts'
import { searchAddresses } from '../contract/addresses.ts'
import {
  getApplicationOnWaitlist,
  getCriteriaForm,
  inviteToWaitlist,
  previewCriteriaFormMail,
  previewInvitation,
  saveCriteriaForm,
  sendCriteriaForm,
} from '../contract/criteria-form.ts'
import { activateRequests, changeRequests, listRequests } from '../contract/list.ts'
import { getMatchingObjects, getMatchingRequests } from '../contract/matching.ts'
import { answerProposal, getProposal, previewPropose, sendNoInterest, sendPropose } from '../contract/proposals.ts'
import { fillInCriteriaForm, getPublicCriteriaForm, leaveWaitlist } from '../contract/public-form.ts'
import { correctRequestAnswers, getRequestAnswers } from '../contract/request-answers.ts'
import {
  acceptRequest,
  declineRequest,
  deleteRequest,
  getRequest,
  getRequestTimeline,
  setPriority,
  setRequestInactive,
} from '../contract/request.ts'
import { findAddresses } from './addresses.ts'
import { invite, keepCriteriaForm, previewForm, previewInvite, readCriteriaForm, sendForm } from './criteria-form.ts'
import { readRequest, readTimeline } from './details.ts'
import { readOfApplication } from './from-application.ts'
import { waitlistTable } from './list.ts'
import { readMatchingObjects, readMatchingRequests } from './matching.ts'
import { readProposal, takeAnswer } from './proposal-view.ts'
import { noteNoInterest, previewProposal, propose } from './proposals.ts'
import { fillIn, leaveByLink, readPublicForm } from './public-form.ts'
import { correctAnswers, readAnswers } from './request-answers.ts'
import { requestKind } from './record-kind.ts'
import { tidyWaitlist, tidyWaitlistJob } from './tidy.ts'
import { acceptOne, activateMany, declineOne, deleteOne, prioritise, setInactive } from './status.ts'

export const waitlist: ServerArea = {
  name: 'waitlist',
  open(doors) {
    openTable(doors, waitlistTable, { list: listRequests, bulk: changeRequests, permission: 'waitlist' })
    route(doors, activateRequests, 'waitlist', activateMany)
    route(doors, getCriteriaForm, 'waitlist', readCriteriaForm)
    route(doors, saveCriteriaForm, 'waitlist', keepCriteriaForm)
    route(doors, inviteToWaitlist, 'waitlist', invite)
    route(doors, previewInvitation, 'waitlist', previewInvite)
    route(doors, sendCriteriaForm, 'waitlist', sendForm)
    route(doors, previewCriteriaFormMail, 'waitlist', previewForm)
    route(doors, getRequest, 'waitlist', readRequest)
    route(doors, getRequestTimeline, 'waitlist', readTimeline)
    route(doors, getRequestAnswers, 'waitlist', readAnswers)
    route(doors, correctRequestAnswers, 'waitlist', correctAnswers)
    route(doors, acceptRequest, 'waitlist', acceptOne)
    route(doors, declineRequest, 'waitlist', declineOne)
    route(doors, setRequestInactive, 'waitlist', setInactive)
    route(doors, setPriority, 'waitlist', prioritise)
    route(doors, deleteRequest, 'waitlist', deleteOne)
    route(doors, getApplicationOnWaitlist, 'waitlist', readOfApplication)
    route(doors, getMatchingRequests, 'waitlist', readMatchingRequests)
    route(doors, getMatchingObjects, 'waitlist', readMatchingObjects)
    route(doors, sendPropose, 'waitlist', propose)
    route(doors, previewPropose, 'waitlist', previewProposal)
    route(doors, sendNoInterest, 'waitlist', noteNoInterest)
    publicRoute(doors, searchAddresses, findAddresses, { perMinute: 120 })
    publicRoute(doors, getPublicCriteriaForm, readPublicForm, { perMinute: 60 })
    publicRoute(doors, fillInCriteriaForm, fillIn, { perMinute: 30 })
    publicRoute(doors, leaveWaitlist, leaveByLink, { perMinute: 30 })
    publicRoute(doors, getProposal, readProposal, { perMinute: 60 })
    publicRoute(doors, answerProposal, takeAnswer, { perMinute: 30 })
  },
  jobs: { [tidyWaitlistJob]: tidyWaitlist },
  nightly: [tidyWaitlistJob],
  recordKinds: [requestKind],
  extensions: [
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
