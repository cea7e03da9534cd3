// The calls of the buildings area.

import type { ServerArea } from '#platform/server/area.ts'
import { publicFileRoute } from '#platform/server/http/file-route.ts'
import { route } from '#platform/server/http/route.ts'
import { openTable } from '#platform/server/table/routes.ts'
import {
  changeBuildings,
  createBuilding,
  deleteBuilding,
  getBuildingCreation,
  getBuildingEdit,
  getBuildingFront,
  getBuildingTimeline,
  listBuildings,
  saveBuildingEdit,
} from '../contract/buildings.ts'
import { setUpBuildingImages } from '../contract/media.ts'
import { getBuildingPlan } from '../contract/plan.ts'
import { createByHand, readBuildingCreation } from './create.ts'
import { changeBuildingData, readBuildingEdit } from './edit.ts'
import { serveBuildingFront } from './front.ts'
import { buildingsTable } from './list.ts'
import { arrangeImages } from './media.ts'
import { readBuildingPlan } from './plan.ts'
import { deleteByHand } from './remove.ts'
import { readTimeline } from './timeline.ts'

export const buildings: ServerArea = {
  name: 'buildings',
  open(doors) {
    openTable(doors, buildingsTable, { list: listBuildings, bulk: changeBuildings, permission: 'object_read' })
    route(doors, getBuildingCreation, 'object_write', readBuildingCreation)
    route(doors, createBuilding, 'object_write', createByHand)
    route(doors, getBuildingEdit, 'object_read', readBuildingEdit)
    route(doors, saveBuildingEdit, 'object_write', changeBuildingData)
    route(doors, setUpBuildingImages, 'object_write', arrangeImages)
    route(doors, deleteBuilding, 'object_write', deleteByHand)
    route(doors, getBuildingTimeline, 'object_read', readTimeline)
    route(doors, getBuildingPlan, 'object_read', readBuildingPlan)
    publicFileRoute(doors, getBuildingFront, serveBuildingFront)
  },
}
