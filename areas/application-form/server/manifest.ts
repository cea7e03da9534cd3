// The public application form: each handler checks the slug and token of the request; no session is required.

import { addressesOfApplications, papersOfApplications } from '#areas/applications/server/public.ts'
import { reasonsToKeepObjects } from '#areas/objects/server/public.ts'
import { extend } from '#platform/server/extension-point.ts'
import { draftReasons, linkAddresses, papersInForm } from './provided.ts'
import { notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { framedPage, publicPage, publicPost } from '#platform/server/http/page-route.ts'
import { newLinkJob, sendNewLinks } from './later/new-link.ts'
import { forgetCode, forgetCodeJob } from './later/device-code.ts'
import { expireDraft, expireDraftJob, removeContent, removeContentJob } from './later/expiry.ts'
import { beginPlainly, landingPath, readLandingPage, readStepPage, stepPath } from './filling/form-pages.ts'
import { applicationPart } from './record-part.ts'
import * as notifications from './notifications.ts'
import * as start from './later/start.ts'
import * as paper from './documents/paper.ts'
import * as formPage from './filling/form-page.ts'
import * as saveAnswers from './filling/save-answers.ts'
import * as people from './filling/people.ts'
import * as coApplicant from './later/co-applicant.ts'
import * as documents from './documents/documents.ts'
import * as submit from './sending/submit.ts'
import * as status from './status/status.ts'
import * as withdrawing from './status/withdrawing.ts'
import * as receipt from './status/receipt.ts'
import * as deviceCode from './later/device-code.ts'
import * as continueLater from './later/continue-later.ts'
import { sendTakeOverCode, takeOverCodeJob } from './later/take-over-code.ts'
import * as takeOverCode from './later/take-over-code.ts'
import * as newLink from './later/new-link.ts'
import * as emailValidation from './later/email-validation.ts'
import * as productCalls from './filling/product-calls.ts'
import * as productForm from './filling/product-form.ts'
import * as certificate from './documents/certificate.ts'

export const applicationForm: ServerArea = {
  name: 'application-form',
  handlers: [
    start,
    paper,
    formPage,
    saveAnswers,
    people,
    coApplicant,
    documents,
    submit,
    status,
    withdrawing,
    receipt,
    deviceCode,
    continueLater,
    newLink,
    takeOverCode,
    emailValidation,
    productCalls,
    productForm,
    certificate,
  ],
  open(router) {
    publicPage(router, landingPath, readLandingPage)
    publicPage(router, stepPath, readStepPage)
    publicPost(router, landingPath, beginPlainly, 20)
    framedPage(router, '/form/preview')
  },
  jobs: {
    [expireDraftJob]: expireDraft,
    [removeContentJob]: removeContent,
    [forgetCodeJob]: forgetCode,
    [newLinkJob]: sendNewLinks,
    [takeOverCodeJob]: sendTakeOverCode,
  },
  recordParts: [applicationPart],
  extensions: [
    extend(notificationKinds, notifications.kinds),
    extend(papersOfApplications, papersInForm),
    extend(addressesOfApplications, linkAddresses),
    extend(reasonsToKeepObjects, draftReasons),
  ],
}
