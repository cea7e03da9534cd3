// The dossier of applications and tenancies as a file.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/fields.ts'

export const generateDossiers = endpoint({
  method: 'POST',
  path: '/api/v1/generate-serve-dossier-files',
  summary:
    'All data and papers of an application or tenancy as one PDF; of several as an archive of PDFs, at most 100.',
  body: z.object({ targets: z.array(id).min(1, 'table_nothing_selected').max(100) }),
  response: z.unknown(),
})
