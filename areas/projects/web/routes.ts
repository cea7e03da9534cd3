// Routes of B2B projects.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'
import { projectActions, projectMain, projectSide } from '../contract/places.ts'

const forInvestors = { layout: 'external', permission: 'permit', userTypes: ['melon', 'b2b'] } as const

export const projectsRoutes: readonly ScreenRoute[] = [
  {
    name: 'projects',
    path: '/projects',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_projects',
    page: () => import('./ProjectsPage.tsx'),
  },
  {
    name: 'projectDetails',
    path: '/projects/$id',
    layout: 'staff',
    permission: 'permit',
    title: 'screen_project_details',
    slots: [projectMain, projectSide, projectActions],
    page: () => import('./details/ProjectPage.tsx'),
  },
  {
    name: 'projectTeaser',
    path: '/project-teaser/$projectSlug',
    layout: 'external',
    title: 'screen_project_teaser',
    page: () => import('./teaser/TeaserPage.tsx'),
  },
  {
    ...forInvestors,
    name: 'projectMemorandum',
    path: '/project-memorandum/$projectSlug',
    title: 'screen_project_memorandum',
    page: () => import('./memorandum/MemorandumPage.tsx'),
  },
  {
    ...forInvestors,
    name: 'projectMemorandumPitch',
    path: '/project-memorandum-pitch/$projectSlug',
    title: 'screen_project_memorandum_pitch',
    page: () => import('./memorandum/PitchPage.tsx'),
  },
]
