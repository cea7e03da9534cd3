// History of a settings page: change, person, and both values as text.

import { z } from 'zod'

export const settingHistory = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    by: z.string(),
    title: z.string(),
    changes: z.array(z.object({ label: z.string(), old: z.string(), new: z.string() })),
  }),
)
export type SettingHistory = z.infer<typeof settingHistory>
