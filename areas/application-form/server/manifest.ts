// The public application form: every call checks the slug and token it came with, none needs a session.

import type { ServerArea } from '#platform/server/area.ts'
import { framedPage, publicPage, publicPost } from '#platform/server/http/page-route.ts'
import { forgetCode, forgetCodeJob } from './device-code.ts'
import { expireDraft, expireDraftJob, removeContent, removeContentJob } from './expiry.ts'
import { beginPlainly, landingPath, readLandingPage, readStepPage, stepPath } from './form-pages.ts'
import { applicationPart } from './record-part.ts'
import * as start from './start.ts'
import * as paper from './paper.ts'
import * as formPage from './form-page.ts'
import * as saveAnswers from './save-answers.ts'
import * as people from './people.ts'
import * as coApplicant from './co-applicant.ts'
import * as documents from './documents.ts'
import * as submit from './submit.ts'
import * as status from './status.ts'
import * as withdrawing from './withdrawing.ts'
import * as receipt from './receipt.ts'
import * as deviceCode from './device-code.ts'
import * as continueLater from './continue-later.ts'
import * as emailValidation from './email-validation.ts'
import * as productCalls from './product-calls.ts'
import * as productForm from './product-form.ts'
import * as certificate from './certificate.ts'

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
    emailValidation,
    productCalls,
    productForm,
    certificate,
  ],
  open(doors) {
    publicPage(doors, landingPath, readLandingPage)
    publicPage(doors, stepPath, readStepPage)
    publicPost(doors, landingPath, beginPlainly, 20)
    framedPage(doors, '/form/preview')
  },
  jobs: { [expireDraftJob]: expireDraft, [removeContentJob]: removeContent, [forgetCodeJob]: forgetCode },
  recordParts: [applicationPart],
}
