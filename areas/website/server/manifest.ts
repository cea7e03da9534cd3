// Registers the website: page builder, public page, and its place in the settings menu.

import { pagesForSearch } from '#areas/objects/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { demoChapters } from '#platform/server/demo/chapter.ts'
import { extend } from '#platform/server/extension-point.ts'
import { publicPage } from '#platform/server/http/page-route.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as files from './files.ts'
import * as preview from './preview.ts'
import { readSitePage, siteForSearch } from './public-page/site-page.ts'
import { sitePath } from './public-page/site-path.ts'
import * as publishing from './publishing.ts'
import { forgetWebsiteVersions, forgetWebsiteVersionsJob } from './retention.ts'
import * as versions from './versions.ts'
import * as website from './website.ts'

export const projectWebsite: ServerArea = {
  name: 'website',
  handlers: [website, files, preview, publishing, versions],
  open(router) {
    publicPage(router, sitePath, readSitePage)
  },
  jobs: { [forgetWebsiteVersionsJob]: forgetWebsiteVersions },
  nightly: [forgetWebsiteVersionsJob],
  extensions: [
    extend(pagesForSearch, siteForSearch),
    extend(demoChapters, { name: 'website', load: () => import('./demo/chapter.ts') }),
    extend(
      settingsMenu,
      settingsEntry('settings_page_builder', {
        icon: 'layout',
        path: 'website/page-builder',
        order: 100,
        under: 'settings_website',
      }),
    ),
  ],
}
