// A product that has every text: each is its key, with what is filled in.

import type { Judged } from '../definition-places.ts'

export const spokenKeys: Judged['says'] = (key, _language, values) =>
  [`«${key}»`, ...Object.values(values ?? {})].join(' ')
