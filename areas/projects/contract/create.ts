// The wizard of a project. The same two calls create a project and edit one: with an id they concern that project.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, version } from '#platform/contract/fields.ts'
import { uploadedFile } from '#platform/contract/file.ts'
import { notice } from '#platform/contract/notify.ts'
import { projectData, projectDetails } from './project-data.ts'

/** A new project has no title yet. */
const firstData = projectData.extend({ details: projectDetails.extend({ title: z.string() }) })

export const getProjectCreation = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/create-object',
  summary: 'The data with which the wizard begins: empty for a new project, or those of the project with this id.',
  query: z.object({ id: id.optional() }),
  response: z.object({
    id: id.nullable(),
    version: version.nullable(),
    data: firstData,
    images: z.array(uploadedFile),
    files: z.array(uploadedFile),
  }),
})

export const saveProject = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/create-object',
  summary:
    'Creates a project as a draft, or saves the one with this id; a stale version returns 409 with the newer values.',
  body: projectData.extend({ id: id.optional(), version: version.optional() }),
  response: z.object({ id, version, notify: z.array(notice).optional() }),
})
