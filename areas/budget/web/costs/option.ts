// A choice of a select field.

import type { z } from 'zod'
import type { option } from '#platform/contract/fields.ts'

export type Option = z.infer<typeof option>
