// Registers the handlers of the objects area: lists, details, floor plans and public pages.

import { unitsOfBuildings } from '#areas/buildings/server/public.ts'
import { workOnHome } from '#areas/home/server/public.ts'
import { reasonsToKeepOwners } from '#areas/owners/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu, settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import { objectLines } from './list/home-lines.ts'
import { listAdditions } from '#platform/server/table/additions.ts'
import { publicPage, publicPart } from '#platform/server/http/page-route.ts'
import { forgetImports, forgetImportsJob } from './bulk-import/forgotten.ts'
import { readWishes } from './public-pages/list/wishes.ts'
import { readListPage, readObjectHead } from './public-pages/public-pages.ts'
import { publicListPath, publicObjectPath } from './public-pages/public-paths.ts'
import { endOverdueReservation, endReservationJob } from './details/reservations.ts'
import { availableInBuildingsList } from './buildings/buildings-list.ts'
import { objectsOfBuildings } from './buildings/units.ts'
import { objectWork } from './list/home-work.ts'
import * as ownerObjects from './list/owners.ts'
import * as list from './list/list.ts'
import * as publicList from './public-pages/public-list.ts'
import * as publicHouses from './public-pages/public-houses.ts'
import * as feed from './list/feed.ts'
import * as searchEngines from './public-pages/search-engines.ts'
import * as drawings from './public-pages/drawings.ts'
import * as publicDocuments from './public-pages/public-documents.ts'
import * as create from './details/create.ts'
import * as number from './details/number.ts'
import * as posting from './public-pages/posting.ts'
import * as remove from './details/remove.ts'
import * as details from './details/details.ts'
import * as timeline from './list/timeline.ts'
import * as edit from './details/edit.ts'
import * as ownFacts from './details/own-facts.ts'
import * as media from './details/media.ts'
import * as status from './list/status.ts'
import * as sale from './details/sale.ts'
import * as check from './bulk-files/check.ts'
import * as keep from './bulk-files/keep.ts'
import * as past from './bulk-import/past.ts'
import * as source from './bulk-import/source.ts'
import * as preview from './bulk-import/preview.ts'
import * as checkHandlers from './bulk-import/check.ts'
import * as apply from './bulk-import/apply.ts'
import * as undo from './bulk-import/undo.ts'
import * as sheets from './bulk-import/sheets.ts'

export const objects: ServerArea = {
  name: 'objects',
  handlers: [
    list,
    publicList,
    publicHouses,
    feed,
    searchEngines,
    drawings,
    publicDocuments,
    create,
    number,
    posting,
    remove,
    details,
    timeline,
    edit,
    ownFacts,
    media,
    status,
    sale,
    check,
    keep,
    past,
    source,
    preview,
    checkHandlers,
    apply,
    undo,
    sheets,
    ownerObjects,
  ],
  open(router) {
    publicPage(router, publicListPath, readListPage, { isEmbeddable: true })
    publicPart(router, `${publicListPath}/wishes`, readWishes)
    publicPage(router, publicObjectPath(':id'), readObjectHead, { isEmbeddable: true })
  },
  jobs: { [endReservationJob]: endOverdueReservation, [forgetImportsJob]: forgetImports },
  nightly: [forgetImportsJob],
  extensions: [
    extend(unitsOfBuildings, objectsOfBuildings),
    extend(listAdditions, availableInBuildingsList),
    extend(listAdditions, ownerObjects.objectsInOwnersList),
    extend(reasonsToKeepOwners, ownerObjects.objectsKeepOwners),
    extend(workOnHome, objectWork),
    ...objectLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 900,
      key: 'objects',
      icon: 'building',
      path: '/objects',
      permission: 'object_read',
      children: [
        { key: 'apartments', icon: 'door', path: '/objects/apartments', permission: 'object_read' },
        { key: 'parking', icon: 'parking', path: '/objects/parking', permission: 'object_read' },
        { key: 'outbuildings', icon: 'box', path: '/objects/outbuildings', permission: 'object_read' },
        { key: 'business', icon: 'building-store', path: '/objects/business', permission: 'object_read' },
        { key: 'buildings', icon: 'buildings', path: '/objects/buildings', permission: 'object_read' },
        { key: 'plots', icon: 'polygon', path: '/objects/plots', permission: 'object_read' },
      ],
    }),
    extend(
      settingsMenu,
      settingsEntry('settings_iframe', { icon: 'code', path: 'website/iframe', order: 200, under: 'settings_website' }),
    ),
  ],
}
