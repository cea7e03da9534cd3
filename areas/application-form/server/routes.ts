// The public application form: every call checks the slug and token it came with, none needs a session.

import type { ServerArea } from '#platform/server/area.ts'
import { publicFileRoute } from '#platform/server/http/file-route.ts'
import type { Doors } from '#platform/server/http/doors.ts'
import { gatheredRoute } from '#platform/server/http/gathered-route.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import { framedPage, publicPage, publicPost } from '#platform/server/http/page-route.ts'
import { publicPieceRoutes } from '#platform/server/http/piece-route.ts'
import { publicUploadRoute } from '#platform/server/http/upload-route.ts'
import {
  getNewAdult,
  getOwnParts,
  inviteCoApplicant,
  saveNewAdult,
  withdrawInvitation,
} from '../contract/co-applicant.ts'
import { makeDeviceCode, redeemDeviceCode } from '../contract/device-code.ts'
import { checkCreditTrust } from '../contract/certificate.ts'
import {
  askForDocument,
  removeDocument,
  sendDocumentPiece,
  serveOwnDocument,
  uploadDocument,
} from '../contract/documents.ts'
import {
  addAdult,
  addChild,
  getApplicationForm,
  removeAdult,
  removeChild,
  saveAdult,
  saveApplicationForm,
  saveChild,
} from '../contract/fill-in.ts'
import {
  addProductAdult,
  addProductChild,
  addProductNewAdult,
  getProductAdult,
  getProductChild,
  getProductForm,
  getProductNewAdult,
  getProductObjects,
  listProductAdults,
  listProductChildren,
  removeProductAdult,
  removeProductChild,
  saveProductAdult,
  saveProductChild,
  saveProductForm,
} from '../contract/product-form.ts'
import { beginPaperApplication, findPaperObjects } from '../contract/paper.ts'
import { getApplicationStatus, getReceipt, openOwnOffer, withdrawApplication } from '../contract/status.ts'
import { getNewApplication, startApplication } from '../contract/start.ts'
import { getEmailValidation, sendContinueLink, submitApplication, validateEmail } from '../contract/submit.ts'
import { verifyCertificate } from './certificate.ts'
import { invite, readNewAdult, readOwnParts, saveOwnPerson, takeBackInvitation } from './co-applicant.ts'
import { mailContinueLink } from './continue-later.ts'
import { forgetCode, forgetCodeJob, makeCode, openByCode } from './device-code.ts'
import { documentRules, keepDocument, openDocumentPlace, serveDocument, takeBackDocument } from './documents.ts'
import { confirmEmail, readEmailValidation } from './email-validation.ts'
import { expireDraft, expireDraftJob, removeContent, removeContentJob } from './expiry.ts'
import { readForm } from './form-page.ts'
import { beginPaper, readPaperObjects } from './paper.ts'
import { beginPlainly, landingPath, readLandingPage, readStepPage, stepPath } from './form-pages.ts'
import { verbsFor } from './people.ts'
import { addProductPerson, ofForm, readersFor, readProductNewAdult, readProductObjects } from './product-form.ts'
import { saveAnswers } from './save-answers.ts'
import { serveReceipt } from './receipt.ts'
import { readStartPage, startDraft } from './start.ts'
import { readOfferLink, readStatus } from './status.ts'
import { takeBack } from './withdrawing.ts'
import { submitDraft, submitTogether } from './submit.ts'
import { applicationPart } from './record-part.ts'

const adults = verbsFor('adult')
const children = verbsFor('child')
const readAdults = readersFor('adult')
const readChildren = readersFor('child')

export const applicationForm: ServerArea = {
  name: 'application-form',
  open(doors) {
    publicPage(doors, landingPath, readLandingPage)
    publicPage(doors, stepPath, readStepPage)
    publicPost(doors, landingPath, beginPlainly, 20)
    publicRoute(doors, getNewApplication, readStartPage)
    publicRoute(doors, startApplication, startDraft, { perMinute: 20 })
    route(doors, findPaperObjects, 'applications_write', readPaperObjects)
    route(doors, beginPaperApplication, 'applications_write', beginPaper)
    publicRoute(doors, getApplicationForm, readForm)
    publicRoute(doors, saveApplicationForm, saveAnswers)
    publicRoute(doors, addAdult, adults.add)
    publicRoute(doors, saveAdult, adults.save)
    publicRoute(doors, removeAdult, adults.remove)
    publicRoute(doors, addChild, children.add)
    publicRoute(doors, saveChild, children.save)
    publicRoute(doors, removeChild, children.remove)
    publicRoute(doors, inviteCoApplicant, invite, { perMinute: 10 })
    publicRoute(doors, getOwnParts, readOwnParts)
    publicRoute(doors, withdrawInvitation, takeBackInvitation)
    publicRoute(doors, getNewAdult, readNewAdult)
    publicRoute(doors, saveNewAdult, saveOwnPerson)
    publicUploadRoute(doors, uploadDocument, documentRules, keepDocument)
    publicPieceRoutes(
      doors,
      { ask: askForDocument, send: sendDocumentPiece },
      { rules: documentRules, open: openDocumentPlace, keep: keepDocument },
    )
    publicRoute(doors, removeDocument, takeBackDocument)
    publicFileRoute(doors, serveOwnDocument, serveDocument)
    openProductForm(doors)
    gatheredRoute(doors, submitApplication, { alone: submitDraft, together: submitTogether }, { perMinute: 20 })
    publicRoute(doors, getApplicationStatus, readStatus)
    publicRoute(doors, openOwnOffer, readOfferLink, { perMinute: 30 })
    publicRoute(doors, withdrawApplication, takeBack, { perMinute: 20 })
    publicFileRoute(doors, getReceipt, serveReceipt)
    publicRoute(doors, makeDeviceCode, makeCode, { perMinute: 10 })
    publicRoute(doors, redeemDeviceCode, openByCode, { perMinute: 10 })
    publicRoute(doors, sendContinueLink, mailContinueLink, { perMinute: 5 })
    publicRoute(doors, getEmailValidation, readEmailValidation)
    publicRoute(doors, validateEmail, confirmEmail)
    framedPage(doors, '/form/preview')
  },
  jobs: { [expireDraftJob]: expireDraft, [removeContentJob]: removeContent, [forgetCodeJob]: forgetCode },
  recordParts: [applicationPart],
}

function openProductForm(doors: Doors): void {
  publicRoute(doors, getProductForm, ofForm(readForm))
  publicRoute(doors, saveProductForm, ofForm(saveAnswers))
  publicRoute(doors, getProductObjects, readProductObjects)
  publicRoute(doors, listProductAdults, readAdults.list)
  publicRoute(doors, addProductAdult, ofForm(adults.add))
  publicRoute(doors, getProductAdult, readAdults.read)
  publicRoute(doors, saveProductAdult, ofForm(adults.save))
  publicRoute(doors, removeProductAdult, ofForm(adults.remove))
  publicRoute(doors, getProductNewAdult, readProductNewAdult)
  publicRoute(doors, addProductNewAdult, addProductPerson)
  publicRoute(doors, listProductChildren, readChildren.list)
  publicRoute(doors, addProductChild, ofForm(children.add))
  publicRoute(doors, getProductChild, readChildren.read)
  publicRoute(doors, saveProductChild, ofForm(children.save))
  publicRoute(doors, removeProductChild, ofForm(children.remove))
  publicRoute(doors, checkCreditTrust, verifyCertificate, { perMinute: 10 })
}
