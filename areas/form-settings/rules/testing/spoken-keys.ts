// Product texts stub: returns each key with its values.

import type { Judged } from '../definition-places.ts'

export const spokenKeys: Judged['says'] = (key, _language, values) =>
  [`«${key}»`, ...Object.values(values ?? {})].join(' ')
