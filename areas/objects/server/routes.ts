// The calls of the objects area: lists, one object, its floor plan, and what the public may see.

import { maxFileSizeMegabytes } from '#platform/contract/file.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { fileRoute, publicFileRoute } from '#platform/server/http/file-route.ts'
import { publicPage } from '#platform/server/http/page-route.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import { uploadRoute } from '#platform/server/http/upload-route.ts'
import { openTable } from '#platform/server/table/routes.ts'
import { checkBulkFiles, findFileObjects, getBulkFiles, keepBulkFile } from '../contract/bulk-files.ts'
import {
  applyImport,
  checkImport,
  getBulkImport,
  getImportTemplate,
  getRejectedRows,
  previewImport,
  undoImport,
  uploadImport,
} from '../contract/bulk-import.ts'
import { askNumber, createObject, getObjectCreation } from '../contract/create.ts'
import { getFloorPlan, getPublicFloorPlan } from '../contract/drawings.ts'
import { getGroupedObjectEdit, getObjectEdit, saveObjectEdit } from '../contract/edit.ts'
import { getObjectFeed, getRobots, getSitemap } from '../contract/feed.ts'
import { objectLists } from '../contract/lists.ts'
import { setUpFiles, setUpImages } from '../contract/media.ts'
import { changeObjectStatus, getObject, getObjectTimeline } from '../contract/object.ts'
import { saveOwnFact } from '../contract/own-facts.ts'
import { noteAsSold, takeSaleBack } from '../contract/sale.ts'
import { getPublicListInit, getPublicObject, listPublicObjects } from '../contract/public.ts'
import { getPublicDocument } from '../contract/public-documents.ts'
import { listPublicHouses } from '../contract/public-houses.ts'
import { generatePosting, previewPosting } from '../contract/posting.ts'
import { deleteObject, getClosing, getDeleteInfo } from '../contract/removal.ts'
import { checkFiles, findForFiles, readBulkFiles } from './bulk-files/check.ts'
import { keepFile } from './bulk-files/keep.ts'
import { writeImport } from './bulk-import/apply.ts'
import { checkRows } from './bulk-import/check.ts'
import { forgetImports, forgetImportsJob } from './bulk-import/forgotten.ts'
import { readBulkImport } from './bulk-import/past.ts'
import { readPreview } from './bulk-import/preview.ts'
import { serveRejectedRows, serveTemplate } from './bulk-import/sheets.ts'
import { importTypes, readUpload, takeIn } from './bulk-import/source.ts'
import { takeBack } from './bulk-import/undo.ts'
import { createByHand, readObjectCreation } from './create.ts'
import { readObject } from './details.ts'
import { serveFloorPlan, servePublicFloorPlan } from './drawings.ts'
import { changeObjectData, readGroupedEdit, readObjectEdit } from './edit.ts'
import { readObjectFeed } from './feed.ts'
import { objectTables } from './list.ts'
import { arrangeFiles, arrangeImages } from './media.ts'
import { keepOwnFact } from './own-facts.ts'
import { servePublicDocument } from './public-documents.ts'
import { readPublicHouses } from './public-houses.ts'
import { readPublicList, readPublicListInit, readPublicObject } from './public-list.ts'
import { readListHead, readObjectHead } from './public-pages.ts'
import { publicListPath, publicObjectPath } from './public-paths.ts'
import { readNumber } from './number.ts'
import { generatePostingFiles, servePreview } from './posting.ts'
import { deleteByHand, readClosing, readDeleteInfo } from './remove.ts'
import { endOverdueReservation, endReservationJob } from './reservations.ts'
import { noteSale, unsell } from './sale.ts'
import { serveRobots, serveSitemap } from './search-engines.ts'
import { changeStatus } from './status.ts'
import { readTimeline } from './timeline.ts'

const importRules = {
  maxBytes: maxFileSizeMegabytes * 1024 * 1024,
  types: importTypes,
  typeNames: 'XLSX, CSV',
  prepare: readUpload,
}

export const objects: ServerArea = {
  name: 'objects',
  open(doors) {
    for (const { kind, table } of objectTables) {
      openTable(doors, table, { ...objectLists[kind], permission: 'object_read' })
    }
    publicRoute(doors, listPublicObjects, readPublicList, { isOpen: true })
    publicRoute(doors, listPublicHouses, readPublicHouses, { isOpen: true })
    publicRoute(doors, getPublicListInit, readPublicListInit, { isOpen: true })
    publicRoute(doors, getObjectFeed, readObjectFeed, { isOpen: true })
    publicFileRoute(doors, getRobots, serveRobots)
    publicFileRoute(doors, getSitemap, serveSitemap)
    publicPage(doors, publicListPath, readListHead, { isEmbeddable: true })
    publicPage(doors, publicObjectPath(':id'), readObjectHead, { isEmbeddable: true })
    publicRoute(doors, getPublicObject, readPublicObject)
    publicFileRoute(doors, getPublicFloorPlan, servePublicFloorPlan)
    publicFileRoute(doors, getPublicDocument, servePublicDocument)
    route(doors, getObjectCreation, 'object_write', readObjectCreation)
    route(doors, askNumber, 'object_write', readNumber)
    route(doors, createObject, 'object_write', createByHand)
    fileRoute(doors, generatePosting, 'object_read', generatePostingFiles)
    fileRoute(doors, previewPosting, 'admin', servePreview)
    route(doors, getDeleteInfo, 'object_write', readDeleteInfo)
    route(doors, deleteObject, 'object_write', deleteByHand)
    route(doors, getClosing, 'object_write', readClosing)
    route(doors, getObject, 'object_read', readObject)
    route(doors, getObjectTimeline, 'object_read', readTimeline)
    route(doors, getObjectEdit, 'object_read', readObjectEdit)
    route(doors, getGroupedObjectEdit, 'object_read', readGroupedEdit)
    route(doors, saveObjectEdit, 'object_write', changeObjectData)
    route(doors, saveOwnFact, 'object_write', keepOwnFact)
    route(doors, setUpImages, 'object_write', arrangeImages)
    route(doors, setUpFiles, 'object_write', arrangeFiles)
    route(doors, changeObjectStatus, 'object_write', changeStatus)
    route(doors, noteAsSold, 'object_write', noteSale)
    route(doors, takeSaleBack, 'object_write', unsell)
    route(doors, getBulkFiles, 'object_write', readBulkFiles)
    route(doors, findFileObjects, 'object_write', findForFiles)
    route(doors, checkBulkFiles, 'object_write', checkFiles)
    route(doors, keepBulkFile, 'object_write', keepFile)
    route(doors, getBulkImport, 'object_write', readBulkImport)
    uploadRoute(doors, uploadImport, { permission: 'object_write', rules: importRules }, takeIn)
    route(doors, previewImport, 'object_write', readPreview)
    route(doors, checkImport, 'object_write', checkRows)
    route(doors, applyImport, 'object_write', writeImport)
    route(doors, undoImport, 'object_write', takeBack)
    fileRoute(doors, getRejectedRows, 'object_write', serveRejectedRows)
    fileRoute(doors, getImportTemplate, 'object_write', serveTemplate)
    fileRoute(doors, getFloorPlan, 'object_read', serveFloorPlan)
  },
  jobs: { [endReservationJob]: endOverdueReservation, [forgetImportsJob]: forgetImports },
  nightly: [forgetImportsJob],
  extensions: [
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
  ],
}
