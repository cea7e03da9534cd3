// Real-world test files, stored next to this module.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'files')

export const caseFile = (name: string): Buffer => readFileSync(join(folder, name))
