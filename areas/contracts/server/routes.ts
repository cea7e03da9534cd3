// The calls about rental agreements.

import { allowedFileTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { fileRoute } from '#platform/server/http/file-route.ts'
import { extend } from '#platform/server/extension-point.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { route } from '#platform/server/http/route.ts'
import { uploadRoute } from '#platform/server/http/upload-route.ts'
import {
  cancelContract,
  getContractInfo,
  getContractPreview,
  recordSignature,
  removeSignature,
  saveContractTerms,
  previewContractEmail,
  sendContractEmail,
  uploadSignedContract,
} from '../contract/agreement.ts'
import {
  getAgreementSample,
  getRentalAgreementSettings,
  printAgreementSample,
  saveRentalAgreementSettings,
} from '../contract/settings.ts'
import {
  checkDraftStatus,
  createSigningDocument,
  discardSigningDocument,
  downloadSigningDocument,
  getSigningTemplates,
  openEditingSession,
  signForDemo,
} from '../contract/signing.ts'
import { followSigning, followSigningJob } from './following.ts'
import { readContractInfo } from './info.ts'
import { previewAgreement, previewAgreementMail, sendAgreement, withdrawAgreement } from './sending.ts'
import { keepSignedContract, noteSignature, takeSignatureAway } from './signatures.ts'
import {
  createAgreement,
  discardDocument,
  openEditor,
  playSignature,
  readDraftStatus,
  readTemplates,
  serveSigningDocument,
} from './signing.ts'
import { printSample, readAgreementSettings, readSample, saveAgreementSettings } from './template.ts'
import { tenantsListAddition } from './tenants-list.ts'
import { agreeOn } from './terms.ts'
import { agreementsPart } from './record-part.ts'

const scans = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedFileTypes }

export const contracts: ServerArea = {
  name: 'contracts',
  open(doors) {
    route(doors, getContractInfo, 'tenants_read', readContractInfo)
    route(doors, saveContractTerms, 'tenants_write', agreeOn)
    fileRoute(doors, getContractPreview, 'tenants_read', previewAgreement)
    route(doors, sendContractEmail, 'tenants_write', sendAgreement)
    route(doors, previewContractEmail, 'tenants_write', previewAgreementMail)
    route(doors, cancelContract, 'tenants_write', withdrawAgreement)
    route(doors, recordSignature, 'tenants_write', noteSignature)
    route(doors, removeSignature, 'tenants_write', takeSignatureAway)
    uploadRoute(doors, uploadSignedContract, { permission: 'tenants_write', rules: scans }, keepSignedContract)
    route(doors, getSigningTemplates, 'digitalcontract', readTemplates)
    route(doors, createSigningDocument, 'digitalcontract', createAgreement)
    route(doors, checkDraftStatus, 'digitalcontract', readDraftStatus)
    route(doors, openEditingSession, 'digitalcontract', openEditor)
    fileRoute(doors, downloadSigningDocument, 'digitalcontract', serveSigningDocument)
    route(doors, discardSigningDocument, 'digitalcontract', discardDocument)
    route(doors, signForDemo, 'digitalcontract', playSignature)
    route(doors, getRentalAgreementSettings, 'admin', readAgreementSettings)
    route(doors, saveRentalAgreementSettings, 'admin', saveAgreementSettings)
    route(doors, getAgreementSample, 'admin', readSample)
    fileRoute(doors, printAgreementSample, 'admin', printSample)
  },
  jobs: { [followSigningJob]: followSigning },
  recordParts: [agreementsPart],
  extensions: [extend(listAdditions, tenantsListAddition)],
}
