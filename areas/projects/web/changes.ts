// Mutations of projects, with the queries that each makes stale.

import type { Endpoint } from '#platform/contract/endpoint.ts'
import { useChange } from '#platform/web/api/query.ts'
import { getAdvertisement, saveAdvertisement } from '../contract/advertisement.ts'
import { getProjectCreation, saveProject } from '../contract/create.ts'
import { listProjects } from '../contract/list.ts'
import {
  getProject,
  getProjectTimeline,
  publishProjects,
  removeProject,
  updateNdaTemplate,
} from '../contract/project.ts'

const staleAfterChange: Endpoint[] = [
  listProjects,
  getProject,
  getProjectTimeline,
  getProjectCreation,
  getAdvertisement,
]

export const useSaveProject = () => useChange(saveProject, { stale: staleAfterChange, errors: 'own' })
export const useSaveAdvertisement = () => useChange(saveAdvertisement, { stale: staleAfterChange, errors: 'own' })
export const usePublishProjects = () => useChange(publishProjects, { stale: staleAfterChange, timeout: false })
export const usePublishProjectsFromDialog = () => useChange(publishProjects, { stale: staleAfterChange, errors: 'own' })
export const useUpdateNdaTemplate = () => useChange(updateNdaTemplate, { stale: staleAfterChange, errors: 'own' })
/** The project no longer exists, so its page is left for the list. */
export const useRemoveProject = (onDone: () => unknown) => useChange(removeProject, { stale: [listProjects], onDone })
