// The form builder's calls: all of them for administrators.

import { readPage, savePage } from '#areas/project-settings/server/public.ts'
import { allowedImageTypes, maxFileSizeMegabytes } from '#platform/contract/file.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { route } from '#platform/server/http/route.ts'
import { uploadRoute } from '#platform/server/http/upload-route.ts'
import { getField, getForm, getSection, saveField, saveForm, saveSection } from '../contract/form.ts'
import { changeForms, getForms, getFormsOfKind, saveFormsOfKind } from '../contract/forms.ts'
import { getFormGeneral, getFormProviders, saveFormGeneral, saveFormProviders } from '../contract/general.ts'
import { getStartPage, saveStartPage, uploadStartPicture } from '../contract/start-page.ts'
import {
  discardDraft,
  getFormDiff,
  getFormVersion,
  previewForm,
  publishForm,
  restoreVersion,
} from '../contract/versions.ts'
import { changeProjectForms } from './change-forms.ts'
import { formGeneralPage, formProvidersPage } from './general.ts'
import { readFormsOfKind, saveKind } from './kinds.ts'
import { readField, readSection, saveOneField, saveOneSection } from './places.ts'
import { readPreview } from './preview.ts'
import { discard, publish, restore } from './publishing.ts'
import { readStartPage, saveStart } from './start-page.ts'
import { keepStartPicture } from './start-picture.ts'
import { readForms } from './summaries.ts'
import { readDiff, readVersion } from './versions.ts'
import { readForm, saveWholeDraft } from './workbench.ts'

const pictures = { maxBytes: maxFileSizeMegabytes * 1024 * 1024, types: allowedImageTypes }

export const formSettings: ServerArea = {
  name: 'form-settings',
  open(doors) {
    route(doors, getForms, 'admin', readForms)
    route(doors, changeForms, 'admin', changeProjectForms)
    route(doors, getFormsOfKind, 'admin', readFormsOfKind)
    route(doors, saveFormsOfKind, 'admin', saveKind)
    route(doors, getStartPage, 'admin', readStartPage)
    route(doors, saveStartPage, 'admin', saveStart)
    uploadRoute(doors, uploadStartPicture, { permission: 'admin', rules: pictures }, keepStartPicture)
    route(doors, getFormGeneral, 'admin', readPage(formGeneralPage))
    route(doors, saveFormGeneral, 'admin', savePage(formGeneralPage))
    route(doors, getFormProviders, 'admin', readPage(formProvidersPage))
    route(doors, saveFormProviders, 'admin', savePage(formProvidersPage))
    route(doors, getForm, 'admin', readForm)
    route(doors, saveForm, 'admin', saveWholeDraft)
    route(doors, getSection, 'admin', readSection)
    route(doors, saveSection, 'admin', saveOneSection)
    route(doors, getField, 'admin', readField)
    route(doors, saveField, 'admin', saveOneField)
    route(doors, publishForm, 'admin', publish)
    route(doors, discardDraft, 'admin', discard)
    route(doors, getFormVersion, 'admin', readVersion)
    route(doors, restoreVersion, 'admin', restore)
    route(doors, getFormDiff, 'admin', readDiff)
    route(doors, previewForm, 'admin', readPreview)
  },
}
