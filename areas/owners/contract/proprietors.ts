// Owners of B2B projects (spec 2 §7): the same owners, created and changed by those who change projects, without a login.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'
import { languages } from '#platform/rules/project-type.ts'
import { ownerData } from './owners.ts'

const choices = z.object({ languages: z.array(z.enum(languages)) })

export const getProprietorCreation = endpoint({
  method: 'GET',
  path: '/api/v1/teams/b2b/proprietor/create',
  summary: 'The languages to choose from for a new owner of a project.',
  response: z.object({ choices }),
})

export const createProprietor = endpoint({
  method: 'POST',
  path: '/api/v1/teams/b2b/proprietor/create',
  summary: 'Creates an owner of projects, without a login; 422 if the name is taken.',
  body: ownerData,
  response: z.object({ id, notify: z.array(notice).optional() }),
})

export const getProprietor = endpoint({
  method: 'GET',
  path: '/api/v1/teams/:id/b2b/proprietor/edit',
  summary: 'An owner of projects with contact person and address.',
  params: idParam,
  response: z.object({ id, version, data: ownerData, choices }),
})

export const saveProprietor = endpoint({
  method: 'PATCH',
  path: '/api/v1/teams/:id/b2b/proprietor/edit',
  summary:
    'Saves an owner of projects; refused for owners with a login, whom administrators change. A stale version returns 409 with the newer values.',
  params: idParam,
  body: ownerData.extend({ version }),
  response: z.object({ version, notify: z.array(notice).optional() }),
})
