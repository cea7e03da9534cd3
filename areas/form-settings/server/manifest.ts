// Handlers of the form builder; all require an administrator.

import type { ServerArea } from '#platform/server/area.ts'
import * as summaries from './summaries.ts'
import * as changeForms from './change-forms.ts'
import * as kinds from './kinds.ts'
import * as startPage from './start-page.ts'
import * as startPicture from './start-picture.ts'
import * as general from './general.ts'
import * as workbench from './workbench.ts'
import * as places from './places.ts'
import * as publishing from './publishing.ts'
import * as versions from './versions.ts'
import * as preview from './preview.ts'

export const formSettings: ServerArea = {
  name: 'form-settings',
  handlers: [
    summaries,
    changeForms,
    kinds,
    startPage,
    startPicture,
    general,
    workbench,
    places,
    publishing,
    versions,
    preview,
  ],
}
